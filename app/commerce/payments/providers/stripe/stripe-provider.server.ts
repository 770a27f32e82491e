import type { PaymentProvider } from '../../payment-provider.ts'
import { stripeCaller } from './stripe-call.server.ts'
import { stripeExpress } from './stripe-express.server.ts'
import { isLiveKey } from './stripe-key.ts'
import { StripePayments } from './stripe-payments.server.ts'

export interface StripeOptions {
  secretKey: string
  webhookSecret: string
  /** Undefined for Stripe itself. */
  apiUrl?: string | undefined
  /** Of one call, in milliseconds: a shopper is waiting. */
  timeout?: number
  /** How often a failed call is retried with the same key. */
  retries?: number
}

export type PaymentLog = (event: string, details: Record<string, unknown>) => void

/** Payments on Stripe's own page (Checkout Sessions), so that no card number ever reaches the shop. */
export async function createStripeProvider(
  options: StripeOptions,
  log: PaymentLog,
): Promise<PaymentProvider> {
  const { Stripe } = await import('stripe')
  const api = options.apiUrl === undefined ? undefined : new URL(options.apiUrl)
  const client = new Stripe(options.secretKey, {
    maxNetworkRetries: options.retries ?? 2,
    timeout: options.timeout ?? 10_000,
    telemetry: false,
    ...(api && {
      host: api.hostname,
      port: api.port,
      protocol: api.protocol === 'http:' ? ('http' as const) : ('https' as const),
    }),
  })
  const call = stripeCaller(Stripe.errors, log)
  const isLive = isLiveKey(options.secretKey)
  return {
    name: 'stripe',
    isTest: false,
    isTestMode: !isLive,
    service: new StripePayments(client, {
      call,
      errors: Stripe.errors,
      isLive,
      webhookSecret: options.webhookSecret,
      origins: ['https://checkout.stripe.com', ...(api ? [api.origin] : [])],
    }),
    express: stripeExpress(client, call, isLive),
  }
}
