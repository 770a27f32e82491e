import { wholeNumberField } from '../../../../commerce/input/number-fields.server.ts'
import { maxResends } from '../../../../commerce/order-page/order-email-store.server.ts'
import { resendEmail } from '../../../../commerce/order-page/resend-email.server.ts'
import { orderPageMessages as texts } from '../../../../messages/office/order-page.ts'
import { readInput, readPathId, refuseInput } from '../../../../web/requests/read-input.server.ts'
import { shopContext } from '../../../../web/shop/context.ts'
import { allow } from '../../../../web/staff/allow.server.ts'
import { redirectWithNotice } from '../../../notices/notice.server.ts'
import { loadOrderPage, staffOrderPath } from '../load-order-page.server.ts'
import { acceptStepForm } from '../step-form.server.ts'
import type { Route } from './+types/resend-order-email.ts'

const fields = { attempt: wholeNumberField({ min: 1, max: maxResends }) }

export const middleware = [allow('orders.edit'), acceptStepForm(fields)]

/** Sends an email of the order again, to the address the order has now. */
export async function action(args: Route.ActionArgs) {
  const { request, context, params } = args
  const input = await readInput(args, fields)
  if (!input.ok) return refuseInput(args)
  const { db } = context.get(shopContext)
  const { order, emails } = await loadOrderPage(db, params.number)
  const id = readPathId(params.email)
  const email = emails.find(email => email.id === id)
  if (!email) return redirectWithNotice(request, staffOrderPath(order), { text: texts.notResent.unknown })
  const number = input.values.attempt
  const sent = await resendEmail(db, { email, to: order.email, number }, new Date())
  const text = sent.ok ? texts.resent(order) : texts.notResent[sent.reason]
  return redirectWithNotice(request, staffOrderPath(order), { text })
}
