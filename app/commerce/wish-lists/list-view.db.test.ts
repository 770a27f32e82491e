import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { databases } from '../../../test/databases.ts'
import { type HeartList, isSaved, withHeart } from './heart.ts'
import { applyToView, type ListView } from './list-view.ts'
import { moveToCart } from './move-to-cart.server.ts'
import { moveWish } from './move-wish.server.ts'
import { removeWish } from './remove-wish.server.ts'
import { restoreWish } from './restore-wish.server.ts'
import { readHearts, readLists } from './wish-list-store.server.ts'
import { minutes, potSku, teeSku, today, wishShop } from './wish-shop.fixture.ts'

describe.each(databases)('a list as a browser shows it before the answer, on %s', kind => {
  it('is what the shop keeps, whatever was done', async () => {
    const { db, heartVariant, about, create, stock, wishes } = await wishShop(kind)
    const skus = [teeSku, potSku, 'BAG-SCH-01']
    for (const sku of skus) await stock(sku, 500)
    const steps = fc.array(fc.tuple(fc.nat(3), fc.constantFrom(...skus), fc.boolean()), {
      minLength: 5,
      maxLength: 15,
    })
    let clock = 0
    await fc.assert(
      fc.asyncProperty(steps, async steps => {
        const { visitor: ada, outcome } = await heartVariant(undefined, teeSku)
        const first = outcome.list!
        const saved = new Map<string, number>()
        for (const [place, sku] of skus.entries())
          saved.set(sku, (await heartVariant(ada, sku, first, minutes(place))).outcome.product!)
        const second = (await create(ada!, 'Second', minutes(4))).list!
        const load = async (now: Date) => {
          const lists = await readLists(db, ada!.id)
          const list = lists.find(({ id }) => id === first)!
          return { lists, list, wishes: (await wishes(first, now)).filter(({ removed }) => !removed) }
        }
        let expected: ListView = { ...(await load(today)), gone: [] }
        let hearts: readonly HeartList[] = await readHearts(db, ada!.id)
        for (const [deed, sku, back] of steps) {
          const once = { now: minutes(5 + ++clock / 1000) }
          const product = saved.get(sku)!
          const [list, to] = back ? [second, first] : [first, second]
          const kind = (['remove', 'restore', 'move', 'moveToCart'] as const)[deed]!
          const was = expected
          expected = applyToView(expected, { kind, product, list: deed === 2 ? list : first, to })
          if (kind === 'remove') await removeWish(db, ada, about(product, first), once)
          if (kind === 'restore' && was !== expected) await restoreWish(db, ada, about(product, first), once)
          if (kind === 'move') await moveWish(db, ada, { ...about(product, list), to }, once)
          if (kind === 'moveToCart') await moveToCart(db, ada, { ...about(product, first), limit: 500 }, once)
          const { list: now, wishes: there } = await load(once.now)
          expect(there).toEqual(expected.wishes)
          expect(now.count).toBe(expected.list!.count)
          if (kind !== 'move') {
            const saves = kind === 'restore'
            if (!saves || was !== expected) hearts = withHeart(hearts, { product, sku: null }, saves, first)
            const known = await readHearts(db, ada!.id)
            expect(isSaved(hearts, { product, sku: null })).toBe(isSaved(known, { product, sku: null }))
          } else hearts = await readHearts(db, ada!.id)
        }
      }),
      { numRuns: 15 },
    )
  })
})
