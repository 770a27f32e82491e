import type { PaymentReport, PaymentState } from '../../payment-provider.ts'
import { parseStripeMoney } from './stripe-amount.ts'
import { type Fields, isFields, isText, isTextOrNull, stripeIdOf } from './stripe-fields.ts'

interface StripeSession {
  /** The token of our payment, or anything else: other shops may share the account. */
  token: string | null
  report: PaymentReport
}

/** Parses a Checkout Session; undefined if it is malformed. */
export function parseStripeSession(value: unknown, isLive: boolean): StripeSession | undefined {
  if (!isFields(value)) return undefined
  const { id, client_reference_id: token, currency, amount_total: amount, livemode, mode } = value
  const intent = stripeIdOf(value.payment_intent)
  if (!isText(id) || !isTextOrNull(token) || !isText(mode) || typeof livemode !== 'boolean') return undefined
  if (!isTextOrNull(intent) || !isTextOrNull(currency)) return undefined
  // Setup sessions have no amount.
  const money = parseStripeMoney(amount ?? 0, currency ?? '')
  const state = paymentState(value)
  if (!state || !money) return undefined
  const report: PaymentReport = {
    state,
    reference: id,
    ...money,
    isOurMode: livemode === isLive && mode === 'payment',
    transactionId: intent ?? null,
  }
  return { token: token ?? null, report }
}

/** A complete session without payment is being confirmed, unless its expanded intent says otherwise. */
function paymentState({ status, payment_status, payment_intent }: Fields): PaymentState | undefined {
  if (!isText(payment_status) || !isTextOrNull(status)) return undefined
  if (payment_status === 'paid') return 'paid'
  if (status === 'expired') return 'ended'
  if (status === 'open') return 'started'
  const intent = isFields(payment_intent) ? payment_intent.status : undefined
  // The session stays complete when a delayed method fails days later.
  return intent === 'requires_payment_method' || intent === 'canceled' ? 'declined' : 'confirming'
}
