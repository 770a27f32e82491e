import { data, href } from 'react-router'
import { newToken } from '#commerce/values/random-token.server.ts'
import { orderEditMessages as texts } from '#messages/office/order-edit.ts'
import { orderPageMessages } from '#messages/office/order-page.ts'
import { DraftForm } from '#office/ui/form/draft-form.tsx'
import { PageHead } from '#office/ui/page-head.tsx'
import { shopContext, staffContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import { loadStaffOrder } from '../load-order-page.server.ts'
import { acceptStepForm } from '../step-form.server.ts'
import type { Route } from './+types/edit-order-page.ts'
import { EditContact } from './edit-contact.tsx'
import { editFields, quantitiesOf } from './edit-fields.server.ts'
import { editFormView } from './edit-form-view.server.ts'
import { EditLines } from './edit-lines.tsx'
import styles from './edit-order.module.css'
import { EditPreview } from './edit-preview.tsx'
import { FindItem } from './find-item.tsx'
import { reviewOrEdit } from './review-or-edit.server.ts'

// It may refund money, so it takes a fresh proof.
export const middleware = [allow('orders.edit', { fresh: true }), acceptStepForm(editFields)]

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db } = context.get(shopContext)
  const order = await loadStaffOrder(db, params.number)
  const unchanged = { quantities: quantitiesOf(order), added: new Map(), ...order }
  const { id } = context.get(staffContext)
  return {
    ...{ number: order.number, key: newToken(), draftKey: `${id}:edit-order-${order.id}` },
    form: await editFormView(db, order, unchanged),
  }
}

export async function action(args: Route.ActionArgs) {
  const answer = await reviewOrEdit(args)
  if (answer instanceof Response) return answer
  const isRefused = answer.error !== undefined || Object.keys(answer.errors).length > 0
  return data(answer, { status: isRefused ? 422 : answer.notice === undefined ? 200 : 409 })
}

/** Edits an order before it's packed: first the new total and what follows, then the edit. */
export default function EditOrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const { number, key, draftKey } = loaderData
  const form = actionData ?? loaderData.form
  const { error, notice, preview } = actionData ?? {}
  const trail = [
    { to: '/office/orders', label: orderPageMessages.orders },
    { to: href('/office/orders/:number', { number }), label: number },
  ]
  return (
    <>
      <PageHead title={texts.title(number)} trail={trail} />
      <DraftForm
        draftKey={draftKey}
        version={number}
        errors={{ ...form.errors, '': error }}
        says={preview ? preview.says.join(' ') : texts.previewFirst}
        isStep
        save={texts.preview}
        next={preview && { name: 'seen', value: preview.seen, label: preview.button }}
      >
        {/* The Enter key presses the first button, which must not remove a line. */}
        <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true">
          {texts.preview}
        </button>
        <input type="hidden" name="key" value={key} />
        <div className={styles.form}>
          <EditLines form={form} />
          <FindItem form={form} />
          <EditContact form={form} />
          {preview && <EditPreview preview={preview} notice={notice} />}
        </div>
      </DraftForm>
    </>
  )
}
