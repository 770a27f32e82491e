import type { Stripe } from 'stripe'
import { cents } from '../money.ts'
import type { PaymentMatter, PaymentMessage } from './payment-provider.ts'
import { newsOf } from './stripe-session.ts'

/** How old a message may be, in seconds. Who overheard one cannot send it again later. */
const tolerance = 300

interface Sent {
  /** As it came, byte for byte: the signature is of that. */
  body: string
  signature: string
  secret: string
  now: Date
}

/**
 * A message of Stripe; undefined when its signature is not Stripe's, or was made too long ago. Source: Stripe, "Resolve webhook
 * signature verification errors" and "Types of events".
 */
export function readStripeMessage(
  webhooks: Stripe['webhooks'],
  { body, signature, secret, now }: Sent,
): PaymentMessage | undefined {
  const event = verified(webhooks, { body, signature, secret, now })
  return event && { id: event.id, kind: event.type, about: matterOf(event) }
}

function verified(webhooks: Stripe['webhooks'], { body, signature, secret, now }: Sent) {
  try {
    return webhooks.constructEvent(body, signature, secret, tolerance, undefined, now.getTime())
  } catch {
    return undefined
  }
}

function matterOf(event: Stripe.Event): PaymentMatter | null {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return aboutSession(event.data.object)
    case 'checkout.session.async_payment_failed':
      return aboutSession(event.data.object, 'refused')
    case 'charge.refunded': {
      const { metadata, amount_refunded } = event.data.object
      const token = metadata.payment
      return token ? { what: 'given-back', token, amount: cents(amount_refunded) } : null
    }
    case 'refund.failed': {
      const { id, failure_reason } = event.data.object
      return { what: 'refund-failed', reference: id, words: failure_reason ?? 'It came to nothing.' }
    }
    default:
      return null
  }
}

function aboutSession(session: Stripe.Checkout.Session, state?: 'refused'): PaymentMatter | null {
  const token = session.client_reference_id
  if (!token) return null
  const news = newsOf(session)
  return { what: 'payment', token, reference: session.id, news: state ? { ...news, state } : news }
}
