import { askPaymentProvider } from '../../../commerce/setup/try-setup.server.ts'
import { paymentStateMessages as texts } from '../../../messages/office/payment-state.ts'
import { acceptForm } from '../../../web/requests/accept-form.server.ts'
import { shopContext } from '../../../web/shop/context.ts'
import { allow } from '../../../web/staff/allow.server.ts'
import { redirectWithNotice } from '../../notices/notice.server.ts'
import type { Route } from './+types/ask-stripe.ts'

export const middleware = [allow('settings.payments'), acceptForm({})]

/** Asks the payment provider whether it accepts the shop's keys. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, providers } = context.get(shopContext)
  const check = await askPaymentProvider(db, providers)
  return redirectWithNotice(request, '/office/selling/payments', { text: texts.answers[check ?? 'none'] })
}
