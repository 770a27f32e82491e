import { inOneCommit } from '#db/connection/one-commit.server.ts'
import type { ReviewState } from '#db/schema/review-tables.ts'
import type { Db, Tx } from '#db/schema/schema.ts'
import { bumpCatalogVersion } from '../../catalog/products/catalog-version-store.server.ts'
import { countReviews } from '../../catalog/products/count-reviews-store.server.ts'
import { loadSetting } from '../../running/settings/load-settings.server.ts'
import {
  addReview,
  clearAuthors,
  deleteOwnReview,
  lockOwnReview,
  type ReviewedLine,
  type ReviewTexts,
  saveReviewPictures,
  updateReview,
} from './own-review-store.server.ts'
import { type ReviewPicture, reviewLimits, savedReviewState } from './review.ts'
import { readReviewPictures } from './review-store.server.ts'

export interface ReviewDraft extends ReviewTexts {
  /** Whether its author saw the review that it replaces. */
  isEdit: boolean
  removedPictures: readonly string[]
  /** Their files are saved. */
  addedPictures: readonly ReviewPicture[]
}

export type ReviewRefusal = 'not-delivered' | 'product-removed' | 'already-reviewed' | 'too-many-pictures'

export type SaveReviewResult = { ok: true; state: ReviewState } | { ok: false; reason: ReviewRefusal }

/** Publishes a review, or submits it for approval. A repeated submission changes nothing. */
export function saveReview(
  db: Db,
  line: ReviewedLine,
  draft: ReviewDraft,
  now: Date,
): Promise<SaveReviewResult> {
  return inOneCommit(db, async tx => {
    const needsApproval = await loadSetting(tx, 'reviewApproval')
    const before = await lockOwnReview(tx, line)
    if (before) return editReview(tx, before, draft, { needsApproval, now })
    if (draft.addedPictures.length > reviewLimits.pictures) return refused('too-many-pictures')
    const state = savedReviewState(undefined, needsApproval)
    const added = await addReview(tx, line, { ...draft, state }, now)
    if (!added) return refuseNew(tx, line, draft)
    await saveReviewPictures(tx, added.id, { removed: [], added: draft.addedPictures })
    await showReviews(tx, added.product_id, [state])
    return { ok: true, state }
  })
}

type LockedReview = NonNullable<Awaited<ReturnType<typeof lockOwnReview>>>

async function editReview(
  tx: Tx,
  before: LockedReview,
  draft: ReviewDraft,
  { needsApproval, now }: { needsApproval: boolean; now: Date },
): Promise<SaveReviewResult> {
  if (!draft.isEdit) return isRepeated(before, draft)
  const pictures = (await readReviewPictures(tx, [before.id])).get(before.id) ?? []
  const hashes = pictures.map(({ hash }) => hash).filter(hash => !draft.removedPictures.includes(hash))
  const all = new Set([...hashes, ...draft.addedPictures.map(({ hash }) => hash)])
  if (all.size > reviewLimits.pictures) return refused('too-many-pictures')
  const state = savedReviewState(before.state, needsApproval)
  if (!(await updateReview(tx, before.id, { ...draft, state }, now))) return refused('product-removed')
  await saveReviewPictures(tx, before.id, { removed: draft.removedPictures, added: draft.addedPictures })
  await showReviews(tx, before.product_id, [before.state, state])
  return { ok: true, state }
}

/** The review of a new draft may be in the database already: the form was sent twice, or from two tabs. */
function isRepeated(stored: LockedReview, draft: ReviewTexts): SaveReviewResult {
  const texts = ['stars', 'author', 'title', 'body'] as const
  const isSame = texts.every(name => stored[name] === draft[name])
  return isSame ? { ok: true, state: stored.state } : refused('already-reviewed')
}

async function refuseNew(tx: Tx, line: ReviewedLine, draft: ReviewDraft): Promise<SaveReviewResult> {
  const concurrent = await lockOwnReview(tx, line)
  if (concurrent) return isRepeated(concurrent, draft)
  const order = await tx
    .selectFrom('customer_order')
    .select('delivered_at')
    .where('id', '=', line.orderId)
    .executeTakeFirst()
  return refused(order?.delivered_at ? 'product-removed' : 'not-delivered')
}

function refused(reason: ReviewRefusal): SaveReviewResult {
  return { ok: false, reason }
}

/** False if there was none. Its pictures are gone from pages at once, and their files soon after. */
export function deleteReview(db: Db, line: ReviewedLine): Promise<boolean> {
  return inOneCommit(db, async tx => {
    const deleted = await deleteOwnReview(tx, line)
    if (!deleted) return false
    await showReviews(tx, deleted.product_id, [deleted.state])
    return true
  })
}

/** For a deleted account: its reviews stay, without their author's name. Part of the caller's transaction. */
export async function removeReviewAuthors(tx: Tx, orderIds: readonly number[]): Promise<void> {
  if (orderIds.length === 0) return
  const shown = await clearAuthors(tx, orderIds)
  if (shown.length > 0) await bumpCatalogVersion(tx, shown)
}

/** Counts a product's reviews, and renews its pages if one is or was published. */
async function showReviews(tx: Tx, productId: number, states: readonly ReviewState[]): Promise<void> {
  if (!states.includes('published')) return
  await countReviews(tx, [productId])
  await bumpCatalogVersion(tx, [productId])
}
