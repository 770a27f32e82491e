import { isPastLastDay } from '#commerce/after-sale/last-day.ts'
import { lastReturnDay, type OrderReturn, returnableQuantities } from '#commerce/after-sale/returns/return.ts'
import { readReturns } from '#commerce/after-sale/returns/return-store.server.ts'
import { readClaims } from '#commerce/after-sale/warranty/claim-store.server.ts'
import { lastWarrantyDay, type WarrantyClaim } from '#commerce/after-sale/warranty/warranty.ts'
import { isOrderConfirmed } from '#commerce/orders/confirm-order.server.ts'
import { canCancel, type Order, type OrderLine } from '#commerce/orders/order.ts'
import { promisedPeriods } from '#commerce/orders/promised-periods.ts'
import { type RefundTarget, refundTarget } from '#commerce/orders/refund-target.ts'
import { readBankAccount } from '#commerce/payments/bank-accounts/bank-account-store.server.ts'
import { formatDocumentNumber } from '#commerce/payments/invoices/document.ts'
import { isInvoiceOfAll, readDocumentNumbers } from '#commerce/payments/invoices/document-store.server.ts'
import { balanceDue, canHaveInvoice } from '#commerce/payments/invoices/invoice.ts'
import { readPayments } from '#commerce/payments/payment-store.server.ts'
import { readOwnReviews, readReviewableLines } from '#commerce/people/reviews/own-review-store.server.ts'
import type { OwnReview } from '#commerce/people/reviews/review.ts'
import { addressLines } from '#commerce/values/addresses/address-lines.ts'
import { type Amount, toAmount } from '#commerce/values/money.ts'
import { newToken } from '#commerce/values/random-token.server.ts'
import { formatCountry } from '#messages/format.ts'
import { promiseMessages } from '#messages/promises.ts'
import { formatShopMinute, toShopDay } from '#messages/shop-time.server.ts'
import type { Shop } from '#web/shop/shop.server.ts'
import { type OrderHeadline, orderHeadline } from './order-headline.server.ts'

/** The balance due, how to pay it, and the deadline as text. */
export type PaymentDue =
  | { method: 'transfer'; amount: Amount; until: string | null; account: string[] }
  | { method: 'online'; amount: Amount; until: string | null }
  | { method: 'confirming'; amount: Amount }

export interface OrderView {
  headline: OrderHeadline
  /** With the shop's days instead of times. */
  order: Omit<Order, 'id' | 'visitorId' | 'lines'> & { lines: Omit<OrderLine, 'agreedTax'>[] }
  address: string[]
  paymentDue: PaymentDue | null
  isTest: boolean
  hasInvoice: boolean
  /** The numbers of invoices for what was added later, and of credit notes, oldest first. */
  addedInvoices: string[]
  creditNotes: string[]
  canCancel: boolean
  /** The target of a refund; null if nothing was paid. */
  refundTarget: RefundTarget | null
  /** The merchant's address for questions; empty if there is none. */
  email: string
  takesReturns: boolean
  /** The last day for returns; undefined until the order is delivered, and without returns. */
  returnUntil: string | undefined
  canReturn: boolean
  returns: OrderReturn[]
  warranty: { until: string; isOver: boolean } | undefined
  claims: WarrantyClaim[]
  /** The ids of lines that can be reviewed. */
  reviewable: number[]
  reviews: Pick<OwnReview, 'orderLineId' | 'state'>[]
  /** The label of the withdrawal form; empty if the shop doesn't offer it or the order is canceled. */
  withdraw: string
  /** Makes a repeated form submission count once. */
  key: string
}

export async function loadOrderView(shop: Shop, whole: Order, now: Date): Promise<OrderView> {
  const { db, providers } = shop
  const { id, visitorId: _, ...order } = whole
  const settings = await shop.settings()
  const { timeZone } = settings
  const returns = await readReturns(db, id)
  const { returnDays, warrantyYears } = promisedPeriods(order, settings)
  const returnDay = lastReturnDay(order, returnDays, timeZone)
  const warrantyDay = lastWarrantyDay(order, warrantyYears, timeZone)
  const hasReturnable = [...returnableQuantities(order, returns).values()].some(quantity => quantity > 0)
  const claims = await readClaims(db, id)
  const isConfirmed = await isOrderConfirmed(db, id)
  const documents = await readDocumentNumbers(db, id)
  const hasDemoInbox = shop.allowsDemoInbox && settings.demoNotice !== ''
  return {
    headline: orderHeadline({ order: whole, returns, isConfirmed, hasDemoInbox, timeZone, now }),
    order: inShopDays(order),
    address: addressLines(order.address, formatCountry(order.address.country)),
    paymentDue: await loadPaymentDue(shop, whole),
    isTest: providers.get(order.payment)?.isTest ?? order.payment === 'test',
    hasInvoice: canHaveInvoice(order) || documents.some(isInvoiceOfAll),
    addedInvoices: documents
      .filter(one => one.kind === 'invoice' && !isInvoiceOfAll(one))
      .map(({ number }) => formatDocumentNumber(number)),
    creditNotes: documents
      .filter(({ kind }) => kind === 'credit-note')
      .map(({ number }) => formatDocumentNumber(number)),
    canCancel: canCancel(order),
    refundTarget: order.paid + order.giftCard > 0 ? refundTarget(order) : null,
    email: settings.email,
    takesReturns: returnDays > 0,
    returnUntil: returnDay,
    canReturn:
      order.state === 'delivered' &&
      returnDay !== undefined &&
      !isPastLastDay(returnDay, now, timeZone) &&
      hasReturnable,
    returns: returns.map(one => ({ ...one, requestedAt: toShopDay(one.requestedAt) })),
    warranty:
      warrantyDay === undefined
        ? undefined
        : { until: warrantyDay, isOver: isPastLastDay(warrantyDay, now, timeZone) },
    claims: claims.map(one => ({ ...one, claimedAt: toShopDay(one.claimedAt) })),
    reviewable: order.deliveredAt === null ? [] : await readReviewableLines(db, [id]),
    reviews: (await readOwnReviews(db, [id])).map(({ orderLineId, state }) => ({ orderLineId, state })),
    withdraw: settings.withdrawalDays > 0 && order.state !== 'canceled' ? promiseMessages.withdraw : '',
    key: newToken(),
  }
}

function inShopDays(order: Omit<Order, 'id' | 'visitorId'>): OrderView['order'] {
  return {
    ...order,
    lines: order.lines.map(({ agreedTax: _, ...line }) => line),
    placedAt: toShopDay(order.placedAt),
    events: order.events.map(event => ({ ...event, at: toShopDay(event.at) })),
    shipments: order.shipments.map(shipment => ({
      ...shipment,
      deliveredAt: shipment.deliveredAt && toShopDay(shipment.deliveredAt),
    })),
  }
}

async function loadPaymentDue({ db, providers }: Shop, order: Order): Promise<PaymentDue | null> {
  const amount = toAmount(balanceDue(order))
  if (amount <= 0) return null
  const until = order.paymentDueAt && formatShopMinute(order.paymentDueAt)
  if (!providers.get(order.payment)?.service) {
    const account = await readBankAccount(db, order.address.country)
    return { method: 'transfer', amount, until, account }
  }
  const payments = await readPayments(db, order.id)
  if (payments.some(({ state }) => state === 'confirming')) return { method: 'confirming', amount }
  return { method: 'online', amount, until }
}
