import type { Db } from '#db/schema/schema.ts'
import type { BulkAction, BulkKind, BulkPlan, ProductSelection } from './bulk-change.ts'

export interface BulkRequest {
  kind: BulkKind
  selection: ProductSelection
  /** Null until it's chosen. */
  action: BulkAction | null
  /** The fields of the action as they were typed. */
  typed: Readonly<Record<string, string>>
  /** The path of the list. */
  returnTo: string
}

export interface BulkPreview {
  id: string
  staffId: number
  request: BulkRequest
  plan: BulkPlan
}

const day = 24 * 60 * 60 * 1000

/** Adds a preview and deletes those that are older than a day. */
export async function addBulkPreview(
  db: Db,
  { id, staffId, request, plan }: BulkPreview,
  now: Date,
): Promise<void> {
  const yesterday = new Date(now.getTime() - day).toISOString()
  await db.deleteFrom('bulk_preview').where('created_at', '<', yesterday).execute()
  await db
    .insertInto('bulk_preview')
    .values({
      ...{ id, staff_id: staffId, created_at: now.toISOString() },
      ...{ request: JSON.stringify(request), plan: JSON.stringify(plan) },
    })
    .execute()
}

/** Undefined if this person has none with this id. */
export async function findBulkPreview(db: Db, id: string, staffId: number): Promise<BulkPreview | undefined> {
  const row = await db
    .selectFrom('bulk_preview')
    .select(['request', 'plan'])
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .executeTakeFirst()
  return row && { id, staffId, request: JSON.parse(row.request), plan: JSON.parse(row.plan) }
}
