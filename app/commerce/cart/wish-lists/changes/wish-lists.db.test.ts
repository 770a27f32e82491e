import { describe, expect, it } from 'vitest'
import type { Db } from '#db/schema/schema.ts'
import { databases } from '#test/databases.ts'
import { blackTeeSku, waterPotSku } from '#test/demo-skus.ts'
import { currentList } from '../wish-list.ts'
import { readWishLists } from '../wish-list-store.server.ts'
import { recordSoldOut } from '../wish-store.server.ts'
import { createList } from './create-list.server.ts'
import { moveWish } from './move-wish.server.ts'
import { removeWish } from './remove-wish.server.ts'
import { renameList } from './rename-list.server.ts'
import { restoreWish } from './restore-wish.server.ts'
import { saveWish } from './save-wish.server.ts'
import { minutesAfterNow, requestAt, wishShop, wishShopNow } from './wish-shop.fixture.ts'

describe.each(databases)('wish lists, on %s', kind => {
  const shop = () => wishShop(kind)
  const visitors = async (db: Db) => (await db.selectFrom('visitor').select('id').execute()).length

  it('start with the first saved product', async () => {
    const { heart, tee, pot, hearts, wishes } = await shop()
    const { outcome, visitor } = await heart(undefined, tee)
    expect(outcome).toMatchObject({ ok: true, result: 'saved', product: tee })
    expect((await heart(visitor, pot)).outcome).toMatchObject({ ok: true, list: outcome.list })
    expect(await hearts(visitor!)).toEqual([['Wish list', [tee, pot].sort((a, b) => a - b)]])
    const [wish] = (await wishes(outcome.list!)).filter(({ product }) => product === tee)
    expect(wish).toMatchObject({
      title: 'Basic Crew Neck Tee',
      options: '',
      priceSeen: 4400,
      addedAt: wishShopNow.toISOString(),
      offer: { slug: 'basic-crew-neck-tee-black', sku: null, price: 4400, isVariantGone: false },
    })
    expect(wish!.picture!.hash).toMatch(/^[0-9a-f]{24}$/)
  })

  it('remember the variant, and replace it by another one', async () => {
    const { heart, heartVariant, tee, wishes } = await shop()
    const { visitor, outcome } = await heartVariant(undefined, blackTeeSku)
    const list = outcome.list!
    expect(outcome.product).toBe(tee)
    expect(await wishes(list)).toMatchObject([
      { options: 'Black, S', offer: { sku: blackTeeSku, choice: { color: 'black', size: 's' } } },
    ])
    expect((await heart(visitor, tee)).outcome).toMatchObject({ result: 'saved-already' })
    expect((await heartVariant(visitor, blackTeeSku)).outcome).toMatchObject({ result: 'saved-already' })
    expect((await heartVariant(visitor, 'TEE-BLK-01-M')).outcome).toMatchObject({
      result: 'saved-other-variant',
    })
    expect(await wishes(list)).toMatchObject([{ options: 'Black, M', offer: { sku: 'TEE-BLK-01-M' } }])
  })

  it('reject products that are not sold without creating a visitor', async () => {
    const { db, shopper, rows, about } = await shop()
    const { ada, first } = await shopper()
    await db.updateTable('product').set({ published_at: null }).where('slug', '=', 'water-pot').execute()
    const before = await rows()
    const count = await visitors(db)
    const products = [0, 999_999_999]
    const skus = ['NO-SUCH', '', "'; drop table wish; --", waterPotSku]
    for (const visitor of [ada, undefined]) {
      for (const product of products)
        expect(
          (await saveWish(db, visitor, { product, firstListName: 'List' }, requestAt(0))).outcome,
        ).toEqual({
          ok: false,
          reason: 'unknown-product',
        })
      for (const sku of skus)
        expect(
          (await saveWish(db, visitor, { sku, firstListName: 'List' }, requestAt(0))).outcome,
        ).toMatchObject({ reason: 'unknown-product' })
    }
    for (const product of products)
      expect(await removeWish(db, ada, { ...about(0, first), product }, requestAt(0))).toEqual({
        ok: false,
        reason: 'not-on-list',
      })
    expect(await rows()).toEqual(before)
    expect(await visitors(db)).toBe(count)
  })

  it('report price drops and sold-out, unpublished and deleted products', async () => {
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
    expect((await heart(ada, tee)).outcome).toMatchObject({ reason: 'unknown-product' })

    await removeWish(db, ada, { product: tee, list: first }, requestAt(0))
    await heartVariant(ada, 'PRD-CLY-S', first)
    await db.deleteFrom('variant').where('sku', '=', 'PRD-CLY-S').execute()
    expect((await wishes(first)).find(wish => !wish.removed)).toMatchObject({
      options: 'Clay, S',
      offer: { sku: null, isVariantGone: true, choice: {} },
    })
    await stock(waterPotSku, 0)
    const { outcome } = await heart(undefined, await idOf(waterPotSku))
    await stock(waterPotSku, 3)
    expect(await notices(outcome.list!)).toEqual(['back-in-stock'])
  })

  it('report back in stock only when the owner saw it sold out', async () => {
    const { db, pot, heart, stock, notices, wishes } = await shop()
    const { visitor, outcome } = await heart(undefined, pot)
    const list = outcome.list!
    await stock(waterPotSku, 0)
    await stock(waterPotSku, 3)
    expect(await notices(list)).toEqual([])
    await stock(waterPotSku, 0)
    await recordSoldOut(db, visitor!.id, list, [pot], minutesAfterNow(1))
    await recordSoldOut(db, visitor!.id, list, [pot], minutesAfterNow(2))
    await recordSoldOut(db, visitor!.id + 1, list, [pot], minutesAfterNow(3))
    expect(await notices(list)).toEqual(['sold-out'])
    await stock(waterPotSku, 3)
    expect(await notices(list)).toEqual(['back-in-stock'])
    const { sold_out_at } = await db.selectFrom('wish').select('sold_out_at').executeTakeFirstOrThrow()
    expect(sold_out_at).toBe(minutesAfterNow(1).toISOString())
    // Saving it again forgets that it was sold out.
    await removeWish(db, visitor, { product: pot, list }, requestAt(0))
    await heart(visitor, pot)
    expect((await wishes(list))[0]!.seenSoldOut).toBe(false)
  })

  it('restore removed wishes to their place for an hour', async () => {
    const { db, tee, pot, heart, about, shopper, create, wishes, hearts } = await shop()
    const { ada, first } = await shopper()
    const second = (await create(ada, 'Second', minutesAfterNow(1))).list!
    for (const list of [first, second]) await heart(ada, pot, list, minutesAfterNow(2))
    const before = [await wishes(first), await wishes(second)]
    // Removed from one list, then from all: the last removal is restored.
    await removeWish(db, ada, about(pot, first), requestAt(3))
    expect(await hearts(ada)).toEqual([
      ['Wish list', [tee]],
      ['Second', [pot]],
    ])
    await removeWish(db, ada, about(pot), requestAt(4))
    await restoreWish(db, ada, about(pot), requestAt(5))
    expect(await wishes(second, minutesAfterNow(5))).toEqual(before[1])
    expect((await wishes(first, minutesAfterNow(5))).map(({ removed }) => removed)).toEqual([true, false])
    await restoreWish(db, ada, about(pot, first), requestAt(5))
    expect(await wishes(first, minutesAfterNow(5))).toEqual(before[0])
    await removeWish(db, ada, about(pot), requestAt(6))
    expect((await restoreWish(db, ada, about(pot), requestAt(7))).ok).toBe(true)
    expect([await wishes(first), await wishes(second)]).toEqual(before)

    await removeWish(db, ada, about(pot, first), requestAt(8))
    expect(await restoreWish(db, ada, about(pot, first), requestAt(69))).toEqual({
      ok: false,
      reason: 'not-on-list',
    })
    await removeWish(db, ada, about(tee), requestAt(69))
    const remaining = await db.selectFrom('wish').select('list_id').where('product_id', '=', pot).execute()
    expect(remaining).toEqual([{ list_id: second }])
  })

  it('have unique names', async () => {
    const { db, shopper, create, hearts } = await shop()
    const { ada, first } = await shopper()
    expect(await create(ada, '  Birthday ', minutesAfterNow(1))).toMatchObject({
      ok: true,
      result: 'created',
    })
    expect(await create(ada, 'BIRTHDAY')).toMatchObject({ ok: false, reason: 'name-taken' })
    expect(await create(ada, 'wish list')).toMatchObject({ ok: false, reason: 'name-taken' })
    for (const name of ['', '  ', 'x'.repeat(61), 'a\nb'])
      expect(await create(ada, name)).toMatchObject({ ok: false, reason: 'invalid-name' })
    const rename = (name: string) => renameList(db, ada, { list: first, name }, requestAt(0))
    expect(await rename('birthday')).toMatchObject({ ok: false, reason: 'name-taken' })
    expect(await rename('\0')).toMatchObject({ ok: false, reason: 'invalid-name' })
    expect(await rename('WISH LIST')).toMatchObject({ ok: true, result: 'renamed' })
    expect((await hearts(ada)).map(([name]) => name)).toEqual(['WISH LIST', 'Birthday'])
    const bob = (await createList(db, undefined, 'Birthday', requestAt(0))).visitor!
    expect((await hearts(bob)).map(([name]) => name)).toEqual(['Birthday'])
  })

  it('save to the most recently used list', async () => {
    const { tee, pot, heart, shopper, create, hearts, db } = await shop()
    const { ada, first } = await shopper()
    await create(ada, 'New', minutesAfterNow(1))
    await heart(ada, pot, undefined, minutesAfterNow(2))
    expect(await hearts(ada)).toEqual([
      ['Wish list', [tee]],
      ['New', [pot]],
    ])
    await heart(ada, pot, first, minutesAfterNow(3))
    expect(currentList(await readWishLists(db, ada.id))?.id).toBe(first)
  })

  it('move a wish unchanged to another list', async () => {
    const { db, tee, pot, heart, about, shopper, create, wishes } = await shop()
    const { ada, first } = await shopper()
    const second = (await create(ada, 'Second')).list!
    const [before] = await wishes(first)
    const move = (product: number, list: string, to: string) =>
      moveWish(db, ada, { ...about(product, list), to }, requestAt(1))
    expect(await move(tee, first, second)).toMatchObject({ ok: true, result: 'moved', list: second })
    expect([await wishes(first), await wishes(second)]).toEqual([[], [before]])
    expect(await move(tee, first, second)).toMatchObject({ ok: false, reason: 'not-on-list' })
    expect(await move(pot, second, first)).toMatchObject({ ok: false, reason: 'not-on-list' })
    expect(await move(tee, second, second)).toMatchObject({ ok: true })
    // A wish that is already there stays; one that was removed there comes back.
    await heart(ada, tee, first, minutesAfterNow(2))
    expect(await move(tee, first, second)).toMatchObject({ ok: true })
    expect([await wishes(first), await wishes(second)]).toEqual([[], [before]])
    await heart(ada, tee, first, minutesAfterNow(2))
    await removeWish(db, ada, about(tee, second), requestAt(2))
    expect(await move(tee, first, second)).toMatchObject({ ok: true })
    expect((await wishes(second)).map(({ removed }) => removed)).toEqual([false])
  })
})
