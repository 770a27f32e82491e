import type { Stripe } from 'stripe'
import type {
  ParsedPaymentMessage,
  PaymentReport,
  PaymentService,
  PaymentToStart,
  ProviderRefundResult,
  ProviderStartResult,
  RefundToSend,
} from '../../payment-provider.ts'
import { stripeAmountStep, toStripeAmount } from './stripe-amount.ts'
import type { CallStripe, StripeCallResult } from './stripe-call.server.ts'
import { parseStripeMessage } from './stripe-message.ts'
import { parseStripeSession } from './stripe-session.ts'

/**
 * How long Stripe's page stays open, in seconds: longer than our own timeout, because Stripe requires 30 minutes. We end the
 * session before we restock.
 */
const sessionLifetime = 60 * 60

/** The same for the same payment: Stripe rejects a key that comes with other parameters. */
function sessionParams(payment: PaymentToStart): Stripe.Checkout.SessionCreateParams {
  const { token, amount, currency, title, note, email, returnUrl, startedAt } = payment
  return {
    mode: 'payment',
    // A converted amount in another currency would not match the order.
    adaptive_pricing: { enabled: false },
    client_reference_id: token,
    customer_email: email,
    ...(note && { custom_text: { submit: { message: note } } }),
    success_url: returnUrl,
    cancel_url: returnUrl,
    expires_at: Math.floor(startedAt.getTime() / 1000) + sessionLifetime,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: toStripeAmount(amount, currency),
          product_data: { name: title },
        },
      },
    ],
    // Later messages are about the payment intent and do not name the session.
    payment_intent_data: { description: title, metadata: { payment: token } },
  }
}

interface StripePaymentsOptions {
  call: CallStripe
  /** The error classes of the library, which is loaded on demand. */
  errors: typeof Stripe.errors
  isLive: boolean
  webhookSecret: string
  origins: string[]
}

export class StripePayments implements PaymentService {
  readonly origins: string[]
  readonly #client: Stripe
  readonly #options: StripePaymentsOptions

  constructor(client: Stripe, options: StripePaymentsOptions) {
    this.#client = client
    this.#options = options
    this.origins = options.origins
  }

  async check(): Promise<'ok' | 'refused' | 'unreachable'> {
    const balance = await this.#options.call('check', () => this.#client.balance.retrieve())
    if (balance.ok) return 'ok'
    const { StripeAuthenticationError, StripePermissionError } = this.#options.errors
    const isRefused = [StripeAuthenticationError, StripePermissionError].some(
      refusal => balance.error instanceof refusal,
    )
    return isRefused ? 'refused' : 'unreachable'
  }

  async start(payment: PaymentToStart): Promise<ProviderStartResult> {
    const { reference, token } = payment
    const session = await this.#options.call('start', () =>
      reference === null
        ? this.#client.checkout.sessions.create(sessionParams(payment), { idempotencyKey: `start-${token}` })
        : this.#retrieve(reference),
    )
    if (session.ok)
      return session.value.status === 'open' && session.value.url
        ? { ok: true, reference: session.value.id, redirectUrl: session.value.url }
        : { ok: false, reason: 'over' }
    // For a day, Stripe repeats its answer to the same key, even if that was an internal error.
    const { error } = session
    const isKeySpent =
      (error.statusCode ?? 0) >= 500 || error instanceof this.#options.errors.StripeIdempotencyError
    return { ok: false, reason: isKeySpent && reference === null ? 'over' : 'unreachable' }
  }

  async lookUp(reference: string): Promise<PaymentReport | 'unreachable'> {
    return this.#report(await this.#options.call('look', () => this.#retrieve(reference)))
  }

  amountStep(currency: string): number {
    return stripeAmountStep(currency)
  }

  async refund(refund: RefundToSend): Promise<ProviderRefundResult> {
    // Shared equally among lines, a refund may not be payable even if the payment was.
    if (refund.amount % stripeAmountStep(refund.currency) !== 0)
      return { ok: false, reason: 'refused', error: 'amount-not-payable' }
    const made = await this.#options.call('refund', () => this.#findOrCreateRefund(refund))
    if (!made.ok) {
      const { error } = made
      const isFinal = error instanceof this.#options.errors.StripeInvalidRequestError
      return { ok: false, reason: isFinal ? 'refused' : 'unreachable', error: error.code ?? error.type }
    }
    const { id, status, failure_reason: failure } = made.value
    const hasFailed = status === 'failed' || status === 'canceled'
    return hasFailed
      ? { ok: false, reason: 'refused', error: failure ?? 'unknown' }
      : { ok: true, reference: id }
  }

  parseMessage(body: string, signature: string, now: Date): ParsedPaymentMessage {
    const { webhookSecret: secret, isLive } = this.#options
    return parseStripeMessage(this.#client.webhooks, { body, signature, secret, isLive, now })
  }

  async end(reference: string): Promise<PaymentReport | 'unreachable'> {
    const ended = await this.#options.call('end', async () => {
      try {
        return await this.#client.checkout.sessions.expire(reference)
      } catch (error) {
        // Only an open session can expire, so this one was paid or is over.
        if (error instanceof this.#options.errors.StripeInvalidRequestError) return this.#retrieve(reference)
        throw error
      }
    })
    return this.#report(ended)
  }

  #retrieve(reference: string) {
    return this.#client.checkout.sessions.retrieve(reference, { expand: ['payment_intent'] })
  }

  async #findOrCreateRefund({ reference, amount, currency, key }: RefundToSend) {
    const { payment_intent: intent } = await this.#client.checkout.sessions.retrieve(reference)
    const paid = typeof intent === 'string' ? intent : (intent?.id ?? '')
    // Stripe forgets idempotency keys after a day, so refunds carry our key in their metadata.
    const refunds = await this.#client.refunds.list({ payment_intent: paid, limit: 100 })
    const existing = refunds.data.find(({ metadata }) => metadata?.key === key)
    if (existing) return existing
    return this.#client.refunds.create(
      { payment_intent: paid, amount: toStripeAmount(amount, currency), metadata: { key } },
      { idempotencyKey: `refund-${key}` },
    )
  }

  #report(session: StripeCallResult<object>): PaymentReport | 'unreachable' {
    if (!session.ok) return 'unreachable'
    return parseStripeSession(session.value, this.#options.isLive)?.report ?? 'unreachable'
  }
}
