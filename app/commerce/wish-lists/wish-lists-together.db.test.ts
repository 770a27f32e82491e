import { describe, expect, it } from 'vitest'
import { databases } from '../../../test/databases.ts'
import { readLines } from '../cart/cart-store.server.ts'
import { removeForgottenVisitors } from '../visitors/visitor-store.server.ts'
import { createList } from './create-list.server.ts'
import { deleteList } from './delete-list.server.ts'
import { moveToCart } from './move-to-cart.server.ts'
import { moveWish } from './move-wish.server.ts'
import { removeWish } from './remove-wish.server.ts'
import { renameList } from './rename-list.server.ts'
import { restoreWish } from './restore-wish.server.ts'
import { shareList, unshareList } from './share-list.server.ts'
import { mostLists, mostWishes } from './wish-list.ts'
import { findSharedList, readLists } from './wish-list-store.server.ts'
import { at, limit, minutes, potSku, soldOutSku, teeSku, today, wishShop } from './wish-shop.fixture.ts'

describe.each(databases)('wish lists among many, on %s', kind => {
  const shop = () => wishShop(kind)

  it('hold twenty lists and not one more, however many come at the same time', async () => {
    const { db, shopper, create } = await shop()
    const { ada } = await shopper()
    const made = await Promise.all(Array.from({ length: mostLists + 5 }, (_, n) => create(ada, `List ${n}`)))
    expect(made.filter(({ ok }) => ok)).toHaveLength(mostLists - 1)
    expect(made.filter(({ said }) => said === 'lists-full')).toHaveLength(6)
    expect(await readLists(db, ada.id)).toHaveLength(mostLists)
    const twins = await Promise.all([1, 2, 3].map(() => createList(db, undefined, 'Twin', at(0))))
    expect(new Set(twins.map(({ visitor }) => visitor!.id)).size).toBe(3)
  })

  it('hold a hundred wishes each and not one more, however many come at the same time', async () => {
    const { db, tee, pot, heart, about, shopper, create, wishes } = await shop()
    const { ada, first } = await shopper()
    const others = Array.from({ length: mostWishes - 4 }, (_, n) => ({
      list_id: first,
      product_id: 1_000_000 + n,
      title: 'Gone',
      options: '',
      price_seen: 1,
      added_at: today.toISOString(),
    }))
    await db.insertInto('wish').values(others).execute()
    const products = await db.selectFrom('product').select('id').where('id', '!=', tee).limit(9).execute()
    const saved = await Promise.all(products.map(({ id }) => heart(ada, id, first)))
    expect(saved.filter(({ outcome }) => outcome.ok)).toHaveLength(3)
    expect(saved.filter(({ outcome }) => outcome.said === 'wishes-full')).toHaveLength(6)
    expect(await wishes(first)).toHaveLength(mostWishes)

    const second = (await create(ada, 'Second', minutes(1))).list!
    const more = products.find(({ id }, n) => !saved[n]!.outcome.ok && id !== pot)!.id
    await heart(ada, more, second)
    expect(await moveWish(db, ada, { ...about(more, second), to: first }, at(0))).toMatchObject({
      ok: false,
      said: 'wishes-full',
    })
    // What was taken off gives way to what is new.
    await removeWish(db, ada, about(1_000_000, first), at(0))
    expect(await moveWish(db, ada, { ...about(more, second), to: first }, at(0))).toMatchObject({ ok: true })
    expect(await wishes(first)).toHaveLength(mostWishes)
  })

  it('have a product once, however often it is saved at the same time', async () => {
    const { tee, pot, heart, shopper, hearts, db, about } = await shop()
    const { ada } = await shopper()
    await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        n % 3 ? heart(ada, pot) : removeWish(db, ada, about(pot), at(0)),
      ),
    )
    await heart(ada, pot)
    expect(await hearts(ada)).toEqual([['Wish list', [tee, pot].sort((a, b) => a - b)]])
  })

  it('of another cannot be read or changed', async () => {
    const { db, tee, pot, heart, about, shopper, create, rows } = await shop()
    const { ada, first } = await shopper()
    const second = (await create(ada, 'Second')).list!
    const { ada: eve, first: hers } = await shopper()
    const before = await rows()
    for (const stranger of [eve, undefined, { id: 999_999, token: ada.token }]) {
      expect((await heart(stranger, pot, first)).outcome).toEqual({ ok: false, said: 'unknown-list' })
      const refused = [
        await removeWish(db, stranger, about(tee, first), at(0)),
        await restoreWish(db, stranger, about(tee, first), at(0)),
        await moveWish(db, stranger, { ...about(tee, first), to: second }, at(0)),
        await moveWish(db, stranger, { ...about(tee, first), to: hers }, at(0)),
        await moveWish(db, stranger, { ...about(tee, hers), to: first }, at(0)),
        await moveToCart(db, stranger, { ...about(tee, first), limit }, at(0)),
        await renameList(db, stranger, { list: first, name: 'Mine' }, at(0)),
        await deleteList(db, stranger, first, at(0)),
        await shareList(db, stranger, first, at(0)),
        await unshareList(db, stranger, first, at(0)),
      ]
      expect(refused.filter(({ ok }) => ok)).toEqual([])
      expect(refused.map(({ said }) => said)).toEqual(
        refused.map(() => expect.stringMatching(/^(unknown-list|not-on-list)$/)),
      )
    }
    expect(await rows()).toEqual(before)
  })

  it('are open to whoever has the link, as long as it is not taken back', async () => {
    const { db, shopper } = await shop()
    const { ada, first } = await shopper()
    const token = async () => (await readLists(db, ada.id))[0]!.shareToken
    expect(await token()).toBeNull()
    expect(await findSharedList(db, '')).toBeUndefined()
    await shareList(db, ada, first, at(0))
    const link = (await token())!
    expect(link).toMatch(/^[\w-]{22}$/)
    expect(link).not.toBe(first)
    expect(await findSharedList(db, link)).toEqual({ id: first, name: 'Wish list' })
    await shareList(db, ada, first, at(0))
    expect(await token()).toBe(link)
    await unshareList(db, ada, first, at(0))
    expect(await findSharedList(db, link)).toBeUndefined()
    await shareList(db, ada, first, at(0))
    expect(await token()).not.toBe(link)
    expect(await findSharedList(db, link)).toBeUndefined()
    expect(await findSharedList(db, first)).toBeUndefined()
  })

  it('put into the cart what nobody has to choose first, and take it off', async () => {
    const { db, tee, pot, idOf, heart, heartVariant, about, shopper, stock, hearts } = await shop()
    const { ada, first } = await shopper()
    const toCart = async (product: number) => moveToCart(db, ada, { ...about(product, first), limit }, at(0))
    const cart = async () => (await readLines(db, ada.id, today)).map(({ sku, quantity }) => [sku, quantity])
    expect(await toCart(tee)).toMatchObject({ ok: false, said: 'choose-first' })
    await heartVariant(ada, teeSku)
    expect(await toCart(tee)).toMatchObject({ ok: true, said: 'moved-to-cart' })
    await heart(ada, pot)
    await stock(potSku, 0)
    expect(await toCart(pot)).toMatchObject({ ok: false, said: 'sold-out' })
    expect(await hearts(ada)).toEqual([['Wish list', [pot]]])
    await stock(potSku, 1)
    expect(await toCart(pot)).toMatchObject({ ok: true })
    expect(await toCart(pot)).toMatchObject({ ok: false, said: 'not-on-list' })
    await heart(ada, pot)
    expect(await toCart(pot)).toMatchObject({ ok: false, said: 'none-left' })
    const gone = await idOf(soldOutSku)
    await heartVariant(ada, soldOutSku)
    expect(await toCart(gone)).toMatchObject({ ok: false, said: 'sold-out' })
    await db.updateTable('product').set({ published_at: null }).where('id', '=', gone).execute()
    expect(await toCart(gone)).toMatchObject({ ok: false, said: 'unknown-sku' })
    expect((await cart()).sort()).toEqual([
      [potSku, 1],
      [teeSku, 1],
    ])
    expect(await restoreWish(db, ada, about(tee, first), at(0))).toMatchObject({ ok: true })
  })

  it('are changed once by what comes again, and answer as they did', async () => {
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
    const move = (key: string) => moveToCart(db, ada, { ...about(pot, first), limit }, { ...at(0), key })
    expect(await twice(move, 'move')).toMatchObject({ ok: true, said: 'moved-to-cart' })
    expect(await readLines(db, ada.id, today)).toMatchObject([{ sku: potSku, quantity: 1 }])
    const create = async (key: string) => (await createList(db, ada, 'Birthday', { ...at(0), key })).outcome
    expect(await twice(create, 'create')).toMatchObject({ ok: true, said: 'created' })
    const restore = (key: string) => restoreWish(db, ada, about(pot, first), { ...at(0), key })
    expect(await twice(restore, 'restore')).toMatchObject({ ok: true, said: 'restored' })
  })

  it('are deleted with what is on them, and forgotten with their owner', async () => {
    const { db, pot, heart, shopper, create, rows } = await shop()
    const { ada, first } = await shopper()
    const { first: others } = await shopper()
    const second = (await create(ada, 'Second', minutes(1))).list!
    await heart(ada, pot, second)
    expect(await deleteList(db, ada, first, at(0))).toEqual({ ok: true, said: 'deleted' })
    expect(await deleteList(db, ada, first, at(0))).toEqual({ ok: false, said: 'unknown-list' })
    expect((await rows()).wishes.map(({ list_id }) => list_id).sort()).toEqual([others, second].sort())
    await removeForgottenVisitors(db, minutes(1), 100)
    expect(await rows()).toEqual({ lists: [], wishes: [] })
  })
})
