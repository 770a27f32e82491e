import { staffActor } from '../../commerce/actor.ts'
import { listField } from '../../commerce/input/field.server.ts'
import { idField } from '../../commerce/input/number-fields.server.ts'
import { approveReviews } from '../../commerce/reviews/moderate-reviews.server.ts'
import { officeReviewMessages as texts } from '../../messages/office/reviews.ts'
import { safeReturnPath } from '../../web/forms/return-path.ts'
import { returnToField } from '../../web/forms/return-to-field.server.ts'
import { acceptForm } from '../../web/requests/accept-form.server.ts'
import { readInput, refuseInput } from '../../web/requests/read-input.server.ts'
import { shopContext, staffContext } from '../../web/shop/context.ts'
import { allow } from '../../web/staff/allow.server.ts'
import { redirectWithNotice } from '../notices/notice.server.ts'
import type { Route } from './+types/approve-reviews.ts'

/** A page of the list, and some. */
const maxReviews = 200

const fields = { pick: listField(idField, { max: maxReviews }), returnTo: returnToField }

export const middleware = [allow('reviews.edit'), acceptForm(fields)]

/** Publishes the selected reviews. */
export async function action(args: Route.ActionArgs) {
  const input = await readInput(args, fields)
  if (!input.ok) return refuseInput(args)
  const { request, context, url } = args
  const { pick, returnTo } = input.values
  const back = safeReturnPath(returnTo, url.origin) ?? '/office/reviews'
  const actor = staffActor(context.get(staffContext).name)
  const { db } = context.get(shopContext)
  const { approved, changeSet } = await approveReviews(db, pick, { actor, now: new Date() })
  const text = approved === 0 ? texts.nothingApproved : texts.approved(approved)
  return redirectWithNotice(request, back, { text, changeSet })
}
