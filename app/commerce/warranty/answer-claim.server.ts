import { inOneCommit } from '../../db/one-commit.server.ts'
import type { Db } from '../../db/schema.ts'
import { putLetter } from '../mail/letters.server.ts'
import { noteOnOrder } from '../orders/move-order.server.ts'
import { answerOnce, readOpenClaims } from './claim-store.server.ts'

export type AnsweredClaim =
  | { ok: true }
  | { ok: false; because: 'unknown-claim' | 'answered-before' | 'needs-words' }

/** Says what the shop does about a fault: once, and by letter. */
export async function answerClaim(
  db: Db,
  number: string,
  { who, words: typed, now }: { who: string; words: string; now: Date },
): Promise<AnsweredClaim> {
  const words = typed.trim()
  if (words === '') return { ok: false, because: 'needs-words' }
  return inOneCommit(db, async tx => {
    const [claim] = await readOpenClaims(tx, number)
    if (!claim) return { ok: false, because: 'unknown-claim' }
    if (!(await answerOnce(tx, claim.id, words, now))) return { ok: false, because: 'answered-before' }
    await noteOnOrder(tx, claim.orderId, { who, note: `warranty claim ${number} answered`, now })
    await putLetter(
      tx,
      {
        kind: 'claim-answered',
        claimId: claim.id,
        to: claim.email,
        onceKey: `claim-answered-${claim.id}`,
      },
      now,
    )
    return { ok: true }
  })
}
