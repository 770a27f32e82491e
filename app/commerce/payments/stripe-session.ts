import type { Stripe } from 'stripe'
import { cents } from '../money.ts'
import type { PaymentNews, PaymentState } from './payment-provider.ts'

/** What a session says. Where its payment is not told as a whole, one that is complete but not paid is on its way. */
export function newsOf(session: Stripe.Checkout.Session): PaymentNews {
  return { state: stateOf(session), amount: cents(session.amount_total ?? 0) }
}

function stateOf({ status, payment_status, payment_intent }: Stripe.Checkout.Session): PaymentState {
  if (payment_status === 'paid') return 'paid'
  if (status === 'expired') return 'ended'
  if (status === 'open') return 'started'
  const intent = typeof payment_intent === 'object' ? payment_intent?.status : undefined
  // A bank that said no after days: the session stays complete.
  return intent === 'requires_payment_method' || intent === 'canceled' ? 'refused' : 'confirming'
}
