import type { Page } from '@playwright/test'
import { deliverOrder, packOrder } from '#commerce/orders/fulfillment/fulfill-order.server.ts'
import { shipOrder } from '#commerce/orders/fulfillment/ship-order.server.ts'
import type { Order } from '#commerce/orders/order.ts'
import { readOrderById } from '#commerce/orders/order-store.server.ts'
import { placeSampleOrder } from '#commerce/orders/sample-order.fixture.ts'
import { recordTransfer } from '#commerce/payments/record-transfer.server.ts'
import { commandLineActor } from '#commerce/values/actor.ts'
import { sampleCustomer } from '#test/sample-customer.ts'
import {
  test as base,
  type DemoItem,
  demoBag,
  demoPot,
  demoTee,
  expect,
  waitForHydration,
} from './cart-page.fixture.ts'

export { type DemoItem as Sold, demoBag as bag, demoPot as pot, demoTee as tee, expect, waitForHydration }

export const { email } = sampleCustomer

export const orderPath = ({ token }: Order) => `/orders/${token}`

const day = 24 * 60 * 60 * 1000
const stepStates = ['paid', 'packed', 'shipped', 'delivered'] as const
const by = (now: Date) => ({ actor: commandLineActor, now })

interface OrderFixtures {
  /** Restocks the items and places an order of them. */
  order: (items: { sold: DemoItem; quantity?: number }[], payment?: string) => Promise<Order>
  /** An order that reached this state some days ago. */
  orderInState: (
    state: (typeof stepStates)[number],
    items?: { sold: DemoItem; quantity?: number }[],
    daysAgo?: number,
  ) => Promise<Order>
}

export const test = base.extend<OrderFixtures>({
  order: async ({ db }, use) => {
    await use(async (items, payment = 'bank-transfer') => {
      const skus = items.map(({ sold, quantity = 1 }) => ({ sku: sold.sku, quantity }))
      return placeSampleOrder(db, skus, payment, new Date())
    })
  },

  orderInState: async ({ db, order }, use) => {
    await use(async (state, items = [{ sold: demoTee, quantity: 2 }, { sold: demoPot }], daysAgo = 0) => {
      const placed = await order(items)
      const now = new Date(Date.now() - daysAgo * day)
      const shipment = { carrier: 'UPS', trackingNumber: '1Z999', trackingUrl: 'https://www.ups.com/track' }
      const steps = {
        paid: () => recordTransfer(db, placed.id, { actor: commandLineActor, now }),
        packed: () => packOrder(db, placed, by(now)),
        shipped: () => shipOrder(db, placed, shipment, by(now)),
        delivered: () => deliverOrder(db, placed, by(now)),
      }
      for (const step of stepStates.slice(0, stepStates.indexOf(state) + 1))
        expect(await steps[step]()).toMatchObject({ ok: true })
      return (await readOrderById(db, placed.id))!
    })
  },
})

export const orderMain = (page: Page) => page.getByRole('main')
export const orderSection = (page: Page, name: string) =>
  orderMain(page).getByRole('region', { name, exact: true })
export const pressButton = (page: Page, name: string) =>
  orderMain(page).getByRole('button', { name, exact: true }).click()
export const pageHeading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true })
