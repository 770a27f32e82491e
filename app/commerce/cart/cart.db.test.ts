import { describe, expect, it } from 'vitest'
import { databases } from '../../../test/databases.ts'
import type { Db } from '../../db/schema.ts'
import { recogniseVisitor } from '../visitors/recognise-visitor.server.ts'
import { cartShop, minutes, pot, soldOut, tee, today } from './cart-shop.fixture.ts'
import { moveLine } from './move-line.server.ts'

describe.each(databases)('a cart, on %s', kind => {
  const shop = (limit?: number) => cartShop(kind, limit)
  const visitors = async (db: Db) => (await db.selectFrom('visitor').select('id').execute()).length

  it('is begun by the first thing that is put in, and found again by its token', async () => {
    const { db, add, lines } = await shop()
    const { outcome, visitor } = await add(undefined, tee, 2)
    expect(outcome).toEqual({ ok: true, said: 'added', took: 2 })
    const known = await recogniseVisitor(db, visitor!.token, today)
    const [line] = await lines(known!)
    expect(line).toMatchObject({
      sku: tee,
      title: 'Basic Crew Neck Tee',
      options: 'Black, S',
      quantity: 2,
      priceSeen: 4400,
      addedAt: today.toISOString(),
      saved: false,
      removed: false,
      offer: { slug: 'basic-crew-neck-tee-black', color: 'black', size: 's', price: 4400 },
    })
    expect(line!.picture!.hash).toMatch(/^[0-9a-f]{24}$/)
  })

  it('takes in vain what cannot be wanted, and nobody is kept for it', async () => {
    const { db, add, shopper, short } = await shop()
    await db.updateTable('product').set({ published_at: null }).where('slug', '=', 'water-pot').execute()
    const inVain = [
      [pot, '1', 'unknown-sku'],
      [tee, '0', 'none-wanted'],
      [tee, '-1', 'bad-quantity'],
      [tee, '1.5', 'bad-quantity'],
      [tee, '1e9', 'bad-quantity'],
      [tee, '1000', 'bad-quantity'],
      [tee, 'x', 'bad-quantity'],
      ['NO-SUCH', '1', 'unknown-sku'],
      ["'; drop table cart_line; --", '1', 'unknown-sku'],
      ['', '1', 'unknown-sku'],
      [soldOut, '1', 'sold-out'],
    ] as const
    for (const [sku, quantity, said] of inVain)
      expect(await add(undefined, sku, quantity)).toEqual({
        outcome: { ok: false, said },
        visitor: undefined,
      })
    expect(await visitors(db)).toBe(0)
    const ada = await shopper()
    for (const [sku, quantity, said] of inVain)
      expect((await add(ada, sku, quantity)).outcome).toEqual({ ok: false, said })
    expect(await short(ada)).toEqual([[tee, 1]])
  })

  it('shows a variant in its own color, or else in what fits every color, or else as its product', async () => {
    const { db, shopper, lines } = await shop()
    const shown = async () => (await lines(await shopper('PRD-SGE-LG')))[0]!.picture!.hash
    const rows = await db
      .selectFrom('product_picture')
      .select(['picture_hash as hash', 'product_picture.position'])
      .where('product_id', '=', db.selectFrom('product').select('id').where('slug', '=', 'product'))
      .orderBy('position')
      .execute()
    const [first, second, , , , , sage] = rows.map(({ hash }) => hash)
    expect(await shown()).toBe(sage)
    await db
      .updateTable('product_picture')
      .set({ color_id: null })
      .where('picture_hash', '=', second!)
      .execute()
    expect(await shown()).toBe(sage)
    await db.deleteFrom('product_picture').where('picture_hash', '=', sage!).execute()
    expect(await shown()).toBe(second)
    await db.deleteFrom('product_picture').where('picture_hash', '=', second!).execute()
    expect(await shown()).toBe(first)
  })

  it('takes what can be had, and says when that is less', async () => {
    const { add, change, shopper, short, stock } = await shop()
    const ada = await shopper(tee, 8)
    expect((await add(ada, tee, 5)).outcome).toEqual({ ok: true, said: 'added-to-limit', took: 2 })
    expect((await add(ada, tee, 1)).outcome).toEqual({ ok: false, said: 'at-limit' })
    await stock(pot, 3)
    expect((await add(ada, pot, 5, minutes(1))).outcome).toEqual({
      ok: true,
      said: 'added-to-stock',
      took: 3,
    })
    expect((await add(ada, pot, 1)).outcome).toEqual({ ok: false, said: 'none-left' })
    expect(await short(ada)).toEqual([
      [pot, 3],
      [tee, 10],
    ])
    expect(await change(ada, pot, 2)).toEqual({ ok: true, said: 'changed', took: -1 })
    expect(await change(ada, pot, 9)).toEqual({ ok: true, said: 'changed-to-stock', took: 1 })
    expect(await change(ada, tee, 11)).toEqual({ ok: true, said: 'changed-to-limit', took: 0 })
    await stock(pot, 0)
    expect(await change(ada, pot, 2)).toEqual({ ok: false, said: 'sold-out' })
    expect(await short(ada)).toEqual([
      [pot, 3],
      [tee, 10],
    ])
  })

  it('says what became of its lines, and keeps what was wanted', async () => {
    const { db, add, shopper, lines, stock } = await shop()
    const ada = await shopper(tee, 2)
    const more = ['PRD-CLY-S', pot, 'BAG-SCH-01']
    for (const [place, sku] of more.entries()) await add(ada, sku, 2, minutes(place + 1))
    await db.updateTable('variant').set({ price: 4900 }).where('sku', '=', tee).execute()
    await stock('PRD-CLY-S', 0)
    await db.updateTable('product').set({ published_at: null }).where('slug', '=', 'water-pot').execute()
    await db.deleteFrom('variant').where('sku', '=', 'BAG-SCH-01').execute()
    const [bag, ofPot, clay, ofTee] = await lines(ada)
    expect(bag).toMatchObject({
      title: 'School Bag',
      quantity: 2,
      priceSeen: 14000,
      picture: null,
      offer: null,
    })
    expect(ofPot).toMatchObject({ title: 'Water Pot', quantity: 2, offer: null })
    expect(ofPot!.picture).not.toBeNull()
    expect(clay).toMatchObject({ options: 'Clay, S', quantity: 2, offer: { available: 0, price: 4400 } })
    expect(ofTee).toMatchObject({ priceSeen: 4400, offer: { price: 4900 } })
    // Who adds one more has seen the new price.
    await add(ada, tee, 1)
    expect((await lines(ada))[3]).toMatchObject({
      quantity: 3,
      priceSeen: 4900,
      addedAt: today.toISOString(),
    })
  })

  it('lets go of what is no longer sold, and takes it back, but no more of it', async () => {
    const { db, change, shopper, short } = await shop()
    const ada = await shopper()
    await db.deleteFrom('variant').where('sku', '=', tee).execute()
    expect(await change(ada, tee, 2)).toEqual({ ok: false, said: 'unknown-sku' })
    expect(await short(ada)).toEqual([[tee, 1]])
    expect(await change(ada, tee, 0)).toEqual({ ok: true, said: 'removed', took: 0 })
    expect(await short(ada)).toEqual([])
    expect(await moveLine(db, ada, tee, 'restored', today)).toMatchObject({ ok: true })
    expect(await short(ada)).toEqual([[tee, 1]])
  })

  it('gives back for an hour what was removed, to where it was', async () => {
    const { db, add, change, shopper, lines } = await shop()
    const ada = await shopper(tee, 3)
    await add(ada, pot, 2, minutes(1))
    await moveLine(db, ada, tee, 'saved', today)
    const before = await lines(ada)
    for (const sku of [tee, pot]) await change(ada, sku, 0, minutes(2))
    expect((await lines(ada)).map(line => line.removed)).toEqual([true, true])
    for (const sku of [tee, pot])
      expect(await moveLine(db, ada, sku, 'restored', minutes(60))).toMatchObject({ ok: true })
    expect(await lines(ada)).toEqual(before)

    await change(ada, pot, 0, minutes(2))
    expect(await lines(ada, minutes(63))).toHaveLength(1)
    expect(await moveLine(db, ada, pot, 'restored', minutes(63))).toEqual({ ok: false, said: 'not-in-cart' })
    await change(ada, tee, 0, minutes(63))
    const rows = await db.selectFrom('cart_line').select('sku').execute()
    expect(rows).toEqual([{ sku: tee }])
  })

  it('keeps lines for later, and takes them in again', async () => {
    const { db, add, shopper, lines, short } = await shop()
    const ada = await shopper(tee, 3)
    expect(await moveLine(db, ada, tee, 'saved', today)).toEqual({ ok: true, said: 'saved', took: 0 })
    expect(await moveLine(db, ada, tee, 'saved', today)).toEqual({ ok: false, said: 'not-in-cart' })
    expect(await short(ada)).toEqual([])
    expect(await lines(ada)).toMatchObject([{ sku: tee, quantity: 3, saved: true }])
    expect(await moveLine(db, ada, tee, 'unsaved', today)).toMatchObject({ ok: true })
    expect(await short(ada)).toEqual([[tee, 3]])
    // What is added anew is what was asked for, and not what once was saved besides.
    await moveLine(db, ada, tee, 'saved', today)
    await add(ada, tee, 1)
    expect(await short(ada)).toEqual([[tee, 1]])
  })
})
