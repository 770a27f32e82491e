import type { Db, Tx } from '../../db/schema.ts'
import { countEmail } from './email-count-store.server.ts'
import { mailingLimit, mailingPerMinute } from './email-limits.ts'
import type { MailingKind } from './mailings.ts'

/** How many emails of a mailing the outbox has room for: one slice, less what has not been sent of earlier ones. */
export async function readRoom(db: Db | Tx, kind: MailingKind): Promise<number> {
  const unsent = await db
    .selectFrom('letter')
    .select('id')
    .where('kind', '=', kind)
    .where('sent_at', 'is', null)
    .where('gave_up_at', 'is', null)
    .limit(mailingPerMinute)
    .execute()
  return mailingPerMinute - unsent.length
}

/** Takes one of this minute's places for an email of this kind; false when all are taken, by whatever process. */
export async function takePlace(tx: Tx, kind: MailingKind, now: Date): Promise<boolean> {
  return countEmail(tx, `mailing:${kind}`, mailingLimit, now)
}
