import type { Db } from '../../db/schema.ts'
import type { WrittenLetter } from './letter.ts'
import { unsealLetter } from './sealed-letter.server.ts'

export interface ListedEmail {
  id: number
  kind: string
  recipient: string
  createdAt: string
  state: 'sent' | 'given up' | 'waiting'
}

/** The latest emails first, at most so many. */
export async function readOutbox(db: Db, max: number): Promise<ListedEmail[]> {
  const rows = await db
    .selectFrom('letter')
    .select(['id', 'kind', 'recipient', 'created_at', 'sent_at', 'gave_up_at'])
    .orderBy('id', 'desc')
    .limit(max)
    .execute()
  return rows.map(({ sent_at, gave_up_at, created_at: createdAt, ...email }) => {
    const state = sent_at !== null ? 'sent' : gave_up_at !== null ? 'given up' : 'waiting'
    return { ...email, createdAt, state }
  })
}

/** One email; `written` is undefined before it is written and after its words were deleted. */
export async function findEmail(
  db: Db,
  id: number,
): Promise<{ recipient: string; written: WrittenLetter | undefined } | undefined> {
  const row = await db
    .selectFrom('letter')
    .select(['recipient', 'subject', 'html_sealed', 'plain_sealed'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row && { recipient: row.recipient, written: unsealLetter(db, row) }
}
