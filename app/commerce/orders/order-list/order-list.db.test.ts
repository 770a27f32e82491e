import { describe, expect, it } from 'vitest'
import { databases, migratedDatabase } from '#test/databases.ts'
import { toAmount } from '../../values/money.ts'
import { addListedOrders, type FixtureOrder, listStart } from './listed-orders.fixture.ts'
import {
  type OrderFilter,
  type OrderListQuery,
  type OrderSort,
  requiredTerms,
  storedState,
} from './order-filter.ts'
import { readOrderKeys } from './order-key-store.server.ts'
import { countOrders, readOrderKeyPage } from './order-list.server.ts'
import type { OrderDriver } from './order-plan.ts'
import { readOrderRows, readOrdersToPack } from './order-row-store.server.ts'
import { isMatched, orderTerms } from './order-terms.ts'

const now = new Date('2026-11-26T12:00:00.000Z')
const lateBefore = '2026-11-22T00:00:00.000Z'

const filters: OrderFilter[] = [
  {},
  ...(['placed', 'paid', 'late', 'part-shipped', 'canceled'] as const).map(state => ({ state })),
  { payment: 'bank-transfer' },
  { country: 'LI' },
  { country: 'AT' },
  { isTest: true },
  { isTest: false },
  { placedFrom: '2026-11-20T10:00:00.000Z', placedBefore: '2026-11-21T00:00:00.000Z' },
  { totalFrom: toAmount(1500) },
  { totalFrom: toAmount(1200), totalTo: toAmount(1300) },
  { productId: 2 },
  { search: 'ada' },
  { search: 'Halloran June' },
  { search: 'tee-' },
  { search: 'BUYER3@mail.example' },
  { search: 'nobody' },
  { search: 'ada', productId: 1, totalTo: toAmount(1600) },
  { state: 'delivered', country: 'US', isTest: false, placedFrom: '2026-11-20T10:00:00.000Z' },
  { state: 'part-shipped', payment: 'stripe', search: 'tee-1' },
]

function passes(order: FixtureOrder, filter: OrderFilter): boolean {
  const { state, payment, country, isTest, placedFrom, placedBefore, totalFrom, totalTo } = filter
  const lines = order.products.map(productId => ({ sku: `TEE-${productId}`, productId }))
  const terms = orderTerms({ ...order, lines })
  return (
    (state === undefined || order.state === storedState(state)) &&
    (state !== 'late' || order.paidAt < lateBefore) &&
    (state !== 'part-shipped' || order.isPartShipped) &&
    (payment === undefined || order.payment === payment) &&
    (country === undefined || order.country === country) &&
    (isTest === undefined || order.isTest === isTest) &&
    (placedFrom === undefined || order.placedAt >= placedFrom) &&
    (placedBefore === undefined || order.placedAt < placedBefore) &&
    (totalFrom === undefined || order.total >= totalFrom) &&
    (totalTo === undefined || order.total <= totalTo) &&
    requiredTerms(filter).every(matches => isMatched(terms, matches))
  )
}

function expectedIds(orders: readonly FixtureOrder[], { filter, sort, isDescending }: OrderListQuery) {
  const value = (order: FixtureOrder) => (sort === 'placed' ? Date.parse(order.placedAt) : order.total)
  const sorted = orders
    .filter(order => passes(order, filter))
    .sort((a, b) => value(a) - value(b) || a.id - b.id)
    .map(({ id }) => id)
  return isDescending ? sorted.reverse() : sorted
}

const directions = (['placed', 'total'] as const).flatMap((sort: OrderSort) =>
  [true, false].map(isDescending => ({ sort, isDescending })),
)

describe.each(databases)('the order list, on %s', kind => {
  it('finds the same orders through every index', async () => {
    const db = await migratedDatabase(kind)
    const orders = await addListedOrders(db, 60)
    for (const filter of filters)
      for (const order of directions) {
        const query = { filter, ...order, lateBefore, limit: 1000 }
        const drivers: OrderDriver[] = [
          ...(['placed', 'state', 'payment', 'country', 'total'] as const).flatMap(by =>
            (['per-order', 'as-set'] as const).map(terms => ({ by, terms })),
          ),
          ...(filter.isTest ? [{ by: 'test', terms: 'as-set' } as const] : []),
          ...requiredTerms(filter).map(matches => ({ by: 'term', matches }) as const),
        ]
        const expected = expectedIds(orders, query)
        for (const driver of drivers) {
          const found = (await readOrderKeys(db, query, driver)).map(({ id }) => id)
          expect({ filter, order, driver, found: [...new Set(found)] }).toEqual({
            ...{ filter, order, driver },
            found: expected,
          })
        }
      }
  })

  it('pages forward to the end and back to the start, by every sort', async () => {
    const db = await migratedDatabase(kind)
    const orders = await addListedOrders(db, 60)
    for (const filter of filters)
      for (const order of directions) {
        const query: OrderListQuery = { filter, ...order, lateBefore, limit: 4 }
        const expected = expectedIds(orders, query)
        const seen: number[] = []
        let page = await readOrderKeyPage(db, query, now)
        expect(page.hasBefore).toBe(false)
        for (;;) {
          seen.push(...page.keys.map(({ id }) => id))
          expect(page.hasAfter).toBe(seen.length < expected.length)
          if (!page.hasAfter) break
          page = await readOrderKeyPage(db, { ...query, key: { ...page.keys.at(-1)!, isBefore: false } }, now)
        }
        expect({ filter, order, seen }).toEqual({ filter, order, seen: expected })
        for (let left = expected.length - page.keys.length; left > 0; left -= page.keys.length) {
          page = await readOrderKeyPage(db, { ...query, key: { ...page.keys[0]!, isBefore: true } }, now)
          expect(page.keys.map(({ id }) => id)).toEqual(expected.slice(Math.max(left - 4, 0), left))
          expect(page).toMatchObject({ hasBefore: left > page.keys.length, hasAfter: true })
        }
      }
  })

  it('goes on from a key outside of the filter', async () => {
    const db = await migratedDatabase(kind)
    const orders = await addListedOrders(db, 60)
    const filter: OrderFilter = {
      ...{ placedFrom: '2026-11-20T10:00:00.000Z', placedBefore: '2026-11-21T00:00:00.000Z' },
      ...{ totalFrom: toAmount(1200), totalTo: toAmount(1800) },
    }
    for (const order of directions) {
      const expected = expectedIds(orders, { filter, ...order, lateBefore, limit: 1000 })
      for (const isBefore of [true, false])
        for (const low of [true, false]) {
          const value = order.sort === 'total' ? (low ? 0 : 9999) : low ? '2026-01-01' : '2027-01-01'
          const key = { value, id: 5, isBefore }
          const { keys } = await readOrderKeyPage(db, { filter, ...order, lateBefore, limit: 1000, key }, now)
          // A page goes up from a low key, and down from a high one.
          const isAll = (order.isDescending === isBefore) === low
          expect(keys.map(({ id }) => id)).toEqual(isAll ? expected : [])
        }
    }
  })

  it('counts up to a limit', async () => {
    const db = await migratedDatabase(kind)
    const orders = await addListedOrders(db, 60)
    for (const filter of filters) {
      const count = orders.filter(order => passes(order, filter)).length
      expect(await countOrders(db, { filter, lateBefore, limit: 1000 }, now)).toBe(count)
    }
    expect(await countOrders(db, { filter: {}, lateBefore, limit: 10 }, now)).toBe(10)
  })

  it('reads rows in the order of their ids, and the longest paid first to pack', async () => {
    const db = await migratedDatabase(kind)
    const orders = await addListedOrders(db, 30)
    const toPack = orders.filter(({ state }) => state === 'paid').map(({ id }) => id)
    expect(await readOrdersToPack(db, 100)).toEqual(toPack)
    const rows = await readOrderRows(db, [5, 999, 2])
    expect(rows.map(({ id }) => id)).toEqual([5, 2])
    expect(rows[0]).toMatchObject({
      ...{ number: orders[4]!.number, placedAt: new Date(listStart + 2 * 3_600_000).toISOString() },
      ...{ lines: [{ sku: 'TEE-1', quantity: 1 }, { sku: 'TEE-2' }], isTest: false, total: 1400 },
    })
  })
})
