import type { Db, Tx } from '#db/schema/schema.ts'
import type { BulkEmailKind } from './email.ts'
import { countEmail } from './email-count-store.server.ts'
import { bulkEmailLimit, bulkEmailsPerMinute } from './email-limits.ts'

/** How many more emails of this kind may be queued: a minute's worth, minus those not sent yet. */
export async function readBulkEmailCapacity(db: Db | Tx, kind: BulkEmailKind): Promise<number> {
  const unsent = await db
    .selectFrom('email')
    .select('id')
    .where('kind', '=', kind)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .limit(bulkEmailsPerMinute)
    .execute()
  return bulkEmailsPerMinute - unsent.length
}

/** Takes one of this minute's slots, shared by all processes; false if none is left. */
export async function takeBulkEmailSlot(tx: Tx, kind: BulkEmailKind, now: Date): Promise<boolean> {
  return countEmail(tx, `bulk:${kind}`, bulkEmailLimit, now)
}
