import type { PaymentNews, PaymentState } from './payment-provider.ts'
import { type Fields, isAmount, isFields, isText, isTextOrNull, nameOf } from './stripe-fields.ts'

/** A Checkout Session, as far as the shop reads it. */
interface StripeSession {
  /** The token of one of our payments, or anything: others may use the same account. */
  token: string | null
  news: PaymentNews
}

/** Undefined for what is no session. `isLive` says in which mode of Stripe this shop is. */
export function readSession(sent: unknown, isLive: boolean): StripeSession | undefined {
  if (!isFields(sent)) return undefined
  const { id, client_reference_id: token, currency, amount_total: amount, livemode, mode } = sent
  const intent = nameOf(sent.payment_intent)
  if (!isText(id) || !isTextOrNull(token) || !isText(mode) || typeof livemode !== 'boolean') return undefined
  if (!isTextOrNull(intent) || !isTextOrNull(currency)) return undefined
  // A session that only sets something up has no sum.
  if (amount !== null && amount !== undefined && !isAmount(amount)) return undefined
  const state = stateOf(sent)
  if (!state) return undefined
  const news: PaymentNews = {
    state,
    reference: id,
    amount: amount ?? 0,
    currency: currency?.toUpperCase() ?? '',
    isOurMode: livemode === isLive && mode === 'payment',
    transactionId: intent ?? null,
  }
  return { token: token ?? null, news }
}

/** Where its payment is not told as a whole, a session that is complete but not paid is on its way. */
function stateOf({ status, payment_status, payment_intent }: Fields): PaymentState | undefined {
  if (!isText(payment_status) || !isTextOrNull(status)) return undefined
  if (payment_status === 'paid') return 'paid'
  if (status === 'expired') return 'ended'
  if (status === 'open') return 'started'
  const intent = isFields(payment_intent) ? payment_intent.status : undefined
  // A bank that said no after days: the session stays complete.
  return intent === 'requires_payment_method' || intent === 'canceled' ? 'refused' : 'confirming'
}
