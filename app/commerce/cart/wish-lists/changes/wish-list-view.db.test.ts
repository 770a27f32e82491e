import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { databases } from '#test/databases.ts'
import { blackTeeSku, waterPotSku } from '#test/demo-skus.ts'
import { type HeartList, isSaved, withHeart } from '../heart.ts'
import { readHearts, readWishLists } from '../wish-list-store.server.ts'
import { applyWishChange, type WishListView } from '../wish-list-view.ts'
import { moveWish } from './move-wish.server.ts'
import { moveWishToCart } from './move-wish-to-cart.server.ts'
import { removeWish } from './remove-wish.server.ts'
import { restoreWish } from './restore-wish.server.ts'
import { minutesAfterNow, wishShop, wishShopNow } from './wish-shop.fixture.ts'

describe.each(databases)('a list before the server answers, on %s', kind => {
  it('equals the stored list after any changes', async () => {
    const { db, heartVariant, about, create, stock, wishes } = await wishShop(kind)
    const skus = [blackTeeSku, waterPotSku, 'BAG-SCH-01']
    for (const sku of skus) await stock(sku, 500)
    const steps = fc.array(fc.tuple(fc.nat(3), fc.constantFrom(...skus), fc.boolean()), {
      minLength: 5,
      maxLength: 15,
    })
    let clock = 0
    await fc.assert(
      fc.asyncProperty(steps, async steps => {
        const { visitor: ada, outcome } = await heartVariant(undefined, blackTeeSku)
        const first = outcome.list!
        const saved = new Map<string, number>()
        for (const [index, sku] of skus.entries())
          saved.set(sku, (await heartVariant(ada, sku, first, minutesAfterNow(index))).outcome.product!)
        const second = (await create(ada!, 'Second', minutesAfterNow(4))).list!
        const load = async (now: Date) => {
          const lists = await readWishLists(db, ada!.id)
          const list = lists.find(({ id }) => id === first)!
          return { lists, list, wishes: (await wishes(first, now)).filter(({ removed }) => !removed) }
        }
        let expected: WishListView = { ...(await load(wishShopNow)), removed: [] }
        let hearts: readonly HeartList[] = await readHearts(db, ada!.id)
        for (const [step, sku, back] of steps) {
          const request = { now: minutesAfterNow(5 + ++clock / 1000) }
          const product = saved.get(sku)!
          const [list, to] = back ? [second, first] : [first, second]
          const kind = (['remove', 'restore', 'move', 'move-to-cart'] as const)[step]!
          const before = expected
          expected = applyWishChange(expected, { kind, product, list: step === 2 ? list : first, to })
          if (kind === 'remove') await removeWish(db, ada, about(product, first), request)
          if (kind === 'restore' && before !== expected)
            await restoreWish(db, ada, about(product, first), request)
          if (kind === 'move') await moveWish(db, ada, { ...about(product, list), to }, request)
          if (kind === 'move-to-cart')
            await moveWishToCart(db, ada, { ...about(product, first), limit: 500 }, request)
          const { list: storedList, wishes: storedWishes } = await load(request.now)
          expect(storedWishes).toEqual(expected.wishes)
          expect(storedList.count).toBe(expected.list!.count)
          if (kind !== 'move') {
            const saves = kind === 'restore'
            if (!saves || before !== expected)
              hearts = withHeart(hearts, { product, sku: null }, saves, first)
            const stored = await readHearts(db, ada!.id)
            expect(isSaved(hearts, { product, sku: null })).toBe(isSaved(stored, { product, sku: null }))
          } else hearts = await readHearts(db, ada!.id)
        }
      }),
      { numRuns: 15 },
    )
  })
})
