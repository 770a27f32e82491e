import type { Page } from '@playwright/test'
import type { Order } from '../app/commerce/orders/order.ts'
import { readOrderById } from '../app/commerce/orders/order-store.server.ts'
import { deliverOrder, packOrder, shipOrder } from '../app/commerce/orders/parcels/ship-order.server.ts'
import { email, placeSold } from '../app/commerce/orders/parcels/sold-order.fixture.ts'
import { takeTransfer } from '../app/commerce/payments/take-transfer.server.ts'
import { bag, test as base, expect, pot, type Sold, tee, untilAlive } from './cart-page.fixture.ts'

export { bag, email, expect, pot, type Sold, tee, untilAlive }

export const pathOf = ({ token }: Order) => `/orders/${token}`

const day = 24 * 60 * 60 * 1000
const way = ['paid', 'packed', 'shipped', 'delivered'] as const
const by = (now: Date) => ({ who: 'merchant', now })

interface OrderFixtures {
  /** An order of these, as somebody placed it before. What it takes is put on the shelf first. */
  order: (wanted: { sold: Sold; quantity?: number }[], payment?: string) => Promise<Order>
  /** The same on its way: as far as this state, so many days ago. */
  orderThat: (
    state: (typeof way)[number],
    wanted?: { sold: Sold; quantity?: number }[],
    daysAgo?: number,
  ) => Promise<Order>
}

export const test = base.extend<OrderFixtures>({
  order: async ({ db }, use) => {
    await use(async (wanted, payment = 'bank-transfer') => {
      const skus = wanted.map(({ sold, quantity = 1 }) => ({ sku: sold.sku, quantity }))
      return placeSold(db, skus, payment, new Date())
    })
  },

  orderThat: async ({ db, order }, use) => {
    await use(async (state, wanted = [{ sold: tee, quantity: 2 }, { sold: pot }], daysAgo = 0) => {
      const placed = await order(wanted)
      const now = new Date(Date.now() - daysAgo * day)
      const parcel = { carrier: 'UPS', trackingNumber: '1Z999', trackingUrl: 'https://www.ups.com/track' }
      const steps = {
        paid: () => takeTransfer(db, placed.id, now),
        packed: () => packOrder(db, placed, by(now)),
        shipped: () => shipOrder(db, placed, parcel, by(now)),
        delivered: () => deliverOrder(db, placed, by(now)),
      }
      for (const step of way.slice(0, way.indexOf(state) + 1))
        expect(await steps[step]()).toEqual({ ok: true })
      return (await readOrderById(db, placed.id))!
    })
  },
})

export const main = (page: Page) => page.getByRole('main')
export const part = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true })
export const press = (page: Page, name: string) =>
  main(page).getByRole('button', { name, exact: true }).click()
/** A form without a script leads to a page that the browser loads. */
export const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true })
