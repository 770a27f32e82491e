import type { Stripe } from 'stripe'
import type { PaymentMatter, ReadMessage } from './payment-provider.ts'
import { isAmount, isFields, isText, isTextOrNull, nameOf } from './stripe-fields.ts'
import { readSession } from './stripe-session.ts'

/** How old a message may be, in seconds. Who overheard one cannot send it again later. */
const tolerance = 300

interface Sent {
  /** As it came, byte for byte: the signature is of that. */
  body: string
  signature: string
  secret: string
  /** In which mode of Stripe this shop is. */
  isLive: boolean
  now: Date
}

/**
 * A message of Stripe. Refuses it when its signature is not Stripe's or was made too long ago, and when it is signed but not
 * written as Stripe writes. Source: Stripe, "Resolve webhook signature verification errors" and "Types of events".
 */
export function readStripeMessage(webhooks: Stripe['webhooks'], sent: Sent): ReadMessage {
  if (!isSigned(webhooks, sent)) return { ok: false, because: 'unsigned' }
  const event = parsed(sent.body)
  if (!isFields(event) || !isText(event.id) || !isText(event.type) || !isTextOrNull(event.account))
    return { ok: false, because: 'malformed' }
  const { id, type: kind, account, data } = event
  // With an account it is about somebody connected to ours, and not about us.
  const object = isFields(data) ? data.object : undefined
  const about = account ? null : matterOf(kind, object, sent.isLive)
  return about === undefined
    ? { ok: false, because: 'malformed' }
    : { ok: true, message: { id, kind, about } }
}

function isSigned(webhooks: Stripe['webhooks'], { body, signature, secret, now }: Sent): boolean {
  try {
    return (
      webhooks.signature?.verifyHeader(body, signature, secret, tolerance, undefined, now.getTime()) === true
    )
  } catch {
    return false
  }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/** Null for what does not concern the shop, undefined for what is malformed. */
function matterOf(kind: string, object: unknown, isLive: boolean): PaymentMatter | null | undefined {
  switch (kind) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return aboutSession(object, isLive)
    case 'checkout.session.async_payment_failed':
      return aboutSession(object, isLive, 'refused')
    case 'charge.refunded':
      return aboutCharge(object, isLive)
    case 'refund.failed': {
      if (!isFields(object)) return undefined
      const { id, failure_reason: reason } = object
      if (!isText(id) || !isTextOrNull(reason)) return undefined
      return { what: 'refund-failed', reference: id, words: reason ?? 'It came to nothing.' }
    }
    default:
      return null
  }
}

function aboutSession(object: unknown, isLive: boolean, state?: 'refused'): PaymentMatter | null | undefined {
  const session = readSession(object, isLive)
  if (!session) return undefined
  const { token, news } = session
  return token === null ? null : { what: 'payment', token, news: state ? { ...news, state } : news }
}

/** The charges of our payments name their payment, and belong to an intent. */
function aboutCharge(object: unknown, isLive: boolean): PaymentMatter | null | undefined {
  if (!isFields(object)) return undefined
  const { metadata, amount_refunded: amount, currency, livemode } = object
  const token = isFields(metadata) ? metadata.payment : undefined
  const intent = nameOf(object.payment_intent)
  if (!isTextOrNull(token) || !isTextOrNull(intent)) return undefined
  if (!isAmount(amount) || !isText(currency) || typeof livemode !== 'boolean') return undefined
  if (!token || !intent) return null
  const told = { amount, currency: currency.toUpperCase(), isOurMode: livemode === isLive }
  return { what: 'given-back', token, told: { ...told, transactionId: intent } }
}
