import { describe, expect, it } from 'vitest'
import { bothDatabases } from '#test/databases.ts'
import { blackTeeSku, soldOutSku, waterPotSku } from '#test/demo-skus.ts'
import { readCartLines } from '../../cart-store.server.ts'
import { deleteInactiveVisitors } from '../../visitors/visitor-store.server.ts'
import { maxLists, maxWishesPerList } from '../wish-list.ts'
import { wishListResult } from '../wish-list-outcome.ts'
import { findSharedList, readWishLists } from '../wish-list-store.server.ts'
import { createList } from './create-list.server.ts'
import { moveWish } from './move-wish.server.ts'
import { moveWishToCart } from './move-wish-to-cart.server.ts'
import { removeWish } from './remove-wish.server.ts'
import { renameList } from './rename-list.server.ts'
import { restoreWish } from './restore-wish.server.ts'
import { deleteList, shareList, unshareList } from './share-list.server.ts'
import { cartLineLimit, minutesAfterNow, requestAt, wishShop, wishShopNow } from './wish-shop.fixture.ts'

describe.each(bothDatabases)('wish lists under concurrent requests, on %s', kind => {
  const shop = () => wishShop(kind)

  it('stop at twenty lists', async () => {
    const { db, shopper, create } = await shop()
    const { ada } = await shopper()
    const made = await Promise.all(Array.from({ length: maxLists + 5 }, (_, n) => create(ada, `List ${n}`)))
    expect(made.filter(({ ok }) => ok)).toHaveLength(maxLists - 1)
    expect(made.map(wishListResult).filter(result => result === 'too-many-lists')).toHaveLength(6)
    expect(await readWishLists(db, ada.id)).toHaveLength(maxLists)
    const twins = await Promise.all([1, 2, 3].map(() => createList(db, undefined, 'Twin', requestAt(0))))
    expect(new Set(twins.map(({ visitor }) => visitor!.id)).size).toBe(3)
  })

  it('stop at a hundred wishes per list', async () => {
    const { db, tee, pot, heart, about, shopper, create, wishes } = await shop()
    const { ada, first } = await shopper()
    const others = Array.from({ length: maxWishesPerList - 4 }, (_, n) => ({
      list_id: first,
      product_id: 1_000_000 + n,
      title: 'Gone',
      options: '',
      price_seen: 1,
      added_at: wishShopNow.toISOString(),
    }))
    await db.insertInto('wish').values(others).execute()
    const products = await db.selectFrom('product').select('id').where('id', '!=', tee).limit(9).execute()
    const saved = await Promise.all(products.map(({ id }) => heart(ada, id, first)))
    expect(saved.filter(({ outcome }) => outcome.ok)).toHaveLength(3)
    expect(saved.filter(({ outcome }) => wishListResult(outcome) === 'list-full')).toHaveLength(6)
    expect(await wishes(first)).toHaveLength(maxWishesPerList)

    const second = (await create(ada, 'Second', minutesAfterNow(1))).list!
    const more = products.find(({ id }, n) => !saved[n]!.outcome.ok && id !== pot)!.id
    await heart(ada, more, second)
    expect(await moveWish(db, ada, { ...about(more, second), to: first }, requestAt(0))).toMatchObject({
      ok: false,
      reason: 'list-full',
    })
    // A removed wish makes room for a new one.
    await removeWish(db, ada, about(1_000_000, first), requestAt(0))
    expect(await moveWish(db, ada, { ...about(more, second), to: first }, requestAt(0))).toMatchObject({
      ok: true,
    })
    expect(await wishes(first)).toHaveLength(maxWishesPerList)
  })

  it('hold a product once', async () => {
    const { tee, pot, heart, shopper, hearts, db, about } = await shop()
    const { ada } = await shopper()
    await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        n % 3 ? heart(ada, pot) : removeWish(db, ada, about(pot), requestAt(0)),
      ),
    )
    await heart(ada, pot)
    expect(await hearts(ada)).toEqual([['Wish list', [tee, pot].sort((a, b) => a - b)]])
  })

  it('of another visitor cannot be read or changed', async () => {
    const { db, tee, pot, heart, about, shopper, create, rows } = await shop()
    const { ada, first } = await shopper()
    const second = (await create(ada, 'Second')).list!
    const { ada: eve, first: hers } = await shopper()
    const before = await rows()
    for (const stranger of [eve, undefined, { id: 999_999, token: ada.token }]) {
      expect((await heart(stranger, pot, first)).outcome).toEqual({ ok: false, reason: 'unknown-list' })
      const refused = [
        await removeWish(db, stranger, about(tee, first), requestAt(0)),
        await restoreWish(db, stranger, about(tee, first), requestAt(0)),
        await moveWish(db, stranger, { ...about(tee, first), to: second }, requestAt(0)),
        await moveWish(db, stranger, { ...about(tee, first), to: hers }, requestAt(0)),
        await moveWish(db, stranger, { ...about(tee, hers), to: first }, requestAt(0)),
        await moveWishToCart(db, stranger, { ...about(tee, first), limit: cartLineLimit }, requestAt(0)),
        await renameList(db, stranger, { list: first, name: 'Mine' }, requestAt(0)),
        await deleteList(db, stranger, first, requestAt(0)),
        await shareList(db, stranger, first, requestAt(0)),
        await unshareList(db, stranger, first, requestAt(0)),
      ]
      expect(refused.filter(({ ok }) => ok)).toEqual([])
      expect(refused.map(wishListResult)).toEqual(
        refused.map(() => expect.stringMatching(/^(unknown-list|not-on-list)$/)),
      )
    }
    expect(await rows()).toEqual(before)
  })

  it('are open by their link until sharing ends', async () => {
    const { db, shopper } = await shop()
    const { ada, first } = await shopper()
    const token = async () => (await readWishLists(db, ada.id))[0]!.shareToken
    expect(await token()).toBeNull()
    expect(await findSharedList(db, '')).toBeUndefined()
    await shareList(db, ada, first, requestAt(0))
    const link = (await token())!
    expect(link).toMatch(/^[\w-]{22}$/)
    expect(link).not.toBe(first)
    expect(await findSharedList(db, link)).toEqual({ id: first, name: 'Wish list' })
    await shareList(db, ada, first, requestAt(0))
    expect(await token()).toBe(link)
    await unshareList(db, ada, first, requestAt(0))
    expect(await findSharedList(db, link)).toBeUndefined()
    await shareList(db, ada, first, requestAt(0))
    expect(await token()).not.toBe(link)
    expect(await findSharedList(db, link)).toBeUndefined()
    expect(await findSharedList(db, first)).toBeUndefined()
  })

  it('move a wish with a single variant to the cart', async () => {
    const { db, tee, pot, idOf, heart, heartVariant, about, shopper, stock, hearts } = await shop()
    const { ada, first } = await shopper()
    const toCart = async (product: number) =>
      moveWishToCart(db, ada, { ...about(product, first), limit: cartLineLimit }, requestAt(0))
    const cart = async () =>
      (await readCartLines(db, ada.id, wishShopNow)).map(({ sku, quantity }) => [sku, quantity])
    expect(await toCart(tee)).toMatchObject({ ok: false, reason: 'choose-options-first' })
    await heartVariant(ada, blackTeeSku)
    expect(await toCart(tee)).toMatchObject({ ok: true, result: 'moved-to-cart' })
    await heart(ada, pot)
    await stock(waterPotSku, 0)
    expect(await toCart(pot)).toMatchObject({ ok: false, reason: 'sold-out' })
    expect(await hearts(ada)).toEqual([['Wish list', [pot]]])
    await stock(waterPotSku, 1)
    expect(await toCart(pot)).toMatchObject({ ok: true })
    expect(await toCart(pot)).toMatchObject({ ok: false, reason: 'not-on-list' })
    await heart(ada, pot)
    expect(await toCart(pot)).toMatchObject({ ok: false, reason: 'none-left' })
    const gone = await idOf(soldOutSku)
    await heartVariant(ada, soldOutSku)
    expect(await toCart(gone)).toMatchObject({ ok: false, reason: 'sold-out' })
    await db.updateTable('product').set({ published_at: null }).where('id', '=', gone).execute()
    expect(await toCart(gone)).toMatchObject({ ok: false, reason: 'unknown-sku' })
    expect((await cart()).sort()).toEqual([
      [waterPotSku, 1],
      [blackTeeSku, 1],
    ])
    expect(await restoreWish(db, ada, about(tee, first), requestAt(0))).toMatchObject({ ok: true })
  })

  it('answer a repeated request as before and change nothing', async () => {
    const { db, pot, heart, about, shopper, rows } = await shop()
    const { ada, first } = await shopper()
    await heart(ada, pot)
    const twice = async (change: (key: string) => Promise<unknown>, key: string) => {
      const before = await change(key)
      const after = await rows()
      expect(await change(key)).toEqual(before)
      expect(await rows()).toEqual(after)
      return before
    }
    const move = (key: string) =>
      moveWishToCart(db, ada, { ...about(pot, first), limit: cartLineLimit }, { ...requestAt(0), key })
    expect(await twice(move, 'move')).toMatchObject({ ok: true, result: 'moved-to-cart' })
    expect(await readCartLines(db, ada.id, wishShopNow)).toMatchObject([{ sku: waterPotSku, quantity: 1 }])
    const create = async (key: string) =>
      (await createList(db, ada, 'Birthday', { ...requestAt(0), key })).outcome
    expect(await twice(create, 'create')).toMatchObject({ ok: true, result: 'created' })
    const restore = (key: string) => restoreWish(db, ada, about(pot, first), { ...requestAt(0), key })
    expect(await twice(restore, 'restore')).toMatchObject({ ok: true, result: 'restored' })
  })

  it('are deleted with their wishes, and with an inactive owner', async () => {
    const { db, pot, heart, shopper, create, rows } = await shop()
    const { ada, first } = await shopper()
    const { first: others } = await shopper()
    const second = (await create(ada, 'Second', minutesAfterNow(1))).list!
    await heart(ada, pot, second)
    expect(await deleteList(db, ada, first, requestAt(0))).toEqual({ ok: true, result: 'deleted' })
    expect(await deleteList(db, ada, first, requestAt(0))).toEqual({ ok: false, reason: 'unknown-list' })
    expect((await rows()).wishes.map(({ list_id }) => list_id).sort()).toEqual([others, second].sort())
    await deleteInactiveVisitors(db, minutesAfterNow(1), 100)
    expect(await rows()).toEqual({ lists: [], wishes: [] })
  })
})
