import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addNumberedValues } from '#commerce/catalog/products/options/option-values.fixture.ts'
import { bothDatabases } from '#test/databases.ts'
import { blackTeeSku, soldOutSku, waterPotSku } from '#test/demo-skus.ts'
import { type Cart, type CartLine, maxCartLines } from './cart.ts'
import { applyCartChange } from './cart-change.ts'
import { afterMinutes, cartLimit, cartShop, cartTestNow } from './cart-shop.fixture.ts'
import { moveLine } from './move-line.server.ts'
import { recognizeVisitor } from './visitors/recognize-visitor.server.ts'

describe.each(bothDatabases)('concurrent carts, on %s', kind => {
  const shop = (limit?: number) => cartShop(kind, limit)

  it('are hidden from and closed to other visitors', async () => {
    const { db, change, add, shopper, lines } = await shop()
    const ada = await shopper(blackTeeSku, 3)
    const eve = await shopper(waterPotSku, 1)
    const before = await lines(ada)
    const strangers = [eve, undefined, { id: 999_999, token: ada.token }]
    for (const stranger of strangers) {
      for (const quantity of [0, 5])
        expect(await change(stranger, blackTeeSku, quantity)).toEqual({ ok: false, reason: 'not-in-cart' })
      for (const move of ['saved', 'unsaved', 'restored'] as const)
        expect(await moveLine(db, stranger, blackTeeSku, move, cartTestNow)).toEqual({
          ok: false,
          reason: 'not-in-cart',
        })
    }
    await add(eve, blackTeeSku, 1)
    expect(await lines(ada)).toEqual(before)
    for (const token of ['', 'x'.repeat(22), eve.token.toLowerCase(), `${ada.token} `])
      expect(await recognizeVisitor(db, token, cartTestNow)).toBeUndefined()
  })

  it('hold the exact sum of twenty concurrent adds', async () => {
    const { add, shopper, quantities, stock } = await shop(500)
    for (const sku of [blackTeeSku, waterPotSku]) await stock(sku, 400)
    const ada = await shopper(blackTeeSku, 1)
    const adds = Array.from({ length: 20 }, (_, n) =>
      add(ada, n % 2 === 0 ? blackTeeSku : waterPotSku, n + 1),
    )
    const added = await Promise.all(adds)
    expect(added.map(({ outcome }) => outcome)).toEqual(
      added.map((_, n) => ({ ok: true, result: 'added', added: n + 1 })),
    )
    expect((await quantities(ada)).sort()).toEqual([
      [waterPotSku, 110],
      [blackTeeSku, 101],
    ])
  })

  it('fill up exactly to limit and stock with concurrent adds', async () => {
    const { add, shopper, quantities, stock } = await shop()
    await stock(waterPotSku, 7)
    const ada = await shopper(blackTeeSku, 1)
    const added = await Promise.all(
      Array.from({ length: 20 }, (_, n) => add(ada, n % 2 === 0 ? blackTeeSku : waterPotSku, 1)),
    )
    const total = added.reduce((sum, { outcome }) => sum + (outcome.ok ? outcome.added : 0), 0)
    expect(total).toBe(9 + 7)
    expect((await quantities(ada)).sort()).toEqual([
      [waterPotSku, 7],
      [blackTeeSku, 10],
    ])
  })

  it('never exceed a hundred lines', async () => {
    const { db, add, change, shopper, lines } = await shop()
    const ada = await shopper()
    const skus = Array.from({ length: maxCartLines + 10 }, (_, n) => `MANY-${n}`)
    const { id } = await db.selectFrom('product').select('id').limit(1).executeTakeFirstOrThrow()
    const variant = { product_id: id, price: 100, available: 5, position: 1 }
    const values = await addNumberedValues(db, skus.length)
    await db
      .insertInto('variant')
      .values(skus.map((sku, at) => ({ ...variant, sku, value_1_id: values[at]! })))
      .execute()
    for (const sku of skus.slice(0, maxCartLines - 4)) await add(ada, sku)
    const last = await Promise.all(skus.slice(maxCartLines - 4).map(sku => add(ada, sku)))
    expect(last.filter(({ outcome }) => outcome.ok)).toHaveLength(3)
    expect(last.filter(({ outcome }) => !outcome.ok && outcome.reason === 'lines-full')).toHaveLength(11)
    expect(await lines(ada)).toHaveLength(maxCartLines)

    // A full cart still takes more of its lines, and a new line replaces a removed one.
    expect((await add(ada, blackTeeSku)).outcome.ok).toBe(true)
    await change(ada, 'MANY-0', 0)
    expect((await add(ada, 'MANY-109')).outcome.ok).toBe(true)
    expect(await lines(ada)).toHaveLength(maxCartLines)
  })

  it("match the browser's optimistic cart after any changes", async () => {
    const { db, add, change, shopper, lines, stock } = await shop()
    await stock(waterPotSku, 4)
    const skus = [blackTeeSku, waterPotSku, soldOutSku]
    const offered = new Map<string, CartLine>()
    for (const sku of skus) {
      await stock(sku, 5)
      const [line] = await lines(await shopper(sku))
      offered.set(sku, line!)
    }
    await stock(soldOutSku, 0)
    const soldOutLine = offered.get(soldOutSku)!
    offered.set(soldOutSku, { ...soldOutLine, offer: { ...soldOutLine.offer!, available: 0 } })

    const quantities = fc.constantFrom(0, 0, 0, 1, 2, 3, 12)
    const steps = fc.array(fc.tuple(fc.nat(4), fc.constantFrom(...skus), quantities), {
      minLength: 20,
      maxLength: 50,
    })
    let clock = 0
    await fc.assert(
      fc.asyncProperty(steps, async steps => {
        const ada = await shopper('CRF-GLS-01')
        let expected: Cart = { lines: await lines(ada), limit: cartLimit }
        for (const [kind, sku, quantity] of steps) {
          const now = afterMinutes(++clock / 1000)
          const more = Math.max(quantity, 1)
          if (kind === 0) {
            await add(ada, sku, more, now)
            const line = { ...offered.get(sku)!, quantity: more, addedAt: now.toISOString() }
            expected = applyCartChange(expected, { kind: 'add', line })
          } else if (kind === 1) {
            await change(ada, sku, quantity, now)
            expected = applyCartChange(expected, { kind: 'change', sku, quantity })
          } else {
            const [move, kindOf] = (
              [
                ['saved', 'save'],
                ['unsaved', 'unsave'],
                ['restored', 'restore'],
              ] as const
            )[kind - 2]!
            await moveLine(db, ada, sku, move, now)
            expected = applyCartChange(expected, { kind: kindOf, sku })
          }
          expect(await lines(ada, now)).toEqual(expected.lines)
        }
      }),
      { numRuns: 8 },
    )
  })
})
