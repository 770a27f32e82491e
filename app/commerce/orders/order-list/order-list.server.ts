import type { Db } from '#db/schema/schema.ts'
import type { OrderListQuery, OrderPageKey } from './order-filter.ts'
import { countOrderKeys, readOrderKeys } from './order-key-store.server.ts'
import { planOrderList } from './order-plan.ts'
import { sampleOrders } from './order-sample-store.server.ts'

export interface OrderKeyPage {
  keys: OrderPageKey[]
  hasBefore: boolean
  hasAfter: boolean
}

/** Counts that would take longer are left out, in microseconds. */
const maxCountCost = 10_000

/** Lines of one order that start alike, such as "TEE-S" and "TEE-M", find it several times. */
const repetitions = 4

/** The ids of a page of orders. */
export async function readOrderKeyPage(db: Db, query: OrderListQuery, now: Date): Promise<OrderKeyPage> {
  const { driver } = planOrderList(query, await sampleOrders(db, now))
  const isBefore = query.key?.isBefore ?? false
  const pageSize = query.limit + 1
  const canRepeat = driver.by === 'term' && !(driver.matches.length === 1 && !driver.matches[0]!.isPrefix)
  const limit = canRepeat ? pageSize * repetitions : pageSize
  const found = new Map<number, OrderPageKey>()
  let key = query.key
  for (;;) {
    const keys = await readOrderKeys(db, { ...query, key, limit }, driver)
    for (const one of isBefore ? keys.toReversed() : keys) found.set(one.id, found.get(one.id) ?? one)
    if (keys.length < limit || found.size >= pageSize) break
    key = { ...(isBefore ? keys[0]! : keys.at(-1)!), isBefore }
  }
  const page = [...found.values()].slice(0, query.limit)
  const hasMore = found.size > query.limit
  return {
    keys: isBefore ? page.reverse() : page,
    hasBefore: isBefore ? hasMore : query.key !== undefined,
    hasAfter: isBefore ? true : hasMore,
  }
}

/** How many orders pass, up to a limit; undefined if counting would take long. */
export async function countOrders(
  db: Db,
  query: Pick<OrderListQuery, 'filter' | 'lateBefore' | 'limit'>,
  now: Date,
): Promise<number | undefined> {
  const all: OrderListQuery = { ...query, sort: 'placed', isDescending: true }
  const { driver, cost } = planOrderList(all, await sampleOrders(db, now))
  return cost > maxCountCost ? undefined : countOrderKeys(db, all, driver)
}
