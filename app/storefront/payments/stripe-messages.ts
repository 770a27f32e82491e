import { takeMessage } from '../../commerce/payments/take-message.server.ts'
import { shopContext } from '../../web/context.ts'
import { refuseForm } from '../../web/personal-form.server.ts'
import { refusalPage } from '../../web/refusal-page.ts'
import type { Route } from './+types/stripe-messages.ts'

export function loader() {
  return refuseForm('not-a-post')
}

const refusals = {
  unsigned: 'This was not signed by Stripe, or not just now.',
  malformed: 'This is signed, but it is not written as Stripe writes.',
}

/**
 * What Stripe tells the shop (its webhook). Who sends it is proven by its signature alone. An answer other than 2xx makes Stripe
 * say it again later, for days.
 */
export async function action({ context, request }: Route.ActionArgs) {
  const { db, providers, log } = context.get(shopContext)
  const service = providers.get('stripe')?.service
  if (!service?.read) return refusalPage(404, 'This shop does not know Stripe.')
  if (request.method !== 'POST') return refuseForm('not-a-post')
  const now = new Date()
  const read = service.read(await request.text(), request.headers.get('stripe-signature') ?? '', now)
  if (!read.ok) {
    log('payment-message-refused', { provider: 'stripe', because: read.because })
    return refusalPage(400, refusals[read.because])
  }
  await takeMessage(db, 'stripe', read.message, now)
  return new Response(null, { status: 204 })
}
