import type { Stripe } from 'stripe'
import { currency } from '../money.ts'
import type { Begun, PaymentNews, PaymentProvider, Refunded, StartedPayment } from './payment-provider.ts'
import { isLiveKey } from './stripe-key.ts'
import { readStripeMessage } from './stripe-message.ts'
import { readSession } from './stripe-session.ts'
import { onlinePatience } from './test-payments.server.ts'

export interface StripeOptions {
  secretKey: string
  webhookSecret: string
  /** Where Stripe is reached; undefined for Stripe itself. */
  apiUrl?: string | undefined
  /** How long one call may take, in milliseconds: a shopper waits for it. */
  patience?: number
  /** How often a call is tried again, with the same key. */
  retries?: number
}

type Log = (event: string, details: Record<string, unknown>) => void

/**
 * How long Stripe's page stays open, in seconds. Stripe takes at least 30 minutes, counted from when the session is made, which
 * may be a while after the payment was begun here. The shop ends it before it gives the stock back.
 */
const sessionLength = 60 * 60

/** Payments by Stripe's own page (Checkout Sessions): no card number ever comes near the shop. */
export async function stripeProvider(options: StripeOptions, log: Log): Promise<PaymentProvider> {
  const { Stripe: Client } = await import('stripe')
  const api = options.apiUrl === undefined ? undefined : new URL(options.apiUrl)
  const stripe = new Client(options.secretKey, {
    maxNetworkRetries: options.retries ?? 2,
    timeout: options.patience ?? 10_000,
    telemetry: false,
    ...(api && {
      host: api.hostname,
      port: api.port,
      protocol: api.protocol === 'http:' ? ('http' as const) : ('https' as const),
    }),
  })

  /** What a call brings, or why it brought nothing; the log has what the merchant must know, and nothing of the shopper. */
  async function asked<T>(call: string, work: () => Promise<T>): Promise<T | Stripe.errors.StripeError> {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof Client.errors.StripeError)) throw error
      const { type, code, statusCode, param, requestId } = error
      log('payment-provider-failed', { provider: 'stripe', call, type, code, statusCode, param, requestId })
      return error
    }
  }
  const failed = (answer: object): answer is Stripe.errors.StripeError =>
    answer instanceof Client.errors.StripeError
  const look = (reference: string) =>
    stripe.checkout.sessions.retrieve(reference, { expand: ['payment_intent'] })
  const isLive = isLiveKey(options.secretKey)
  const newsOf = (answer: object): PaymentNews | 'unreachable' =>
    failed(answer) ? 'unreachable' : (readSession(answer, isLive)?.news ?? 'unreachable')

  return {
    name: 'stripe',
    label: 'Card and more',
    words: 'You pay on the page of Stripe, and come back here.',
    patience: onlinePatience,
    isTest: false,
    service: {
      origins: ['https://checkout.stripe.com', ...(api ? [api.origin] : [])],

      async start(payment): Promise<Begun> {
        const { reference, token } = payment
        const session = await asked('start', () =>
          reference !== null
            ? look(reference)
            : stripe.checkout.sessions.create(sessionFor(payment), { idempotencyKey: `start-${token}` }),
        )
        if (failed(session)) {
          // Stripe gives the same answer to the same key for a day, also when it was that something went wrong there.
          const isSpent =
            (session.statusCode ?? 0) >= 500 || session instanceof Client.errors.StripeIdempotencyError
          return { ok: false, because: isSpent && reference === null ? 'over' : 'unreachable' }
        }
        return session.status === 'open' && session.url
          ? { ok: true, reference: session.id, goTo: session.url }
          : { ok: false, because: 'over' }
      },

      async look(reference) {
        return newsOf(await asked('look', () => look(reference)))
      },

      async refund({ reference, amount, key }): Promise<Refunded> {
        const refund = await asked('refund', async () => {
          const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(reference)
          const paid = typeof intent === 'string' ? intent : (intent?.id ?? '')
          // Stripe forgets keys after a day: what carries ours is the same refund, however long ago.
          const made = await stripe.refunds.list({ payment_intent: paid, limit: 100 })
          const known = made.data.find(({ metadata }) => metadata?.key === key)
          if (known) return known
          return stripe.refunds.create(
            { payment_intent: paid, amount, metadata: { key } },
            { idempotencyKey: `refund-${key}` },
          )
        })
        if (!failed(refund)) {
          const isOver = refund.status === 'failed' || refund.status === 'canceled'
          return isOver
            ? { ok: false, because: 'refused', words: refund.failure_reason ?? 'It came to nothing.' }
            : { ok: true, reference: refund.id }
        }
        const isFinal = refund instanceof Client.errors.StripeInvalidRequestError
        return { ok: false, because: isFinal ? 'refused' : 'unreachable', words: refund.code ?? refund.type }
      },

      read: (body, signature, now) =>
        readStripeMessage(stripe.webhooks, { body, signature, secret: options.webhookSecret, isLive, now }),

      async end(reference) {
        const ended = await asked('end', async () => {
          try {
            return await stripe.checkout.sessions.expire(reference)
          } catch (error) {
            // Only an open session can be ended: so somebody paid it, or it is over.
            if (error instanceof Client.errors.StripeInvalidRequestError) return look(reference)
            throw error
          }
        })
        return newsOf(ended)
      },
    },
  }
}

/** The same payment asks for the same thing each time: Stripe refuses a key that comes with something else. */
function sessionFor(payment: StartedPayment): Stripe.Checkout.SessionCreateParams {
  const { token, amount, orderNumber, email, returnTo, startedAt } = payment
  return {
    mode: 'payment',
    // Shoppers pay the shop's amount in the shop's currency: anything else would not match.
    adaptive_pricing: { enabled: false },
    client_reference_id: token,
    customer_email: email,
    success_url: returnTo,
    cancel_url: returnTo,
    expires_at: Math.floor(startedAt.getTime() / 1000) + sessionLength,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: amount,
          product_data: { name: `Order ${orderNumber}` },
        },
      },
    ],
    // On the payment too: what happens to it later names no session.
    payment_intent_data: { description: `Order ${orderNumber}`, metadata: { payment: token } },
  }
}
