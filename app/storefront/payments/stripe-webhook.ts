import { handlePaymentMessage } from '../../commerce/payments/settlement/handle-payment-message.server.ts'
import paymentWebhookMessages from '../../messages/en/payment-webhook.ts'
import { refusalPage } from '../../web/forms/refusal-page.ts'
import { refuseForm } from '../../web/forms/visitor-form.server.ts'
import { shopContext } from '../../web/shop/context.ts'
import type { Route } from './+types/stripe-webhook.ts'

export function loader() {
  return refuseForm('not-a-post')
}

/** Stripe's webhook. The signature alone proves the sender. Stripe retries for days unless the answer is 2xx. */
export async function action({ context, request }: Route.ActionArgs) {
  const { db, providers, log } = context.get(shopContext)
  const service = providers.get('stripe')?.service
  if (!service?.parseMessage) return refusalPage(404, paymentWebhookMessages.unknownProvider)
  if (request.method !== 'POST') return refuseForm('not-a-post')
  const now = new Date()
  const read = service.parseMessage(await request.text(), request.headers.get('stripe-signature') ?? '', now)
  if (!read.ok) {
    log('payment-message-refused', { provider: 'stripe', reason: read.reason })
    return refusalPage(400, paymentWebhookMessages[read.reason])
  }
  await handlePaymentMessage(db, 'stripe', read.message, now)
  return new Response(null, { status: 204 })
}
