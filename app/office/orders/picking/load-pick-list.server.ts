import { readOrdersToPack } from '#commerce/orders/order-list/order-row-store.server.ts'
import { type PickList, readPickList, readStatesOf } from '#commerce/orders/picking/pick-list-store.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { chosenIds } from '../chosen-ids.ts'

/** One cart holds no more. */
const maxOrders = 100

export interface ShownPickList extends PickList {
  /** Whether more orders wait than the list has. */
  hasMore: boolean
}

/** The orders that the URL names ("?pick="), else those paid first, and those of `known` that are still to pack. */
export async function loadPickList(db: Db, url: URL, known: readonly number[] = []): Promise<ShownPickList> {
  const chosen = chosenIds(url, maxOrders)
  const waiting = chosen.length > 0 ? chosen : await readOrdersToPack(db, maxOrders + 1)
  const ids = new Set([...waiting.slice(0, maxOrders), ...known])
  return { ...(await readPickList(db, [...ids])), hasMore: waiting.length > maxOrders }
}

/** The query that names the chosen orders, empty without any. */
export function pickSearch(url: URL): string {
  const chosen = chosenIds(url, maxOrders).map(id => ['pick', String(id)])
  return chosen.length > 0 ? `?${new URLSearchParams(chosen)}` : ''
}

/** The list of now for somebody who picks, with the states of the orders that they know (`?known=`). */
export async function loadPickedOrders(db: Db, url: URL) {
  const known = chosenIds(url, 2 * maxOrders, 'known')
  return { list: await loadPickList(db, url, known), states: await readStatesOf(db, known) }
}
