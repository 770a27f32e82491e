import { data } from 'react-router'
import { textField } from '../../commerce/input/text-fields.server.ts'
import { answerReview } from '../../commerce/reviews/moderate-reviews.server.ts'
import { moderationLimits } from '../../commerce/reviews/review.ts'
import { officeReviewMessages } from '../../messages/office/reviews.ts'
import { readInput } from '../../web/requests/read-input.server.ts'
import { shopContext } from '../../web/shop/context.ts'
import { allow } from '../../web/staff/allow.server.ts'
import type { Route } from './+types/answer-review.ts'
import { acceptReviewForm, moderation } from './review-form.server.ts'

const fields = { reply: textField({ max: moderationLimits.reply, lines: true }) }

export const middleware = [allow('reviews.edit'), acceptReviewForm(fields)]

const texts = officeReviewMessages.answer

/** Publishes the shop's answer to a review, or changes it, with Undo. */
export async function action(args: Route.ActionArgs) {
  const input = await readInput(args, fields)
  const { id, by, back } = await moderation(args)
  if (!input.ok) {
    const isTooLong = input.errors.reply?.code === 'too-long'
    return back({ text: isTooLong ? texts.tooLong(moderationLimits.reply) : texts.empty })
  }
  const answered = await answerReview(args.context.get(shopContext).db, id, input.values.reply, by)
  if (!answered.ok) throw data(null, { status: 404 })
  const { changeSet, result } = answered
  return back({ text: result.isFirst ? texts.published : texts.changed, changeSet })
}
