import type { Stripe } from 'stripe'

export type StripeCallResult<T> = { ok: true; value: T } | { ok: false; error: Stripe.errors.StripeError }

export type CallStripe = <T>(name: string, work: () => Promise<T>) => Promise<StripeCallResult<T>>

/** Calls Stripe; its errors are values, logged without any data of the shopper. */
export function stripeCaller(
  errors: typeof Stripe.errors,
  log: (event: string, details: Record<string, unknown>) => void,
): CallStripe {
  return async (call, work) => {
    try {
      return { ok: true, value: await work() }
    } catch (error) {
      if (!(error instanceof errors.StripeError)) throw error
      const { type, code, statusCode, param, requestId } = error
      log('payment-provider-failed', { provider: 'stripe', call, type, code, statusCode, param, requestId })
      return { ok: false, error }
    }
  }
}

/** Whether Stripe decided against it, so that a retry is pointless. */
export function isRefusal({ statusCode }: Stripe.errors.StripeError): boolean {
  return statusCode === 400 || statusCode === 402 || statusCode === 404
}
