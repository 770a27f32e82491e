import { data } from 'react-router'
import { optionalField } from '../../commerce/input/field.server.ts'
import { choiceField, textField } from '../../commerce/input/text-fields.server.ts'
import { hideReview } from '../../commerce/reviews/moderate-reviews.server.ts'
import { hideReasons, moderationLimits } from '../../commerce/reviews/review.ts'
import { officeReviewMessages } from '../../messages/office/reviews.ts'
import { readInput } from '../../web/requests/read-input.server.ts'
import { shopContext } from '../../web/shop/context.ts'
import { allow } from '../../web/staff/allow.server.ts'
import type { Route } from './+types/hide-review.ts'
import { acceptReviewForm, moderation } from './review-form.server.ts'

const fields = {
  hideReason: choiceField(hideReasons),
  note: optionalField(textField({ max: moderationLimits.note, lines: true }), ''),
}

export const middleware = [allow('reviews.edit'), acceptReviewForm(fields)]

const texts = officeReviewMessages.hide

/** Hides a review and emails the reason to its author, with Undo. */
export async function action(args: Route.ActionArgs) {
  const input = await readInput(args, fields)
  const { id, by, back } = await moderation(args)
  if (!input.ok)
    return back({ text: input.errors.note ? texts.tooLong(moderationLimits.note) : texts.noReason })
  const { hideReason: reason, note } = input.values
  const hidden = await hideReview(args.context.get(shopContext).db, id, { reason, note }, by)
  if (!hidden.ok && hidden.reason === 'hidden-before') return back({ text: texts.before })
  if (!hidden.ok) throw data(null, { status: 404 })
  const { changeSet, result } = hidden
  return back({ text: result.isEmailed ? texts.hiddenAndEmailed : texts.hidden, changeSet })
}
