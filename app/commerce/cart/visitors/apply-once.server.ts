import type { Db, Tx } from '#db/schema/schema.ts'
import { findAppliedOutcome, saveAppliedChange } from './applied-change-store.server.ts'
import type { Visitor } from './visitor.ts'
import { withVisitorLock } from './with-visitor-lock.server.ts'

/** `visitor` is set even for a newcomer when the change created one. */
export interface AppliedChange<Outcome> {
  outcome: Outcome
  visitor: Visitor | undefined
}

/**
 * Applies a change at most once: a retry with the same key gets the stored outcome. Refused changes aren't stored and may be
 * retried.
 */
export function applyOnce<Outcome extends { ok: boolean }>(
  db: Db,
  visitor: Visitor | undefined,
  { key, now }: { key?: string | undefined; now: Date },
  work: (tx: Tx) => Promise<AppliedChange<Outcome>>,
): Promise<AppliedChange<Outcome>> {
  return withVisitorLock(db, visitor, async tx => {
    const stored = visitor && key !== undefined && (await findAppliedOutcome(tx, visitor.id, key))
    if (stored) return { outcome: stored as Outcome, visitor }
    const applied = await work(tx)
    if (applied.visitor && key !== undefined && applied.outcome.ok)
      await saveAppliedChange(tx, applied.visitor.id, key, applied.outcome, now)
    return applied
  })
}
