import { readOrderKeyPage } from '#commerce/orders/order-list/order-list.server.ts'
import { readOrderRows } from '#commerce/orders/order-list/order-row-store.server.ts'
import { officeOrderListMessages } from '#messages/office/order-list.ts'
import type { HitSource } from './office-hit.ts'

const maxHits = 6

/** The newest orders found by a number, name, email or SKU. */
export const orderHits: HitSource = {
  permission: 'orders.read',
  async find(db, search) {
    const query = {
      filter: { search },
      sort: 'placed',
      isDescending: true,
      lateBefore: '',
      limit: maxHits,
    } as const
    const { keys } = await readOrderKeyPage(db, query, new Date())
    const rows = await readOrderRows(
      db,
      keys.map(({ id }) => id),
    )
    return rows.map(({ number, address, state }) => ({
      ...{ group: 'orders', to: `/office/orders/${number}`, icon: 'inbox', text: number },
      ...{ note: address.name, end: officeOrderListMessages.states[state] },
    }))
  },
}
