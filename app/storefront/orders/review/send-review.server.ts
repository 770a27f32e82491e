import { readFile } from 'node:fs/promises'
import { data, type RouterContextProvider, redirect } from 'react-router'
import type { PictureMaster } from '#commerce/catalog/pictures/picture-files.server.ts'
import { reviewLimits } from '#commerce/people/reviews/review.ts'
import { type ReviewRefusal, saveReview } from '#commerce/people/reviews/save-review.server.ts'
import { errorForLog } from '#commerce/values/error-for-log.ts'
import { DatabaseUnavailable } from '#db/outages/database-unavailable.server.ts'
import { inputErrorText } from '#messages/input-errors.ts'
import { reviewFormMessages as messages } from '#messages/review-form.ts'
import { sharedMessages } from '#messages/shared.ts'
import { readInput, refuseInput } from '#web/requests/read-input.server.ts'
import { requestIdContext, shopContext } from '#web/shop/context.ts'
import { readFiles, type UploadedFile, uploadContext } from '#web/uploads/uploaded-files.server.ts'
import { privatePageHeaders } from '../load-order.server.ts'
import type { Route } from './+types/review-page.ts'
import { loadReviewedLine } from './load-review-page.server.ts'
import { reviewErrorTexts, reviewFields, reviewFiles } from './review-form.server.ts'
import { reviewedPath } from './review-path.ts'
import type { RefusedReview } from './review-view.ts'

/** Saves a review, or returns the form with everything that was typed. */
export async function sendReview(args: Route.ActionArgs) {
  const { context, params, request, url } = args
  const removed = new URLSearchParams(await request.clone().text()).getAll('remove')
  const input = await readInput(args, reviewFields)
  const shop = context.get(shopContext)
  const { order, line } = await loadReviewedLine(shop, params)
  const hadFiles = context.get(uploadContext).files.length > 0
  const reject = (refused: Partial<RefusedReview>, status: number) => {
    const again = hadFiles ? { pictures: messages.choosePicturesAgain } : {}
    const errors = { ...again, ...refused.errors }
    const answer: RefusedReview = { typed: input.typed, removed, message: undefined, ...refused, errors }
    return data(answer, { status, headers: privatePageHeaders })
  }
  const sent = readFiles(args, reviewFiles)
  if (!input.ok || !sent.ok) {
    const all = { ...(sent.ok ? {} : sent.errors), ...(input.ok ? {} : input.errors) }
    const errors = reviewErrorTexts(all)
    // Otherwise it isn't our form.
    if (Object.keys(errors).length === 0) return refuseInput(args)
    return reject({ errors }, all.pictures?.code === 'file-not-stored' ? 503 : 400)
  }
  // Later again, in the transaction. Nobody should wait for pictures of a review that is refused anyway.
  if (order.deliveredAt === null) return reject(toRefusal('not-delivered'), 409)
  const saved = await saveUploadedPictures(context, line.id, sent.files.pictures)
  if (!saved.ok) {
    if (saved.reason === 'unreadable')
      return reject({ errors: { pictures: messages.unreadablePicture(saved) } }, 400)
    return reject({ errors: { pictures: inputErrorText({ code: 'file-not-stored', params: {} }) } }, 503)
  }
  const { remove, edit, ...texts } = input.values
  const draft = { ...texts, isEdit: edit, removedPictures: remove, addedPictures: saved.pictures }
  const reviewed = { orderId: order.id, orderLineId: line.id }
  const review = await saveReview(shop.db, reviewed, draft, new Date()).catch(toOutage)
  if (!review) return reject({ message: sharedMessages.saveFailed }, 503)
  if (!review.ok) return reject(toRefusal(review.reason), 409)
  return redirect(reviewedPath(url, order.token, `review-${review.state}`), 303)
}

/** Undefined for a database outage. */
function toOutage(error: unknown): undefined {
  if (!(error instanceof DatabaseUnavailable)) throw error
}

function toRefusal(reason: ReviewRefusal): Partial<RefusedReview> {
  if (reason === 'too-many-pictures')
    return { errors: { pictures: messages.tooManyPictures({ max: reviewLimits.pictures }) } }
  const message = messages.refusals[reason]
  // The stored review is shown instead.
  return reason === 'already-reviewed' ? { message, typed: {} } : { message }
}

type SavedPictures =
  | { ok: true; pictures: PictureMaster[] }
  /** The name is that of the first picture that can't be read. */
  | { ok: false; reason: 'unreadable'; name: string }
  | { ok: false; reason: 'refused-by-disk' }

/** Saves uploaded pictures of a line's review, one after the other. */
async function saveUploadedPictures(
  context: Readonly<RouterContextProvider>,
  orderLineId: number,
  uploads: readonly UploadedFile[],
): Promise<SavedPictures> {
  const { reviewPictures, log } = context.get(shopContext)
  const pictures: PictureMaster[] = []
  try {
    for (const { path, name } of uploads) {
      const picture = await reviewPictures.saveEncoded(await readFile(path), `review of ${orderLineId}`)
      if (!picture) return { ok: false, reason: 'unreadable', name }
      pictures.push(picture)
    }
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error
    log('upload-not-stored', { id: context.get(requestIdContext), error: errorForLog(error) })
    return { ok: false, reason: 'refused-by-disk' }
  }
  return { ok: true, pictures }
}
