import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { databases } from '../../../test/databases.ts'
import { recogniseVisitor } from '../visitors/recognise-visitor.server.ts'
import { type Cart, type CartLine, mostLines } from './cart.ts'
import { applyChange } from './cart-change.ts'
import { cartShop, limit, minutes, pot, soldOut, tee, today } from './cart-shop.fixture.ts'
import { moveLine } from './move-line.server.ts'

describe.each(databases)('a cart of one among many, on %s', kind => {
  const shop = (limit?: number) => cartShop(kind, limit)

  it('of another cannot be read or changed', async () => {
    const { db, change, add, shopper, lines } = await shop()
    const ada = await shopper(tee, 3)
    const eve = await shopper(pot, 1)
    const before = await lines(ada)
    const strangers = [eve, undefined, { id: 999_999, token: ada.token }]
    for (const stranger of strangers) {
      for (const quantity of [0, 5])
        expect(await change(stranger, tee, quantity)).toEqual({ ok: false, said: 'not-in-cart' })
      for (const move of ['saved', 'unsaved', 'restored'] as const)
        expect(await moveLine(db, stranger, tee, move, today)).toEqual({ ok: false, said: 'not-in-cart' })
    }
    await add(eve, tee, 1)
    expect(await lines(ada)).toEqual(before)
    for (const token of ['', 'x'.repeat(22), eve.token.toLowerCase(), `${ada.token} `])
      expect(await recogniseVisitor(db, token, today)).toBeUndefined()
  })

  it('has the exact sum of twenty that were added at the same time', async () => {
    const { add, shopper, short, stock } = await shop(500)
    for (const sku of [tee, pot]) await stock(sku, 400)
    const ada = await shopper(tee, 1)
    const adds = Array.from({ length: 20 }, (_, n) => add(ada, n % 2 === 0 ? tee : pot, n + 1))
    const added = await Promise.all(adds)
    expect(added.map(({ outcome }) => outcome)).toEqual(
      added.map((_, n) => ({ ok: true, said: 'added', took: n + 1 })),
    )
    expect((await short(ada)).sort()).toEqual([
      [pot, 110],
      [tee, 101],
    ])
  })

  it('takes exactly to the limit and the stock when many are added at the same time', async () => {
    const { add, shopper, short, stock } = await shop()
    await stock(pot, 7)
    const ada = await shopper(tee, 1)
    const added = await Promise.all(
      Array.from({ length: 20 }, (_, n) => add(ada, n % 2 === 0 ? tee : pot, 1)),
    )
    const took = added.reduce((sum, { outcome }) => sum + (outcome.ok ? outcome.took : 0), 0)
    expect(took).toBe(9 + 7)
    expect((await short(ada)).sort()).toEqual([
      [pot, 7],
      [tee, 10],
    ])
  })

  it('holds a hundred lines and not one more, however many come at the same time', async () => {
    const { db, add, change, shopper, lines } = await shop()
    const ada = await shopper()
    const skus = Array.from({ length: mostLines + 10 }, (_, n) => `MANY-${n}`)
    const { id } = await db.selectFrom('product').select('id').limit(1).executeTakeFirstOrThrow()
    const variant = { product_id: id, price: 100, available: 5, position: 1 }
    await db
      .insertInto('variant')
      .values(skus.map(sku => ({ ...variant, sku })))
      .execute()
    for (const sku of skus.slice(0, mostLines - 4)) await add(ada, sku)
    const last = await Promise.all(skus.slice(mostLines - 4).map(sku => add(ada, sku)))
    expect(last.filter(({ outcome }) => outcome.ok)).toHaveLength(3)
    expect(last.filter(({ outcome }) => outcome.said === 'lines-full')).toHaveLength(11)
    expect(await lines(ada)).toHaveLength(mostLines)

    // More of what is in it fits, and something new in the place of what was removed.
    expect((await add(ada, tee)).outcome.ok).toBe(true)
    await change(ada, 'MANY-0', 0)
    expect((await add(ada, 'MANY-109')).outcome.ok).toBe(true)
    expect(await lines(ada)).toHaveLength(mostLines)
  })

  it('is what a browser showed before it had the answer, whatever was done', async () => {
    const { db, add, change, shopper, lines, stock } = await shop()
    await stock(pot, 4)
    const skus = [tee, pot, soldOut]
    const offered = new Map<string, CartLine>()
    for (const sku of skus) {
      await stock(sku, 5)
      const [line] = await lines(await shopper(sku))
      offered.set(sku, line!)
    }
    await stock(soldOut, 0)
    const soldOutLine = offered.get(soldOut)!
    offered.set(soldOut, { ...soldOutLine, offer: { ...soldOutLine.offer!, available: 0 } })

    const quantities = fc.constantFrom(0, 0, 0, 1, 2, 3, 12)
    const steps = fc.array(fc.tuple(fc.nat(4), fc.constantFrom(...skus), quantities), {
      minLength: 20,
      maxLength: 50,
    })
    let clock = 0
    await fc.assert(
      fc.asyncProperty(steps, async steps => {
        const ada = await shopper('CRF-GLS-01')
        let expected: Cart = { lines: await lines(ada), limit }
        for (const [kind, sku, quantity] of steps) {
          const now = minutes(++clock / 1000)
          const more = Math.max(quantity, 1)
          if (kind === 0) {
            await add(ada, sku, more, now)
            const line = { ...offered.get(sku)!, quantity: more, addedAt: now.toISOString() }
            expected = applyChange(expected, { kind: 'add', line })
          } else if (kind === 1) {
            await change(ada, sku, quantity, now)
            expected = applyChange(expected, { kind: 'change', sku, quantity })
          } else {
            const [move, kindOf] = (
              [
                ['saved', 'save'],
                ['unsaved', 'unsave'],
                ['restored', 'restore'],
              ] as const
            )[kind - 2]!
            await moveLine(db, ada, sku, move, now)
            expected = applyChange(expected, { kind: kindOf, sku })
          }
          expect(await lines(ada, now)).toEqual(expected.lines)
        }
      }),
      { numRuns: 8 },
    )
  })
})
