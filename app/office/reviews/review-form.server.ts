import { data } from 'react-router'
import { type Actor, staffActor } from '../../commerce/actor.ts'
import type { InputFields } from '../../commerce/input/field.server.ts'
import { findStaffReview } from '../../commerce/reviews/review-list-store.server.ts'
import { readId } from '../../commerce/whole-number.ts'
import { officeReviewMessages } from '../../messages/office/reviews.ts'
import { acceptForm, type FormMiddleware, type RouteRequest } from '../../web/requests/accept-form.server.ts'
import { readPathId } from '../../web/requests/read-input.server.ts'
import { shopContext, staffContext } from '../../web/shop/context.ts'
import { redirectWithNotice } from '../notices/notice.server.ts'
import type { Notice } from '../notices/notice.ts'

/** Declares a form of the page of a review. */
export function acceptReviewForm(fields: InputFields): FormMiddleware {
  return acceptForm(fields, {
    leadsTo: ({ id = '' }) => ({ to: officeReviewPath(readId(id) ?? 0), label: officeReviewMessages.title }),
  })
}

export function officeReviewPath(id: number): string {
  return `/office/reviews/${id}`
}

/** The actor, and the way back to the page of the review. Throws a 404 for a review that isn't there. */
export async function moderation({
  request,
  context,
  params,
}: Pick<RouteRequest, 'request' | 'context'> & { params: { id: string } }) {
  const id = readPathId(params.id)
  if (!(await findStaffReview(context.get(shopContext).db, id))) throw data(null, { status: 404 })
  const by: { actor: Actor; now: Date } = {
    actor: staffActor(context.get(staffContext).name),
    now: new Date(),
  }
  return { id, by, back: (notice: Notice) => redirectWithNotice(request, officeReviewPath(id), notice) }
}
