import type { Stripe } from 'stripe'
import type { ParsedPaymentMessage, PaymentEvent } from '../../payment-provider.ts'
import { parseStripeMoney } from './stripe-amount.ts'
import { isExpressSession } from './stripe-express-session.ts'
import { isFields, isText, isTextOrNull, stripeIdOf } from './stripe-fields.ts'
import { parseStripeSession } from './stripe-session.ts'

/** In seconds, before and after now. Keeps anybody from replaying an intercepted message. Stripe's library allows as much. */
const tolerance = 300

interface StripeMessageSource {
  /** Exactly as it came: the signature covers its bytes. */
  body: string
  signature: string
  secret: string
  isLive: boolean
  now: Date
}

/** Verifies and parses a webhook. Source: Stripe, "Resolve webhook signature verification errors", "Types of events". */
export function parseStripeMessage(
  webhooks: Stripe['webhooks'],
  source: StripeMessageSource,
): ParsedPaymentMessage {
  if (!isSigned(webhooks, source)) return { ok: false, reason: 'unsigned' }
  const message = parseJson(source.body)
  if (!isFields(message) || !isText(message.id) || !isText(message.type) || !isTextOrNull(message.account))
    return { ok: false, reason: 'malformed' }
  const { id, type: kind, account, data } = message
  const object = isFields(data) ? data.object : undefined
  // An `account` means that the message concerns a connected account.
  const event = account ? null : eventFor(kind, object, source.isLive)
  return event === undefined ? { ok: false, reason: 'malformed' } : { ok: true, message: { id, kind, event } }
}

function isSigned(
  webhooks: Stripe['webhooks'],
  { body, signature, secret, now }: StripeMessageSource,
): boolean {
  try {
    return (
      !isFromFuture(signature, now) &&
      webhooks.signature?.verifyHeader(body, signature, secret, tolerance, undefined, now.getTime()) === true
    )
  } catch {
    return false
  }
}

/** Stripe's library checks the age alone. */
function isFromFuture(signature: string, now: Date): boolean {
  const times = [...signature.matchAll(/(?:^|,)t=([^,]*)/g)].map(([, seconds]) => Number(seconds))
  return !times.every(seconds => seconds - Math.floor(now.getTime() / 1000) <= tolerance)
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/** Null if it does not concern the shop, undefined if it is malformed. */
function eventFor(kind: string, object: unknown, isLive: boolean): PaymentEvent | null | undefined {
  switch (kind) {
    case 'checkout.session.completed':
      if (isExpressSession(object)) return expressEvent(object)
      return sessionEvent(object, isLive)
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return sessionEvent(object, isLive)
    case 'checkout.session.async_payment_failed':
      return sessionEvent(object, isLive, 'declined')
    case 'charge.refunded':
      return chargeEvent(object, isLive)
    case 'refund.failed':
      return refundEvent(object)
    default:
      return null
  }
}

function sessionEvent(object: unknown, isLive: boolean, state?: 'declined'): PaymentEvent | null | undefined {
  const session = parseStripeSession(object, isLive)
  if (!session) return undefined
  const { token, report } = session
  return token === null ? null : { type: 'payment', token, report: state ? { ...report, state } : report }
}

function expressEvent(object: unknown): PaymentEvent | undefined {
  return isFields(object) && isText(object.id) ? { type: 'express', reference: object.id } : undefined
}

/** Charges of our payments carry the payment's token and belong to an intent. */
function chargeEvent(object: unknown, isLive: boolean): PaymentEvent | null | undefined {
  if (!isFields(object)) return undefined
  const { metadata, amount_refunded: amount, currency, livemode } = object
  const token = isFields(metadata) ? metadata.payment : undefined
  const intent = stripeIdOf(object.payment_intent)
  if (!isTextOrNull(token) || !isTextOrNull(intent)) return undefined
  if (!isText(currency) || typeof livemode !== 'boolean') return undefined
  const money = parseStripeMoney(amount, currency)
  if (!money) return undefined
  if (!token || !intent) return null
  const report = { ...money, isOurMode: livemode === isLive, transactionId: intent }
  return { type: 'refunded', token, report }
}

function refundEvent(object: unknown): PaymentEvent | undefined {
  if (!isFields(object)) return undefined
  const { id, failure_reason: failure } = object
  if (!isText(id) || !isTextOrNull(failure)) return undefined
  return { type: 'refund-failed', reference: id, error: failure ?? 'unknown' }
}
