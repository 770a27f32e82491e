import { data } from 'react-router'
import { newToken } from '#commerce/values/random-token.server.ts'
import { frameMessages } from '#messages/office/frame.ts'
import { giftCardMessages as messages } from '#messages/office/gift-cards.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { staffContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import { DraftForm } from '../../ui/form/draft-form.tsx'
import { TextArea, TextBox } from '../../ui/form/office-field.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import type { Route } from './+types/new-gift-card-page.ts'
import { IssuedCard } from './issued-card.tsx'
import styles from './new-gift-card.module.css'
import { giftCardFields, reviewOrIssue } from './review-or-issue.server.ts'

export const middleware = [allow('orders.refund', { fresh: true }), acceptForm(giftCardFields)]

const { issue: texts } = messages

export function loader({ context }: Route.LoaderArgs) {
  return { key: newToken(), staffId: context.get(staffContext).id }
}

export async function action(args: Route.ActionArgs) {
  const answer = await reviewOrIssue(args)
  if (answer instanceof Response) return answer
  return data(answer, { status: Object.keys(answer.errors ?? {}).length > 0 ? 422 : 200 })
}

/** Issues a gift card: first a review of what that does, then the card with its code, once. */
export default function NewGiftCardPage({ loaderData, actionData }: Route.ComponentProps) {
  const trail = [
    { to: '/office/selling', label: frameMessages.pages.selling },
    { to: '/office/selling/gift-cards', label: messages.title },
  ]
  if (actionData?.issued)
    return (
      <>
        <PageHead title={texts.issued} trail={trail} />
        <IssuedCard {...actionData.issued} />
      </>
    )
  const { typed = {}, errors = {}, review } = actionData ?? {}
  const field = (name: 'amount' | 'expires' | 'email' | 'message') => ({
    ...{ id: name, name, label: texts[name], defaultValue: typed[name] ?? '', error: errors[name] },
  })
  return (
    <>
      <PageHead title={texts.action} trail={trail} />
      <DraftForm
        draftKey={`${loaderData.staffId}:new-gift-card`}
        version=""
        errors={errors}
        isStep
        says={review ? review.says : texts.reviewFirst}
        save={texts.review}
        next={review && { name: 'seen', value: review.seen, label: review.button }}
      >
        <div className={styles.form}>
          <input type="hidden" name="key" value={typed.key ?? loaderData.key} />
          <TextBox {...field('amount')} inputMode="decimal" maxLength={20} autoComplete="off" />
          <TextBox {...field('expires')} type="date" hint={texts.expiresHint} />
          <TextBox
            {...field('email')}
            inputMode="email"
            hint={texts.emailHint}
            maxLength={254}
            autoComplete="off"
          />
          <TextArea {...field('message')} hint={texts.messageHint} maxLength={500} rows={4} />
        </div>
      </DraftForm>
    </>
  )
}
