import { finishExpressCheckout } from '#commerce/cart/express-checkout/finish-express-checkout.server.ts'
import { noteRefusedMessage } from '#commerce/payments/payment-event-store.server.ts'
import { handlePaymentMessage } from '#commerce/payments/settlement/handle-payment-message.server.ts'
import { paymentWebhookMessages } from '#messages/payment-webhook.ts'
import { refusalPage } from '#web/forms/refusal-page.ts'
import { acceptBody } from '#web/requests/accept-form.server.ts'
import { onlyFormsHere } from '#web/requests/only-forms-here.ts'
import { shopContext } from '#web/shop/context.ts'
import type { Route } from './+types/stripe-webhook.ts'

export const middleware = [acceptBody(['application/json'], 256 * 1024)]

export const loader = onlyFormsHere

/** Stripe's webhook. The signature alone proves the sender. Stripe retries for days unless the answer is 2xx. */
export async function action({ context, request }: Route.ActionArgs) {
  const { db, providers, log } = context.get(shopContext)
  const provider = providers.get('stripe')
  const service = provider?.service
  if (!provider || !service?.parseMessage) return refusalPage(404, paymentWebhookMessages.unknownProvider)
  const now = new Date()
  const read = service.parseMessage(await request.text(), request.headers.get('stripe-signature') ?? '', now)
  if (!read.ok) {
    log('payment-message-refused', { provider: 'stripe', reason: read.reason })
    if (read.reason === 'unsigned') await noteRefusedMessage(db, now)
    return refusalPage(400, paymentWebhookMessages[read.reason])
  }
  const { event } = read.message
  if (event?.type === 'express') {
    const finished = await finishExpressCheckout(db, provider, event.reference, now)
    if (!finished.ok && finished.reason === 'unreachable')
      return refusalPage(503, paymentWebhookMessages.tryAgain)
  }
  await handlePaymentMessage(db, 'stripe', read.message, now)
  return new Response(null, { status: 204 })
}
