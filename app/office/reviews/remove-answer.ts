import { data } from 'react-router'
import { answerReview } from '../../commerce/reviews/moderate-reviews.server.ts'
import { officeReviewMessages } from '../../messages/office/reviews.ts'
import { readInput, refuseInput } from '../../web/requests/read-input.server.ts'
import { shopContext } from '../../web/shop/context.ts'
import { allow } from '../../web/staff/allow.server.ts'
import type { Route } from './+types/remove-answer.ts'
import { acceptReviewForm, moderation } from './review-form.server.ts'

const fields = {}

export const middleware = [allow('reviews.edit'), acceptReviewForm(fields)]

/** Removes the shop's answer, with Undo. */
export async function action(args: Route.ActionArgs) {
  const input = await readInput(args, fields)
  if (!input.ok) return refuseInput(args)
  const { id, by, back } = await moderation(args)
  const removed = await answerReview(args.context.get(shopContext).db, id, null, by)
  if (!removed.ok) throw data(null, { status: 404 })
  return back({ text: officeReviewMessages.answer.removed, changeSet: removed.changeSet })
}
