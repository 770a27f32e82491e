import type { Db } from '#db/schema/schema.ts'
import { type ChangeOutcome, change } from '../../editing/changes/change.server.ts'
import { causeBy } from '../../editing/changes/change-set.ts'
import { undoDelay } from '../../running/outbox/email-timing.ts'
import { queueEmail } from '../../running/outbox/queue-email.server.ts'
import type { Actor } from '../../values/actor.ts'
import type { HideReason } from './review.ts'
import { findReviewAuthor, lockReviews } from './review-moderation-store.server.ts'

interface ModerationOrigin {
  actor: Actor
  now: Date
}

const origin = ({ actor, now }: ModerationOrigin) => ({ actor, reason: '', cause: causeBy(actor), now })

const notHidden = { hidden_at: null, hidden_reason: null, hidden_note: null }

/** Publishes those of these reviews that aren't published. It can be undone. */
export async function approveReviews(
  db: Db,
  ids: readonly number[],
  by: ModerationOrigin,
): Promise<{ approved: number; changeSet: number | null }> {
  const done = await change(db, origin(by), async edit => {
    const waiting = (await lockReviews(edit.tx, ids)).filter(({ state }) => state !== 'published')
    const columns = { state: 'published', ...notHidden } as const
    await edit.updateAll(
      'review',
      waiting.map(({ id }) => ({ key: { id }, columns })),
    )
    return { ok: true as const, approved: waiting.length }
  })
  return done.ok ? { approved: done.result.approved, changeSet: done.changeSet } : notApproved
}

const notApproved = { approved: 0, changeSet: null }

type HideResult = { ok: true; isEmailed: boolean } | { ok: false; reason: 'unknown-review' | 'hidden-before' }

/**
 * Hides a review and emails the reason to its author, as Regulation (EU) 2022/2065, article 17, requires. The email waits, and isn't sent
 * if this is undone.
 */
export function hideReview(
  db: Db,
  id: number,
  { reason, note }: { reason: HideReason; note: string },
  by: ModerationOrigin,
): Promise<ChangeOutcome<HideResult>> {
  return change<HideResult>(db, origin(by), async edit => {
    const [review] = await lockReviews(edit.tx, [id])
    if (!review) return { ok: false, reason: 'unknown-review' }
    if (review.state === 'hidden') return { ok: false, reason: 'hidden-before' }
    const hiddenAt = by.now.toISOString()
    const explained = { hidden_at: hiddenAt, hidden_reason: reason, hidden_note: note === '' ? null : note }
    await edit.update('review', { id }, { state: 'hidden', ...explained })
    const to = await findReviewAuthor(edit.tx, id)
    if (to !== undefined) {
      const idempotencyKey = `review-hidden-${id}-${hiddenAt}`
      const email = { kind: 'review-hidden', reviewId: id, hiddenAt, to, idempotencyKey } as const
      await queueEmail(edit.tx, { ...email, delay: undoDelay }, by.now)
    }
    return { ok: true, isEmailed: to !== undefined }
  })
}

type ReplyResult = { ok: true; isFirst: boolean } | { ok: false; reason: 'unknown-review' }

/** Answers a review in public, or changes the answer. Null removes it. It can be undone. */
export function answerReview(
  db: Db,
  id: number,
  reply: string | null,
  by: ModerationOrigin,
): Promise<ChangeOutcome<ReplyResult>> {
  return change<ReplyResult>(db, origin(by), async edit => {
    const [review] = await lockReviews(edit.tx, [id])
    if (!review) return { ok: false, reason: 'unknown-review' }
    const repliedAt = reply === null ? null : by.now.toISOString()
    if (review.reply !== reply) await edit.update('review', { id }, { reply, replied_at: repliedAt })
    return { ok: true, isFirst: review.reply === null }
  })
}
