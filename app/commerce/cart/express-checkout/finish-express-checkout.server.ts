import { inOneCommit } from '#db/connection/one-commit.server.ts'
import type { Db, Tx } from '#db/schema/schema.ts'
import type { PlacedOrder } from '../../orders/new-order-store.server.ts'
import { paymentTimeoutFor } from '../../payments/bank-transfer.ts'
import type { ExpressReport } from '../../payments/express-service.ts'
import { isTestPayment, type PaymentProvider } from '../../payments/payment-provider.ts'
import {
  addPayment,
  findOrderBalance,
  findPaymentByToken,
  savePaymentReference,
} from '../../payments/payment-store.server.ts'
import { applyPaymentReport } from '../../payments/settlement/apply-payment-report.server.ts'
import { loadSettings } from '../../running/settings/load-settings.server.ts'
import { readDeliveryCountries } from '../../selling/delivery/delivery-store.server.ts'
import { toAmount } from '../../values/money.ts'
import { type CheckoutFields, validateCheckout } from '../checkout/checkout-form.ts'
import type { OrderChange } from '../checkout/order-change.ts'
import { type PlaceOrderResult, placeOrder } from '../checkout/place-order.server.ts'
import { saveCheckoutDraft } from '../checkout/save-checkout-draft.server.ts'
import type { HoldNextStep } from '../holds/check-hold-limits.server.ts'
import type { Visitor } from '../visitors/visitor.ts'
import { hasVisitor } from '../visitors/visitor-store.server.ts'
import { type ExpressMemo, readExpressMemo } from './express-memo.ts'

export type FinishExpressResult =
  | { ok: true; order: PlacedOrder }
  /** `refused`: no order, and the money is released. `open`: not paid. `unreachable`: try again. */
  | { ok: false; reason: 'unreachable' | 'unknown' | 'open' }
  | { ok: false; reason: 'refused'; notice: 'changed' | 'check' | HoldNextStep }

/**
 * Places the order that the shopper authorized on the provider's page, then charges it. If it can't be placed anymore, the
 * money is released. Idempotent, also in parallel.
 */
export async function finishExpressCheckout(
  db: Db,
  provider: PaymentProvider,
  reference: string,
  now: Date,
): Promise<FinishExpressResult> {
  const service = provider.express
  if (!service) return { ok: false, reason: 'unknown' }
  const report = await service.read(reference)
  if (report === 'unreachable' || report === 'unknown') return { ok: false, reason: report }
  const memo = report.isOurMode ? readExpressMemo(report.memo) : undefined
  if (!memo) return { ok: false, reason: 'unknown' }
  const { state, transactionId } = report
  if (state === 'open' || state === 'over' || transactionId === null) return { ok: false, reason: 'open' }

  const visitor = { id: memo.visitorId, token: '' }
  const placed = await placeAuthorized(db, { provider, visitor, memo, report }, now)
  if (!placed.ok) {
    if (!(await service.release(transactionId))) return { ok: false, reason: 'unreachable' }
    return refuse(db, visitor, report, placed, now)
  }
  const paymentId = await inOneCommit(db, tx =>
    addAuthorizedPayment(tx, placed.order.id, report, provider.name, now),
  )
  if (paymentId === undefined)
    return (await service.release(transactionId)) ? placed : { ok: false, reason: 'unreachable' }
  const captured = state === 'captured' ? 'captured' : await service.capture(transactionId)
  if (captured === 'unreachable') return { ok: false, reason: captured }
  const paid = { ...report, state: captured === 'captured' ? 'paid' : 'ended' } as const
  await applyPaymentReport(db, paymentId, paid, now)
  return placed
}

interface Authorized {
  provider: PaymentProvider
  visitor: Visitor
  memo: ExpressMemo
  report: ExpressReport
}

type Placed = PlaceOrderResult | { ok: false; reason: 'invalid' }

/** Only for exactly the items, prices and total that were authorized. */
async function placeAuthorized(
  db: Db,
  { provider, visitor, memo, report }: Authorized,
  now: Date,
): Promise<Placed> {
  const settings = await loadSettings(db)
  const validated = validateCheckout(fieldsOf(report), {
    countries: await readDeliveryCountries(db),
    deliveries: report.methodId === null ? [] : [report.methodId],
    payments: [provider.name],
  })
  if (!validated.ok) return { ok: false, reason: 'invalid' }
  const { email, address, delivery } = validated
  const total = toAmount(report.amount)
  return placeOrder(
    db,
    visitor,
    {
      ...{ checkoutKey: report.token, email, address, deliveryMethodId: delivery, codes: memo.codes },
      ...{ payment: provider.name, paysOnline: true, isTest: isTestPayment(provider) },
      ...{ paymentTimeout: paymentTimeoutFor(provider, settings, now), promises: settings },
      // The money is authorized, so a network's limit for unpaid orders would only hurt.
      network: `express ${report.token}`,
      ...{ unpaidUnits: settings.unpaidUnits, limit: settings.quantityLimit, seenLines: memo.lines },
      ...{ seenCurrency: report.currency, seenTotal: total, seenDue: total },
    },
    now,
  )
}

/** Returns the payment's id, also if it was added before; undefined if the order was closed in the meantime. */
async function addAuthorizedPayment(
  tx: Tx,
  orderId: number,
  { token, amount, currency, reference }: ExpressReport,
  provider: string,
  now: Date,
): Promise<number | undefined> {
  const order = await findOrderBalance(tx, orderId)
  const existing = await findPaymentByToken(tx, token)
  if (existing) return existing.id
  if (order?.state !== 'placed') return undefined
  const { id } = await addPayment(tx, { orderId, provider, token, amount, currency }, now)
  await savePaymentReference(tx, id, reference)
  return id
}

/** Keeps the input, so that the shopper can go on in the checkout. */
async function refuse(
  db: Db,
  visitor: Visitor,
  report: ExpressReport,
  refused: Exclude<Placed, { ok: true }>,
  now: Date,
): Promise<FinishExpressResult> {
  const changes: OrderChange[] = refused.reason === 'changed' ? refused.changes : []
  // A guest who signed in meanwhile is gone.
  if (await hasVisitor(db, visitor.id))
    await saveCheckoutDraft(db, visitor, { fields: fieldsOf(report), changes }, now)
  const notice =
    refused.reason === 'unpaid-limit' ? refused.nextStep : refused.reason === 'invalid' ? 'check' : 'changed'
  return { ok: false, reason: 'refused', notice }
}

function fieldsOf({ email, address, methodId }: ExpressReport): CheckoutFields {
  return { ...address, email, delivery: String(methodId ?? ''), payment: '' }
}
