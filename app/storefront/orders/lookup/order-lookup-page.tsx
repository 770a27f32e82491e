import { data, href } from 'react-router'
import { emailField, textField } from '#commerce/editing/input/text-fields.server.ts'
import { requestOrderLink } from '#commerce/orders/lookup/order-link.server.ts'
import { parseOrderNumber } from '#commerce/orders/order-number.ts'
import { inputErrorText } from '#messages/input-errors.ts'
import { orderLookupMessages } from '#messages/order-lookup.ts'
import { orderNumberMessages } from '#messages/order-number.ts'
import { sharedMessages } from '#messages/shared.ts'
import { withActionHeaders } from '#web/pages/action-headers.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { countForm } from '#web/requests/count-form.server.ts'
import { readInput } from '#web/requests/read-input.server.ts'
import { requireEmails } from '#web/requests/require-emails.server.ts'
import { shopContext } from '#web/shop/context.ts'
import { hasDemoInbox } from '../../demo-inbox/has-demo-inbox.server.ts'
import { pageMeta } from '../../layout-data/page-meta.ts'
import type { Route } from './+types/order-lookup-page.ts'
import {
  type LookupAnswer,
  maxLookupNumberLength,
  OrderLinkSent,
  OrderLookupForm,
} from './order-lookup-screen.tsx'

const fields = { orderNumber: textField({ max: maxLookupNumberLength }), email: emailField }

export const middleware = [acceptForm(fields, { isCountedByAction: true })]

/** Emails a link to the order. The answer is the same whether or not the order exists. */
export async function action(args: Route.ActionArgs) {
  requireEmails(href('/orders'))
  const input = await readInput(args, fields)
  const wait = await countForm(args.context, 'emails')
  const answer = { typed: input.typed, errors: {}, wait, isSent: false } satisfies LookupAnswer
  if (wait > 0) return data(answer, { status: 429, headers: { 'Retry-After': String(wait) } })
  const orderNumber = input.ok ? parseOrderNumber(input.values.orderNumber) : undefined
  if (!input.ok || orderNumber === undefined)
    return data({ ...answer, errors: lookupErrors(input) }, { status: 400 })
  const { db } = args.context.get(shopContext)
  await requestOrderLink(db, { orderNumber, email: input.values.email }, new Date())
  return data({ ...answer, typed: {}, isSent: true, hasDemoInbox: await hasDemoInbox(args) })
}

type LookupInput = Awaited<ReturnType<typeof readInput<typeof fields>>>

function lookupErrors(input: LookupInput): LookupAnswer['errors'] {
  const { orderNumber, email } = input.ok ? {} : input.errors
  const typed = input.typed.orderNumber ?? ''
  return {
    ...(orderNumber?.code === 'missing'
      ? { orderNumber: orderNumberMessages.missing }
      : parseOrderNumber(typed) === undefined && { orderNumber: orderLookupMessages.invalidNumber }),
    ...(email && { email: email.code === 'missing' ? sharedMessages.enterEmail : inputErrorText(email) }),
  }
}

export function headers(args: Route.HeadersArgs) {
  return withActionHeaders(args)
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: orderLookupMessages.title, path: '/orders' })
}

/** The way to an order without its link. */
export default function OrderLookupPage({ actionData }: Route.ComponentProps) {
  return actionData?.isSent ? (
    <OrderLinkSent hasDemoInbox={actionData.hasDemoInbox} />
  ) : (
    <OrderLookupForm {...actionData} />
  )
}
