import { addressLines } from '../../commerce/addresses/address-lines.ts'
import { mayHaveInvoice } from '../../commerce/invoices/invoice.ts'
import { findInvoice } from '../../commerce/invoices/invoice-store.server.ts'
import type { Cents } from '../../commerce/money.ts'
import { cents } from '../../commerce/money.ts'
import { mayCancel, type Order } from '../../commerce/orders/order.ts'
import { readBankAccount } from '../../commerce/payments/bank-account-store.server.ts'
import { readPayments } from '../../commerce/payments/payment-store.server.ts'
import { isOver } from '../../commerce/returns/last-day.ts'
import { loadPromises } from '../../commerce/returns/promises-store.server.ts'
import { lastReturnDay, leftToReturn, type OrderReturn } from '../../commerce/returns/return.ts'
import { readReturns } from '../../commerce/returns/return-store.server.ts'
import { newToken } from '../../commerce/visitors/visitor-token.server.ts'
import { readClaims } from '../../commerce/warranty/claim-store.server.ts'
import { lastWarrantyDay, type WarrantyClaim } from '../../commerce/warranty/warranty.ts'
import type { Shop } from '../../web/shop.server.ts'
import { shopEmail } from './load-order.server.ts'

/** How an order that waits for its money is paid. */
export type ToPay =
  | { how: 'transfer'; amount: Cents; until: string | null; account: string[] }
  | { how: 'online'; amount: Cents; until: string | null }
  | { how: 'confirming'; amount: Cents }

/** What the page of an order shows, and what can be done there today. */
export interface OrderView {
  order: Omit<Order, 'id' | 'visitorId'>
  address: string[]
  toPay: ToPay | null
  /** How it was paid, in words. */
  paidBy: string
  isTest: boolean
  hasInvoice: boolean
  mayCancel: boolean
  /** Whom to write to when nothing here helps; empty where the merchant has said none. */
  email: string
  /** Undefined while nothing was delivered; `left` is how many pieces may still be sent back. */
  returnUntil: string | undefined
  mayReturn: boolean
  returns: OrderReturn[]
  warranty: { until: string; isOver: boolean } | undefined
  claims: WarrantyClaim[]
  /** For forms that must not be done twice. */
  key: string
}

export async function orderView(shop: Shop, whole: Order, now: Date): Promise<OrderView> {
  const { db, providers } = shop
  const { id, visitorId: _, ...order } = whole
  const promises = await loadPromises(db)
  const returns = await readReturns(db, id)
  const returnDay = lastReturnDay(order, promises.returnDays)
  const warrantyDay = lastWarrantyDay(order, promises.warrantyYears)
  const left = [...leftToReturn(order, returns).values()].some(pieces => pieces > 0)
  const provider = providers.get(order.payment)
  return {
    order,
    address: addressLines(order.address),
    toPay: await toPay(shop, whole),
    paidBy: provider?.label ?? '',
    isTest: provider?.isTest ?? order.payment === 'test',
    hasInvoice: mayHaveInvoice(order) || (await findInvoice(db, id)) !== undefined,
    mayCancel: mayCancel(order.state),
    email: await shopEmail(shop),
    returnUntil: returnDay?.toISOString(),
    mayReturn: order.state === 'delivered' && returnDay !== undefined && !isOver(returnDay, now) && left,
    returns,
    warranty: warrantyDay && { until: warrantyDay.toISOString(), isOver: isOver(warrantyDay, now) },
    claims: await readClaims(db, id),
    key: newToken(),
  }
}

async function toPay({ db, providers }: Shop, order: Order): Promise<ToPay | null> {
  const amount = cents(order.due - order.paid)
  if (order.state !== 'placed' || amount <= 0) return null
  if (!providers.get(order.payment)?.service) {
    const account = (await readBankAccount(db)).split('\n').filter(line => line.trim() !== '')
    return { how: 'transfer', amount, until: order.paymentDueAt, account }
  }
  const payments = await readPayments(db, order.id)
  if (payments.some(({ state }) => state === 'confirming')) return { how: 'confirming', amount }
  return { how: 'online', amount, until: order.paymentDueAt }
}
