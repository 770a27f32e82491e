import { describe, expect, it } from 'vitest'
import { databases } from '../../../test/databases.ts'
import type { Db } from '../../db/schema.ts'
import { createList } from './create-list.server.ts'
import { moveWish } from './move-wish.server.ts'
import { removeWish } from './remove-wish.server.ts'
import { renameList } from './rename-list.server.ts'
import { restoreWish } from './restore-wish.server.ts'
import { saveWish } from './save-wish.server.ts'
import { currentList } from './wish-list.ts'
import { readLists } from './wish-list-store.server.ts'
import { at, minutes, potSku, teeSku, today, wishShop } from './wish-shop.fixture.ts'
import { noteSoldOut } from './wish-store.server.ts'

describe.each(databases)('wish lists, on %s', kind => {
  const shop = () => wishShop(kind)
  const visitors = async (db: Db) => (await db.selectFrom('visitor').select('id').execute()).length

  it('begin with the first heart', async () => {
    const { heart, tee, pot, hearts, wishes } = await shop()
    const { outcome, visitor } = await heart(undefined, tee)
    expect(outcome).toMatchObject({ ok: true, said: 'saved', product: tee })
    expect((await heart(visitor, pot)).outcome).toMatchObject({ ok: true, list: outcome.list })
    expect(await hearts(visitor!)).toEqual([['Wish list', [tee, pot].sort((a, b) => a - b)]])
    const [wish] = (await wishes(outcome.list!)).filter(({ product }) => product === tee)
    expect(wish).toMatchObject({
      title: 'Basic Crew Neck Tee',
      options: '',
      priceSeen: 4400,
      addedAt: today.toISOString(),
      offer: { slug: 'basic-crew-neck-tee-black', sku: null, price: 4400, choiceGone: false },
    })
    expect(wish!.picture!.hash).toMatch(/^[0-9a-f]{24}$/)
  })

  it('remember the variant that was chosen, and another one in its place', async () => {
    const { heart, heartVariant, tee, wishes } = await shop()
    const { visitor, outcome } = await heartVariant(undefined, teeSku)
    const list = outcome.list!
    expect(outcome.product).toBe(tee)
    expect(await wishes(list)).toMatchObject([
      { options: 'Black, S', offer: { sku: teeSku, color: 'black', size: 's' } },
    ])
    expect((await heart(visitor, tee)).outcome.said).toBe('saved-already')
    expect((await heartVariant(visitor, teeSku)).outcome.said).toBe('saved-already')
    expect((await heartVariant(visitor, 'TEE-BLK-01-M')).outcome.said).toBe('saved-other-choice')
    expect(await wishes(list)).toMatchObject([{ options: 'Black, M', offer: { sku: 'TEE-BLK-01-M' } }])
  })

  it('take in vain what is not sold, and nobody is kept for it', async () => {
    const { db, tee, shopper, rows, about } = await shop()
    const { ada, first } = await shopper()
    await db.updateTable('product').set({ published_at: null }).where('slug', '=', 'water-pot').execute()
    const before = await rows()
    const count = await visitors(db)
    const products = ['0', '-1', '1.5', '1e9', '999999999', '9999999999', 'x', '', `${tee} or 1=1`]
    const skus = ['NO-SUCH', '', "'; drop table wish; --", potSku]
    for (const visitor of [ada, undefined]) {
      for (const product of products)
        expect((await saveWish(db, visitor, { product }, at(0))).outcome).toEqual({
          ok: false,
          said: 'unknown-product',
        })
      for (const sku of skus)
        expect((await saveWish(db, visitor, { sku }, at(0))).outcome.said).toBe('unknown-product')
    }
    for (const product of products)
      expect((await removeWish(db, ada, { ...about(0, first), product }, at(0))).said).toBe('not-on-list')
    expect(await rows()).toEqual(before)
    expect(await visitors(db)).toBe(count)
  })

  it('say what became of their products', async () => {
    const { db, tee, idOf, heart, heartVariant, shopper, stock, notices, wishes } = await shop()
    const { ada, first } = await shopper()
    await db.updateTable('variant').set({ price: 3900 }).where('product_id', '=', tee).execute()
    expect(await notices(first)).toEqual(['price-dropped'])
    await db.updateTable('variant').set({ available: 0 }).where('product_id', '=', tee).execute()
    expect(await notices(first)).toEqual(['sold-out'])
    await db.updateTable('product').set({ published_at: null }).where('id', '=', tee).execute()
    expect(await notices(first)).toEqual(['no-longer-sold'])
    await db.deleteFrom('product').where('id', '=', tee).execute()
    expect(await wishes(first)).toMatchObject([{ title: 'Basic Crew Neck Tee', picture: null, offer: null }])
    expect((await heart(ada, tee)).outcome.said).toBe('unknown-product')

    await removeWish(db, ada, { product: String(tee), list: first }, at(0))
    await heartVariant(ada, 'PRD-CLY-S', first)
    await db.deleteFrom('variant').where('sku', '=', 'PRD-CLY-S').execute()
    expect((await wishes(first)).find(wish => !wish.removed)).toMatchObject({
      options: 'Clay, S',
      offer: { sku: null, choiceGone: true, color: null },
    })
    await stock(potSku, 0)
    const { outcome } = await heart(undefined, await idOf(potSku))
    await stock(potSku, 3)
    expect(await notices(outcome.list!)).toEqual(['back-in-stock'])
  })

  it('tell that something is back only to whom it was sold out', async () => {
    const { db, pot, heart, stock, notices, wishes } = await shop()
    const { visitor, outcome } = await heart(undefined, pot)
    const list = outcome.list!
    await stock(potSku, 0)
    await stock(potSku, 3)
    expect(await notices(list)).toEqual([])
    await stock(potSku, 0)
    await noteSoldOut(db, visitor!.id, list, [pot], minutes(1))
    await noteSoldOut(db, visitor!.id, list, [pot], minutes(2))
    await noteSoldOut(db, visitor!.id + 1, list, [pot], minutes(3))
    expect(await notices(list)).toEqual(['sold-out'])
    await stock(potSku, 3)
    expect(await notices(list)).toEqual(['back-in-stock'])
    const { sold_out_at } = await db.selectFrom('wish').select('sold_out_at').executeTakeFirstOrThrow()
    expect(sold_out_at).toBe(minutes(1).toISOString())
    // Who saves it anew has seen it in stock.
    await removeWish(db, visitor, { product: String(pot), list }, at(0))
    await heart(visitor, pot)
    expect((await wishes(list))[0]!.seenSoldOut).toBe(false)
  })

  it('give back for an hour what was taken off, to where it was', async () => {
    const { db, tee, pot, heart, about, shopper, create, wishes, hearts } = await shop()
    const { ada, first } = await shopper()
    const second = (await create(ada, 'Second', minutes(1))).list!
    for (const list of [first, second]) await heart(ada, pot, list, minutes(2))
    const before = [await wishes(first), await wishes(second)]
    // From one list, then from all: put back is what was taken off last.
    await removeWish(db, ada, about(pot, first), at(3))
    expect(await hearts(ada)).toEqual([
      ['Wish list', [tee]],
      ['Second', [pot]],
    ])
    await removeWish(db, ada, about(pot), at(4))
    await restoreWish(db, ada, about(pot), at(5))
    expect(await wishes(second, minutes(5))).toEqual(before[1])
    expect((await wishes(first, minutes(5))).map(({ removed }) => removed)).toEqual([true, false])
    await restoreWish(db, ada, about(pot, first), at(5))
    expect(await wishes(first, minutes(5))).toEqual(before[0])
    await removeWish(db, ada, about(pot), at(6))
    expect((await restoreWish(db, ada, about(pot), at(7))).ok).toBe(true)
    expect([await wishes(first), await wishes(second)]).toEqual(before)

    await removeWish(db, ada, about(pot, first), at(8))
    expect(await restoreWish(db, ada, about(pot, first), at(69))).toEqual({
      ok: false,
      said: 'not-on-list',
    })
    await removeWish(db, ada, about(tee), at(69))
    const left = await db.selectFrom('wish').select('list_id').where('product_id', '=', pot).execute()
    expect(left).toEqual([{ list_id: second }])
  })

  it('have names, each once', async () => {
    const { db, shopper, create, hearts } = await shop()
    const { ada, first } = await shopper()
    expect(await create(ada, '  Birthday ', minutes(1))).toMatchObject({ ok: true, said: 'created' })
    expect(await create(ada, 'BIRTHDAY')).toMatchObject({ ok: false, said: 'name-taken' })
    expect(await create(ada, 'wish list')).toMatchObject({ ok: false, said: 'name-taken' })
    for (const name of ['', '  ', 'x'.repeat(61), 'a\nb'])
      expect(await create(ada, name)).toMatchObject({ ok: false, said: 'bad-name' })
    const rename = (name: string) => renameList(db, ada, { list: first, name }, at(0))
    expect(await rename('birthday')).toMatchObject({ ok: false, said: 'name-taken' })
    expect(await rename('\0')).toMatchObject({ ok: false, said: 'bad-name' })
    expect(await rename('WISH LIST')).toMatchObject({ ok: true, said: 'renamed' })
    expect((await hearts(ada)).map(([name]) => name)).toEqual(['WISH LIST', 'Birthday'])
    const bob = (await createList(db, undefined, 'Birthday', at(0))).visitor!
    expect((await hearts(bob)).map(([name]) => name)).toEqual(['Birthday'])
  })

  it('take hearts to the one that was used last', async () => {
    const { tee, pot, heart, shopper, create, hearts, db } = await shop()
    const { ada, first } = await shopper()
    await create(ada, 'New', minutes(1))
    await heart(ada, pot, undefined, minutes(2))
    expect(await hearts(ada)).toEqual([
      ['Wish list', [tee]],
      ['New', [pot]],
    ])
    await heart(ada, pot, first, minutes(3))
    expect(currentList(await readLists(db, ada.id))?.id).toBe(first)
  })

  it('let a wish move to another list as it is', async () => {
    const { db, tee, pot, heart, about, shopper, create, wishes } = await shop()
    const { ada, first } = await shopper()
    const second = (await create(ada, 'Second')).list!
    const [before] = await wishes(first)
    const move = (product: number, list: string, to: string) =>
      moveWish(db, ada, { ...about(product, list), to }, at(1))
    expect(await move(tee, first, second)).toMatchObject({ ok: true, said: 'moved', list: second })
    expect([await wishes(first), await wishes(second)]).toEqual([[], [before]])
    expect(await move(tee, first, second)).toMatchObject({ ok: false, said: 'not-on-list' })
    expect(await move(pot, second, first)).toMatchObject({ ok: false, said: 'not-on-list' })
    expect(await move(tee, second, second)).toMatchObject({ ok: true })
    // Where it is already it stays, and where it was taken off it comes back.
    await heart(ada, tee, first, minutes(2))
    expect(await move(tee, first, second)).toMatchObject({ ok: true })
    expect([await wishes(first), await wishes(second)]).toEqual([[], [before]])
    await heart(ada, tee, first, minutes(2))
    await removeWish(db, ada, about(tee, second), at(2))
    expect(await move(tee, first, second)).toMatchObject({ ok: true })
    expect((await wishes(second)).map(({ removed }) => removed)).toEqual([false])
  })
})
