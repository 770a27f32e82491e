import { data, redirect } from 'react-router'
import { reviewLimits } from '../../../commerce/reviews/review.ts'
import { type ReviewRefusal, saveReview } from '../../../commerce/reviews/save-review.server.ts'
import { reviewFormMessages } from '../../../messages/review-form.ts'
import { withActionHeaders } from '../../../web/pages/action-headers.ts'
import { readInput, refuseInput } from '../../../web/requests/read-input.server.ts'
import { shopContext } from '../../../web/shop/context.ts'
import { readFiles, uploadContext } from '../../../web/uploads/uploaded-files.server.ts'
import { pageMeta } from '../../layout-data/page-meta.ts'
import { privatePageHeaders } from '../load-order.server.ts'
import { acceptOrderForm } from '../order-form.server.ts'
import type { Route } from './+types/review-page.ts'
import { loadReviewedLine, loadReviewPage } from './load-review-page.server.ts'
import { reviewErrorTexts, reviewFields, reviewFiles } from './review-form.server.ts'
import { reviewedPath } from './review-path.ts'
import { ReviewScreen } from './review-screen.tsx'
import type { RefusedReview } from './review-view.ts'
import { saveUploadedPictures } from './save-pictures.server.ts'

export const middleware = [acceptOrderForm(reviewFields, reviewFiles)]

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const view = await loadReviewPage(context.get(shopContext), params, url)
  return data(view, { headers: privatePageHeaders })
}

export async function action(args: Route.ActionArgs) {
  const input = await readInput(args, reviewFields)
  const shop = args.context.get(shopContext)
  const { order, line } = await loadReviewedLine(shop, args.params)
  const sent = readFiles(args, reviewFiles)
  const { typed } = input
  const removed = input.ok ? input.values.remove : []
  const reject = (refused: Partial<RefusedReview>, status = 400) => {
    const hadFiles = args.context.get(uploadContext).files.length > 0
    const errors = {
      ...(hadFiles && { pictures: reviewFormMessages.choosePicturesAgain }),
      ...refused.errors,
    }
    const answer: RefusedReview = { typed, removed, message: undefined, ...refused, errors }
    return data(answer, { status, headers: privatePageHeaders })
  }
  if (!input.ok || !sent.ok) {
    const errors = reviewErrorTexts({ ...(sent.ok ? {} : sent.errors), ...(input.ok ? {} : input.errors) })
    // Otherwise it isn't our form.
    return Object.keys(errors).length > 0 ? reject({ errors }) : refuseInput()
  }
  // Later again, in the transaction. Nobody should wait for pictures of a review that is refused anyway.
  if (order.deliveredAt === null) return reject(toRefusal('not-delivered'), 409)
  const saved = await saveUploadedPictures(shop.reviewPictures, line.id, sent.files.pictures)
  if (!saved.ok) return reject({ errors: { pictures: reviewFormMessages.unreadablePicture(saved) } })
  const { remove, edit, ...texts } = input.values
  const draft = { ...texts, isEdit: edit, removedPictures: remove, addedPictures: saved.pictures }
  const review = await saveReview(shop.db, { orderId: order.id, orderLineId: line.id }, draft, new Date())
  if (!review.ok) return reject(toRefusal(review.reason), 409)
  return redirect(reviewedPath(args.url, order.token, `review-${review.state}`), 303)
}

function toRefusal(reason: ReviewRefusal): Partial<RefusedReview> {
  if (reason === 'too-many-pictures')
    return { errors: { pictures: reviewFormMessages.tooManyPictures({ max: reviewLimits.pictures }) } }
  const message = reviewFormMessages.refusals[reason]
  // The stored review is shown instead.
  return reason === 'already-reviewed' ? { message, typed: {} } : { message }
}

export function headers(args: Route.HeadersArgs) {
  return withActionHeaders(args)
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return pageMeta(matches, undefined)
  const { own, line } = loaderData
  const title = own ? reviewFormMessages.edit : reviewFormMessages.write
  return pageMeta(matches, { title: reviewFormMessages.pageTitle({ title, name: line.title }) })
}

export default function ReviewPage({ loaderData, actionData }: Route.ComponentProps) {
  return <ReviewScreen view={loaderData} refused={actionData} />
}
