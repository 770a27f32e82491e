import type { Db } from '#db/schema/schema.ts'
import type { RenderedEmail } from './email.ts'
import { unsealRenderedEmail } from './sealed-email.server.ts'

export interface ListedEmail {
  id: number
  kind: string
  recipient: string
  createdAt: string
  state: 'sent' | 'failed' | 'pending'
}

/** The latest first. */
export async function readOutbox(db: Db, max: number): Promise<ListedEmail[]> {
  const rows = await db
    .selectFrom('email')
    .select(['id', 'kind', 'recipient', 'created_at', 'sent_at', 'failed_at'])
    .orderBy('id', 'desc')
    .limit(max)
    .execute()
  return rows.map(({ sent_at, failed_at, created_at: createdAt, ...email }) => {
    const state = sent_at !== null ? 'sent' : failed_at !== null ? 'failed' : 'pending'
    return { ...email, createdAt, state }
  })
}

export interface ListedRenderedEmail {
  id: number
  recipient: string
  subject: string
  createdAt: string
}

/** The latest first, without those whose content was deleted. */
export async function readRenderedEmails(db: Db, max: number): Promise<ListedRenderedEmail[]> {
  return db
    .selectFrom('email')
    .select(['id', 'recipient', 'created_at as createdAt'])
    .select(row => row.ref('subject').$notNull().as('subject'))
    .where('subject', 'is not', null)
    .orderBy('id', 'desc')
    .limit(max)
    .execute()
}

/** `rendered` is undefined before rendering and after the content was deleted. */
export async function findEmail(
  db: Db,
  id: number,
): Promise<{ recipient: string; rendered: RenderedEmail | undefined } | undefined> {
  const row = await db
    .selectFrom('email')
    .select(['recipient', 'subject', 'html_sealed', 'text_sealed'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row && { recipient: row.recipient, rendered: unsealRenderedEmail(db, row) }
}
