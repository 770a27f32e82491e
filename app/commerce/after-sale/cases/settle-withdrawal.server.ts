import type { Db } from '#db/schema/schema.ts'
import { change } from '../../editing/changes/change.server.ts'
import { causeBy } from '../../editing/changes/change-set.ts'
import type { Actor } from '../../values/actor.ts'
import { lockWithdrawal } from '../withdrawals/withdrawal-store.server.ts'

export type SettleWithdrawalResult =
  | { ok: true; changeSet: number | null }
  | { ok: false; reason: 'unknown-withdrawal' }

/** Marks a withdrawal as dealt with; again changes nothing. It can be undone. */
export async function settleWithdrawal(
  db: Db,
  number: string,
  { actor, now }: { actor: Actor; now: Date },
): Promise<SettleWithdrawalResult> {
  const settled = await change(db, { actor, reason: '', cause: causeBy(actor), now }, async edit => {
    const found = await lockWithdrawal(edit.tx, number)
    if (!found) return { ok: false as const, reason: 'unknown-withdrawal' as const }
    if (found.settledAt === null)
      await edit.update('withdrawal', { id: found.id }, { settled_at: now.toISOString() })
    return { ok: true as const }
  })
  return settled.ok ? { ok: true, changeSet: settled.changeSet } : { ok: false, reason: 'unknown-withdrawal' }
}
