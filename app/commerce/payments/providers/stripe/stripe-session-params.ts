import type { Stripe } from 'stripe'
import type { PaymentToStart } from '../../payment-provider.ts'
import { toStripeAmount } from './stripe-amount.ts'

/**
 * How long Stripe's page stays open, in seconds: longer than our own timeout, because Stripe requires 30 minutes. We end the
 * session before we restock.
 */
const sessionLifetime = 60 * 60

/** The same for the same payment: Stripe rejects a key that comes with other parameters. */
export function sessionParams(payment: PaymentToStart): Stripe.Checkout.SessionCreateParams {
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
