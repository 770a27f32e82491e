import { describe, expect, it } from 'vitest'
import type { Db } from '#db/schema/schema.ts'
import { databases } from '#test/databases.ts'
import { blackTeeSku, soldOutSku, waterPotSku } from '#test/demo-skus.ts'
import { afterMinutes, cartShop, cartTestNow } from './cart-shop.fixture.ts'
import { moveLine } from './move-line.server.ts'
import { recognizeVisitor } from './visitors/recognize-visitor.server.ts'

describe.each(databases)('a cart, on %s', kind => {
  const shop = (limit?: number) => cartShop(kind, limit)
  const visitors = async (db: Db) => (await db.selectFrom('visitor').select('id').execute()).length

  it('starts with the first add and is found by its token', async () => {
    const { db, add, lines } = await shop()
    const { outcome, visitor } = await add(undefined, blackTeeSku, 2)
    expect(outcome).toEqual({ ok: true, result: 'added', added: 2 })
    const known = await recognizeVisitor(db, visitor!.token, cartTestNow)
    const [line] = await lines(known!)
    expect(line).toMatchObject({
      sku: blackTeeSku,
      title: 'Basic Crew Neck Tee',
      options: 'Black, S',
      quantity: 2,
      priceSeen: 4400,
      addedAt: cartTestNow.toISOString(),
      saved: false,
      removed: false,
      offer: { slug: 'basic-crew-neck-tee-black', choice: { color: 'black', size: 's' }, price: 4400 },
    })
    expect(line!.picture!.hash).toMatch(/^[0-9a-f]{24}$/)
  })

  it('rejects invalid items without creating a visitor', async () => {
    const { db, add, shopper, quantities } = await shop()
    await db.updateTable('product').set({ published_at: null }).where('slug', '=', 'water-pot').execute()
    const invalid = [
      [waterPotSku, 1, 'unknown-sku'],
      [blackTeeSku, 0, 'zero-quantity'],
      ['NO-SUCH', 1, 'unknown-sku'],
      ["'; drop table cart_line; --", 1, 'unknown-sku'],
      ['', 1, 'unknown-sku'],
      [soldOutSku, 1, 'sold-out'],
    ] as const
    for (const [sku, quantity, reason] of invalid)
      expect(await add(undefined, sku, quantity)).toEqual({
        outcome: { ok: false, reason },
        visitor: undefined,
      })
    expect(await visitors(db)).toBe(0)
    const ada = await shopper()
    for (const [sku, quantity, reason] of invalid)
      expect((await add(ada, sku, quantity)).outcome).toEqual({ ok: false, reason })
    expect(await quantities(ada)).toEqual([[blackTeeSku, 1]])
  })

  it("shows a picture of the variant's color, else one for all colors, else the product's first", async () => {
    const { db, shopper, lines } = await shop()
    const shown = async () => (await lines(await shopper('PRD-SGE-LG')))[0]!.picture!.hash
    const rows = await db
      .selectFrom('product_picture')
      .leftJoin('option_value', 'option_value.id', 'product_picture.value_id')
      .select(['product_picture.picture_hash as hash', 'option_value.slug as color'])
      .where('product_id', '=', db.selectFrom('product').select('id').where('slug', '=', 'product'))
      .orderBy('product_picture.position')
      .execute()
    const [first, second] = rows.map(({ hash }) => hash)
    const sages = rows.filter(({ color }) => color === 'sage').map(({ hash }) => hash)
    expect(await shown()).toBe(sages[0])
    await db
      .updateTable('product_picture')
      .set({ value_id: null })
      .where('picture_hash', '=', second!)
      .execute()
    expect(await shown()).toBe(sages[0])
    await db.deleteFrom('product_picture').where('picture_hash', 'in', sages).execute()
    expect(await shown()).toBe(second)
    await db.deleteFrom('product_picture').where('picture_hash', '=', second!).execute()
    expect(await shown()).toBe(first)
  })

  it('adds as many as limit and stock allow and reports when that is less', async () => {
    const { add, change, shopper, quantities, stock } = await shop()
    const ada = await shopper(blackTeeSku, 8)
    expect((await add(ada, blackTeeSku, 5)).outcome).toEqual({ ok: true, result: 'added-to-limit', added: 2 })
    expect((await add(ada, blackTeeSku, 1)).outcome).toEqual({ ok: false, reason: 'at-limit' })
    await stock(waterPotSku, 3)
    expect((await add(ada, waterPotSku, 5, afterMinutes(1))).outcome).toEqual({
      ok: true,
      result: 'added-to-stock',
      added: 3,
    })
    expect((await add(ada, waterPotSku, 1)).outcome).toEqual({ ok: false, reason: 'none-left' })
    expect(await quantities(ada)).toEqual([
      [waterPotSku, 3],
      [blackTeeSku, 10],
    ])
    expect(await change(ada, waterPotSku, 2)).toEqual({ ok: true, result: 'changed', added: -1 })
    expect(await change(ada, waterPotSku, 9)).toEqual({ ok: true, result: 'changed-to-stock', added: 1 })
    expect(await change(ada, blackTeeSku, 11)).toEqual({ ok: true, result: 'changed-to-limit', added: 0 })
    await stock(waterPotSku, 0)
    expect(await change(ada, waterPotSku, 2)).toEqual({ ok: false, reason: 'sold-out' })
    expect(await quantities(ada)).toEqual([
      [waterPotSku, 3],
      [blackTeeSku, 10],
    ])
  })

  it('shows current prices and stock and keeps the requested quantities', async () => {
    const { db, add, shopper, lines, stock } = await shop()
    const ada = await shopper(blackTeeSku, 2)
    const more = ['PRD-CLY-S', waterPotSku, 'BAG-SCH-01']
    for (const [index, sku] of more.entries()) await add(ada, sku, 2, afterMinutes(index + 1))
    await db.updateTable('variant').set({ price: 4900 }).where('sku', '=', blackTeeSku).execute()
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
    // Adding one more means that the shopper saw the new price.
    await add(ada, blackTeeSku, 1)
    expect((await lines(ada))[3]).toMatchObject({
      quantity: 3,
      priceSeen: 4900,
      addedAt: cartTestNow.toISOString(),
    })
  })

  it('removes and restores a discontinued line but does not increase it', async () => {
    const { db, change, shopper, quantities } = await shop()
    const ada = await shopper()
    await db.deleteFrom('variant').where('sku', '=', blackTeeSku).execute()
    expect(await change(ada, blackTeeSku, 2)).toEqual({ ok: false, reason: 'unknown-sku' })
    expect(await quantities(ada)).toEqual([[blackTeeSku, 1]])
    expect(await change(ada, blackTeeSku, 0)).toEqual({ ok: true, result: 'removed', added: 0 })
    expect(await quantities(ada)).toEqual([])
    expect(await moveLine(db, ada, blackTeeSku, 'restored', cartTestNow)).toMatchObject({ ok: true })
    expect(await quantities(ada)).toEqual([[blackTeeSku, 1]])
  })

  it('restores removed lines in place for an hour', async () => {
    const { db, add, change, shopper, lines } = await shop()
    const ada = await shopper(blackTeeSku, 3)
    await add(ada, waterPotSku, 2, afterMinutes(1))
    await moveLine(db, ada, blackTeeSku, 'saved', cartTestNow)
    const before = await lines(ada)
    for (const sku of [blackTeeSku, waterPotSku]) await change(ada, sku, 0, afterMinutes(2))
    expect((await lines(ada)).map(line => line.removed)).toEqual([true, true])
    for (const sku of [blackTeeSku, waterPotSku])
      expect(await moveLine(db, ada, sku, 'restored', afterMinutes(60))).toMatchObject({ ok: true })
    expect(await lines(ada)).toEqual(before)

    await change(ada, waterPotSku, 0, afterMinutes(2))
    expect(await lines(ada, afterMinutes(63))).toHaveLength(1)
    expect(await moveLine(db, ada, waterPotSku, 'restored', afterMinutes(63))).toEqual({
      ok: false,
      reason: 'not-in-cart',
    })
    await change(ada, blackTeeSku, 0, afterMinutes(63))
    const rows = await db.selectFrom('cart_line').select('sku').execute()
    expect(rows).toEqual([{ sku: blackTeeSku }])
  })

  it('saves lines for later and moves them back', async () => {
    const { db, add, shopper, lines, quantities } = await shop()
    const ada = await shopper(blackTeeSku, 3)
    expect(await moveLine(db, ada, blackTeeSku, 'saved', cartTestNow)).toEqual({
      ok: true,
      result: 'saved',
      added: 0,
    })
    expect(await moveLine(db, ada, blackTeeSku, 'saved', cartTestNow)).toEqual({
      ok: false,
      reason: 'not-in-cart',
    })
    expect(await quantities(ada)).toEqual([])
    expect(await lines(ada)).toMatchObject([{ sku: blackTeeSku, quantity: 3, saved: true }])
    expect(await moveLine(db, ada, blackTeeSku, 'unsaved', cartTestNow)).toMatchObject({ ok: true })
    expect(await quantities(ada)).toEqual([[blackTeeSku, 3]])
    // Adding a saved variant replaces its saved quantity.
    await moveLine(db, ada, blackTeeSku, 'saved', cartTestNow)
    await add(ada, blackTeeSku, 1)
    expect(await quantities(ada)).toEqual([[blackTeeSku, 1]])
  })
})
