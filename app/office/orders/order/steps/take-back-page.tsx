import { data, href } from 'react-router'
import {
  canOpenReturn,
  findReturnOrigin,
  openReturn,
} from '#commerce/after-sale/returns/open-return.server.ts'
import { previewedRefund, previewReturn } from '#commerce/after-sale/returns/return-preview.ts'
import { changeKeyField } from '#commerce/cart/visitors/change-key-field.server.ts'
import { numberedField } from '#commerce/editing/input/field.server.ts'
import { wholeNumberField } from '#commerce/editing/input/number-fields.server.ts'
import { staffActor } from '#commerce/values/actor.ts'
import { newToken } from '#commerce/values/random-token.server.ts'
import { formatMoney } from '#messages/format.ts'
import { orderPageMessages } from '#messages/office/order-page.ts'
import { orderStepMessages } from '#messages/office/order-steps.ts'
import { redirectWithNotice } from '#office/notices/notice.server.ts'
import { DraftForm, type FormErrors } from '#office/ui/form/draft-form.tsx'
import { TextArea } from '#office/ui/form/office-field.tsx'
import { PageHead } from '#office/ui/page-head.tsx'
import { readInput } from '#web/requests/read-input.server.ts'
import { shopContext, staffContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import { answerFields, maxAnswerLength } from '../cases/answer-fields.server.ts'
import { loadOrderPage, loadStaffOrder, staffOrderPath } from '../load-order-page.server.ts'
import { lineView } from '../order-line-view.server.ts'
import { acceptStepForm } from '../step-form.server.ts'
import type { Route } from './+types/take-back-page.ts'
import { ChosenUnits } from './chosen-units.tsx'
import styles from './step-page.module.css'

const fields = {
  ...answerFields,
  key: changeKeyField,
  quantity: numberedField(wholeNumberField({ max: 999 }), { max: 200 }),
}

export const middleware = [allow('orders.edit'), acceptStepForm(fields)]

const { takeBack: texts } = orderStepMessages
type Refusal = keyof typeof texts.refusals

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db } = context.get(shopContext)
  const { order, returns } = await loadOrderPage(db, params.number)
  const origin = await findReturnOrigin(db, order.id, params.case)
  if (!origin) throw data(null, { status: 404 })
  const preview = previewReturn(order, returns)
  const claimed = origin.kind === 'claim' ? origin.orderLineId : undefined
  const lines = (preview?.lines ?? []).flatMap(({ orderLineId, amounts }) => {
    const quantity = amounts.length - 1
    if (quantity === 0) return []
    const chosen = claimed === undefined ? quantity : claimed === orderLineId ? 1 : 0
    return [{ ...lineView(order, { orderLineId, quantity }), chosen }]
  })
  const all = preview && previewedRefund(preview, id => lines.find(line => line.id === id)?.quantity ?? 0)
  return {
    ...{ number: order.number, email: order.email, origin: { ...origin, number: params.case }, lines },
    amount: all && formatMoney(all, order.currency),
    hasShipping: (preview?.delivery ?? 0) > 0,
    isShipped: canOpenReturn(order),
    maxLength: maxAnswerLength,
    draftKey: `${context.get(staffContext).id}:take-back-${params.case}`,
    key: newToken(),
  }
}

export async function action(args: Route.ActionArgs) {
  const { request, context, params } = args
  const { db } = context.get(shopContext)
  const order = await loadStaffOrder(db, params.number)
  const input = await readInput(args, fields)
  const refuse = (reason: Refusal) => data({ reason, typed: input.typed }, { status: 422 })
  if (!input.ok) return refuse('unreadable')
  const { quantity, key, message = '' } = input.values
  const opened = await openReturn(db, order.id, {
    ...{ origin: params.case, key, message, now: new Date() },
    lines: [...quantity].map(([orderLineId, count]) => ({ orderLineId, quantity: count })),
    actor: staffActor(context.get(staffContext)),
  })
  if (!opened.ok) return refuse(opened.reason)
  return redirectWithNotice(request, `${staffOrderPath(order)}#${opened.number}`, {
    text: texts.done(opened.number),
  })
}

/** Opens a return for a withdrawal or a claim. */
export default function TakeBackPage({ loaderData, actionData }: Route.ComponentProps) {
  const { number, email, origin, lines, amount, isShipped } = loaderData
  const { draftKey, key, hasShipping, maxLength } = loaderData
  const { reason, typed = {} } = actionData ?? {}
  const isAnswer = origin.kind === 'claim' && !origin.isAnswered
  const trail = [
    { to: '/office/orders', label: orderPageMessages.orders },
    { to: href('/office/orders/:number', { number }), label: number },
  ]
  if (!isShipped || amount === undefined)
    return (
      <>
        <PageHead title={texts.title(origin)} trail={trail} />
        <p className={styles.says}>{isShipped ? texts.nothingLeft : texts.refusals['not-shipped']}</p>
      </>
    )
  const errors: FormErrors = reason
    ? { [reason === 'needs-message' ? 'message' : '']: texts.refusals[reason] }
    : {}
  return (
    <>
      <PageHead title={texts.title(origin)} trail={trail} />
      <DraftForm
        draftKey={draftKey}
        version={number}
        errors={errors}
        isStep
        says={texts.says({ email, amount, hasShipping })}
        save={texts.button}
      >
        <div className={styles.form}>
          <input type="hidden" name="key" value={typed.key ?? key} />
          {origin.comment !== '' && (
            <p className={styles.says}>
              {texts.wrote}: “{origin.comment}”
            </p>
          )}
          <fieldset>
            <legend>{texts.items}</legend>
            {lines.map(line => (
              <ChosenUnits key={line.id} line={line} value={typed[`quantity-${line.id}`] ?? line.chosen} />
            ))}
          </fieldset>
          <div className={styles.fields}>
            <TextArea
              name="message"
              label={texts.message}
              hint={isAnswer ? texts.answerHint : texts.messageHint}
              error={errors.message}
              maxLength={maxLength}
              required={isAnswer}
              defaultValue={typed.message}
            />
          </div>
        </div>
      </DraftForm>
    </>
  )
}
