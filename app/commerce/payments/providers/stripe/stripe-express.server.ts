import type { Stripe } from 'stripe'
import type { BusinessDays } from '#commerce/selling/delivery/arrival.ts'
import type { Amount } from '#commerce/values/money.ts'
import type { ExpressReport, ExpressService, ExpressSession } from '../../express-service.ts'
import { stripeAmountStep, toStripeAmount } from './stripe-amount.ts'
import { type CallStripe, isRefusal } from './stripe-call.server.ts'
import { parseExpressSession } from './stripe-express-session.ts'

/** In milliseconds: Stripe requires at least 30 minutes. Nothing is held meanwhile. */
const sessionLifetime = 60 * 60 * 1000

/** Source: docs.stripe.com/api/checkout/sessions/create, `shipping_address_collection.allowed_countries`. */
const notShippedTo = new Set('AS CX CC CU HM IR KP MH FM NF MP PW SD SY UM VI'.split(' '))

/** Express checkout on Stripe's page, which offers Apple Pay, Google Pay and Link where they are available. */
export function stripeExpress(client: Stripe, call: CallStripe, isLive: boolean): ExpressService {
  return {
    async open(session) {
      const step = stripeAmountStep(session.currency)
      if ([...session.lines, ...session.deliveries].some(({ amount }) => amount % step !== 0))
        return { ok: false }
      const opened = await call('express', () =>
        client.checkout.sessions.create(expressParams(session), {
          idempotencyKey: `express-${session.token}`,
        }),
      )
      return opened.ok && opened.value.url ? { ok: true, redirectUrl: opened.value.url } : { ok: false }
    },

    async read(reference): Promise<ExpressReport | 'unreachable' | 'unknown'> {
      if (!/^cs_[\w-]+$/.test(reference)) return 'unknown'
      const expand = ['payment_intent', 'shipping_cost.shipping_rate']
      const read = await call('look', () => client.checkout.sessions.retrieve(reference, { expand }))
      if (read.ok) return parseExpressSession(read.value, isLive) ?? 'unknown'
      return isRefusal(read.error) ? 'unknown' : 'unreachable'
    },

    async capture(intent) {
      const key = { idempotencyKey: `capture-${intent}` }
      const captured = await call('capture', () => client.paymentIntents.capture(intent, {}, key))
      if (captured.ok) return captured.value.status === 'succeeded' ? 'captured' : 'unreachable'
      return isRefusal(captured.error) ? intentOutcome(intent) : 'unreachable'
    },

    async release(intent) {
      const released = await call('release', () => client.paymentIntents.cancel(intent))
      return released.ok || isRefusal(released.error)
    },
  }

  /** Another request may have captured it first. */
  async function intentOutcome(intent: string): Promise<'captured' | 'refused' | 'unreachable'> {
    const read = await call('look', () => client.paymentIntents.retrieve(intent))
    if (!read.ok) return 'unreachable'
    return read.value.status === 'succeeded' ? 'captured' : 'refused'
  }
}

function expressParams(session: ExpressSession): Stripe.Checkout.SessionCreateParams {
  const { token, startedAt, currency, lines, deliveries, countries, memo } = session
  const money = (amount: Amount) => toStripeAmount(amount, currency)
  const code = currency.toLowerCase()
  return {
    mode: 'payment',
    adaptive_pricing: { enabled: false },
    client_reference_id: token,
    // Stripe replaces the braces with its id.
    success_url: `${session.returnUrl}/{CHECKOUT_SESSION_ID}`,
    cancel_url: session.cancelUrl,
    expires_at: Math.floor((startedAt.getTime() + sessionLifetime) / 1000),
    line_items: lines.map(({ title, amount }) => ({
      quantity: 1,
      price_data: { currency: code, unit_amount: money(amount), product_data: { name: title } },
    })),
    shipping_address_collection: {
      allowed_countries: countries.filter(country => !notShippedTo.has(country)) as never,
    },
    shipping_options: deliveries.map(({ methodId, name, amount, days }) => ({
      shipping_rate_data: {
        type: 'fixed_amount',
        display_name: name,
        fixed_amount: { amount: money(amount), currency: code },
        metadata: { method: String(methodId) },
        ...(days && { delivery_estimate: deliveryEstimate(days) }),
      },
    })),
    phone_number_collection: { enabled: true },
    metadata: { express: '1', ...memo },
    // Charged once the order is placed.
    payment_intent_data: { capture_method: 'manual', metadata: { payment: token } },
  }
}

/** Stripe takes no estimate of zero days. */
function deliveryEstimate({ min, max }: BusinessDays) {
  const days = (value: number) => ({ unit: 'business_day' as const, value: Math.max(value, 1) })
  return { minimum: days(min), maximum: days(max) }
}
