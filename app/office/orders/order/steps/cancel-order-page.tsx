import { data, Form, href, Link } from 'react-router'
import { cancelOrder } from '#commerce/orders/cancellation/cancel-order.server.ts'
import { canCancel, refundableAmount } from '#commerce/orders/order.ts'
import { staffActor } from '#commerce/values/actor.ts'
import { toAmount } from '#commerce/values/money.ts'
import { formatMoney } from '#messages/format.ts'
import { orderPageMessages } from '#messages/office/order-page.ts'
import { orderStepMessages } from '#messages/office/order-steps.ts'
import { redirectWithNotice } from '#office/notices/notice.server.ts'
import { PageHead } from '#office/ui/page-head.tsx'
import { readInput, refuseInput } from '#web/requests/read-input.server.ts'
import { shopContext, staffContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import { loadOrderPage, loadStaffOrder, staffOrderPath } from '../load-order-page.server.ts'
import { withMoneyToSend } from '../refund-state.server.ts'
import { refundTargetText } from '../refund-target-text.server.ts'
import { acceptStepForm, noFields } from '../step-form.server.ts'
import type { Route } from './+types/cancel-order-page.ts'
import styles from './step-page.module.css'

// It may refund money, so it takes a fresh proof.
export const middleware = [allow('orders.edit', { fresh: true }), acceptStepForm(noFields)]

const { cancel: texts } = orderStepMessages

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = await loadOrderPage(context.get(shopContext).db, params.number)
  const { order, documents } = page
  const amount = refundableAmount(order)
  return {
    ...{ number: order.number, email: order.email, canCancel: canCancel(order, 'staff') },
    count: order.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    refund:
      amount > 0
        ? { amount: formatMoney(amount, order.currency), to: refundTargetText(page, toAmount(amount)) }
        : null,
    hasInvoice: documents.some(({ kind }) => kind === 'invoice'),
  }
}

export async function action(args: Route.ActionArgs) {
  const { request, context, params } = args
  const input = await readInput(args, noFields)
  if (!input.ok) return refuseInput(args)
  const { db } = context.get(shopContext)
  const order = await loadStaffOrder(db, params.number)
  const actor = staffActor(context.get(staffContext))
  const canceled = await cancelOrder(db, order.id, { actor, now: new Date() })
  if (!canceled.ok) return data({ isTooLate: true }, { status: 409 })
  return redirectWithNotice(request, staffOrderPath(order), {
    text: await withMoneyToSend(db, order, texts.done),
  })
}

/** Says what canceling does, and does it. */
export default function CancelOrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const { number, email, count, refund, hasInvoice } = loaderData
  const isTooLate = actionData?.isTooLate || !loaderData.canCancel
  const back = href('/office/orders/:number', { number })
  const trail = [
    { to: '/office/orders', label: orderPageMessages.orders },
    { to: back, label: number },
  ]
  return (
    <>
      <PageHead title={texts.title(number)} trail={trail} />
      <Form method="post" className={styles.form} reloadDocument>
        {isTooLate ? (
          <p className={styles.says} role={actionData ? 'alert' : undefined}>
            {texts.tooLate}
          </p>
        ) : (
          <p className={styles.says}>
            {texts.says({ count, email })}
            {refund && ` ${texts.saysRefund(refund)}`}
            {hasInvoice && ` ${texts.saysInvoice}`}
          </p>
        )}
        <div className={styles.buttons}>
          <Link className="button outlined" to={back}>
            {texts.keep}
          </Link>
          {!isTooLate && (
            <button className="button main" type="submit">
              {refund ? texts.buttonRefund(refund.amount) : texts.button}
            </button>
          )}
        </div>
      </Form>
    </>
  )
}
