import type { CurrentOrders } from '#commerce/orders/picking/picking.ts'
import type { ShownPickList } from './load-pick-list.server.ts'

interface PickListAnswer extends Pick<CurrentOrders, 'states'> {
  list: ShownPickList
}

/** The list of now. `known` orders stay on it as long as they're to pack, and their states come with it. */
export async function fetchPickList(
  search: string,
  known: readonly number[],
): Promise<PickListAnswer | 'unreachable' | 'signed-out'> {
  const query = new URLSearchParams(search)
  for (const id of known) query.append('known', String(id))
  try {
    const response = await fetch(`/office/pick/list?${query}`, { headers: { accept: 'application/json' } })
    if (response.redirected || response.status === 403) return 'signed-out'
    return response.ok ? ((await response.json()) as PickListAnswer) : 'unreachable'
  } catch {
    return 'unreachable'
  }
}
