import { randomBytes } from 'node:crypto'
import type { Db } from '#db/schema/schema.ts'
import type { RowDraft } from './row-draft.ts'
import type { TextDraft } from './text-preview.ts'

type Draft = TextDraft | RowDraft

/** In milliseconds. */
const lifetime = 24 * 60 * 60 * 1000

/** Stores a draft for its preview, deletes those that are older than a day, and returns the id. */
export async function addTextPreview(db: Db, { kind, ...fields }: Draft, now: Date): Promise<string> {
  const id = randomBytes(16).toString('hex')
  await db.deleteFrom('text_preview').where('created_at', '<', dayBefore(now)).execute()
  await db
    .insertInto('text_preview')
    .values({ id, kind, fields: JSON.stringify(fields), created_at: now.toISOString() })
    .execute()
  return id
}

/** The draft of a preview of these kinds, and when its link ends; undefined once a day is over. */
export async function findTextPreview<Kind extends Draft['kind']>(
  db: Db,
  { id, kinds }: { id: string; kinds: readonly Kind[] },
  now: Date,
): Promise<{ draft: Extract<Draft, { kind: Kind }>; expiresAt: string } | undefined> {
  const row = await db
    .selectFrom('text_preview')
    .select(['kind', 'fields', 'created_at'])
    .where('id', '=', id)
    .where('kind', 'in', kinds)
    .where('created_at', '>=', dayBefore(now))
    .executeTakeFirst()
  if (!row) return undefined
  const expiresAt = new Date(Date.parse(row.created_at) + lifetime).toISOString()
  return { draft: { kind: row.kind, ...JSON.parse(row.fields) }, expiresAt }
}

function dayBefore(now: Date): string {
  return new Date(now.getTime() - lifetime).toISOString()
}
