import { data, href } from 'react-router'
import { itemRefundReasons } from '#commerce/after-sale/item-refund-reason.ts'
import { refundableDelivery } from '#commerce/after-sale/refunds/item-refund.ts'
import { refundableAmount } from '#commerce/orders/order.ts'
import { newToken } from '#commerce/values/random-token.server.ts'
import { formatMoney } from '#messages/format.ts'
import { orderPageMessages } from '#messages/office/order-page.ts'
import { orderStepMessages } from '#messages/office/order-steps.ts'
import { DraftForm, type FormErrors } from '#office/ui/form/draft-form.tsx'
import { SelectBox, TextBox } from '#office/ui/form/office-field.tsx'
import { PageHead } from '#office/ui/page-head.tsx'
import { shopContext, staffContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import { loadOrderPage } from '../load-order-page.server.ts'
import { lineView } from '../order-line-view.server.ts'
import { acceptStepForm } from '../step-form.server.ts'
import type { Route } from './+types/refund-order-page.ts'
import { RefundLine } from './refund-line.tsx'
import { type RefundReview, refundFields, reviewOrRefund } from './review-or-refund.server.ts'
import styles from './step-page.module.css'

export const middleware = [allow('orders.refund', { fresh: true }), acceptStepForm(refundFields)]

const { refund: texts } = orderStepMessages

export async function loader({ context, params }: Route.LoaderArgs) {
  const { order, returns } = await loadOrderPage(context.get(shopContext).db, params.number)
  const available = formatMoney(refundableAmount(order), order.currency)
  const lines = order.lines
    .filter(({ shipped }) => shipped > 0)
    .map(line => ({
      ...lineView(order, { orderLineId: line.id, quantity: line.shipped }),
      canRestock: line.shipped > line.returned,
    }))
  const delivery = refundableDelivery(order, returns)
  const shipping = delivery > 0 ? formatMoney(delivery, order.currency) : null
  const draftKey = `${context.get(staffContext).id}:refund-${order.id}`
  return { number: order.number, draftKey, available, shipping, lines, key: newToken() }
}

export async function action(args: Route.ActionArgs) {
  const result = await reviewOrRefund(args)
  return result instanceof Response ? result : data(result, { status: result.errors ? 422 : 200 })
}

/** Refunds items of an order, or an amount: first a review of what that does, then the refund. */
export default function RefundOrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const { number, draftKey, available, shipping, lines, key } = loaderData
  const { errors = {}, typed = {}, review } = actionData ?? {}
  const trail = [
    { to: '/office/orders', label: orderPageMessages.orders },
    { to: href('/office/orders/:number', { number }), label: number },
  ]
  return (
    <>
      <PageHead title={texts.title(number)} note={texts.available({ amount: available })} trail={trail} />
      <DraftForm
        draftKey={draftKey}
        version={number}
        errors={errors}
        isStep
        says={review ? reviewText(review) : texts.reviewFirst}
        save={texts.review}
        next={review && { name: 'seen', value: `${review.seen}`, label: texts.button(review.amount) }}
      >
        <div className={styles.form}>
          <input type="hidden" name="key" value={typed.key ?? key} />
          {lines.length > 0 && (
            <fieldset>
              <legend>{orderPageMessages.headings.delivered}</legend>
              {lines.map(line => (
                <RefundLine key={line.id} line={line} typed={typed} errors={errors} />
              ))}
            </fieldset>
          )}
          <RefundAmounts shipping={shipping} typed={typed} errors={errors} />
        </div>
      </DraftForm>
    </>
  )
}

/** Shipping, another amount, and the reason of a refund. */
function RefundAmounts({
  shipping,
  typed,
  errors,
}: {
  shipping: string | null
  typed: Readonly<Record<string, string>>
  errors: FormErrors
}) {
  return (
    <div className={styles.fields}>
      {shipping && (
        <TextBox
          name="shipping"
          label={texts.shipping}
          hint={texts.shippingHint(shipping)}
          error={errors.shipping}
          inputMode="decimal"
          maxLength={20}
          defaultValue={typed.shipping}
        />
      )}
      <TextBox
        name="extra"
        label={texts.extra}
        hint={texts.extraHint}
        error={errors.extra}
        inputMode="decimal"
        maxLength={20}
        defaultValue={typed.extra}
      />
      <SelectBox
        id="reason"
        name="refundReason"
        label={texts.reason}
        defaultValue={typed.refundReason}
        options={itemRefundReasons.map(value => ({
          value,
          label: orderPageMessages.refundReasons[value],
        }))}
      />
    </div>
  )
}

/** The refund in words: its amount, where it goes, and who gets an email. */
function reviewText(review: RefundReview['review']): string {
  return [
    ...(review.isChanged ? [texts.changed] : []),
    texts.says(review),
    ...(review.restocked > 0 ? [texts.restocks(review.restocked)] : []),
  ].join(' ')
}
