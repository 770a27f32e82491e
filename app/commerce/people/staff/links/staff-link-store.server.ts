import type { Db, Tx } from '#db/schema/schema.ts'
import { deleteUpTo } from '#db/statements/delete-up-to.ts'
import { type StaffLinkPurpose, staffLinkLifetime } from './staff-link.ts'

interface NewStaffLink {
  staffId: number
  purpose: StaffLinkPurpose
  tokenHash: string
}

export async function insertStaffLink(
  tx: Tx,
  { staffId, purpose, tokenHash }: NewStaffLink,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('staff_link')
    .values({
      staff_id: staffId,
      purpose,
      token_hash: tokenHash,
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + staffLinkLifetime).toISOString(),
    })
    .execute()
}

export interface OpenStaffLink {
  id: number
  staffId: number
  purpose: StaffLinkPurpose
  name: string
}

/** A link that was neither used nor has expired, of somebody who wasn't removed. */
export async function findStaffLink(
  db: Db | Tx,
  tokenHash: string,
  now: Date,
): Promise<OpenStaffLink | undefined> {
  return db
    .selectFrom('staff_link as link')
    .innerJoin('staff', 'staff.id', 'link.staff_id')
    .select(['link.id', 'link.staff_id as staffId', 'link.purpose', 'staff.name'])
    .where('link.token_hash', '=', tokenHash)
    .where('link.used_at', 'is', null)
    .where('link.expires_at', '>', now.toISOString())
    .where('staff.removed_at', 'is', null)
    .executeTakeFirst()
}

/** False if it was used meanwhile. */
export async function takeStaffLink(tx: Tx, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('staff_link')
    .set({ used_at: now.toISOString() })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Deletes the unused links of a staff member. */
export async function deleteStaffLinks(tx: Tx, staffId: number): Promise<void> {
  await tx.deleteFrom('staff_link').where('staff_id', '=', staffId).where('used_at', 'is', null).execute()
}

/** Deletes up to `max` links that have expired; returns how many. */
export function deleteOldStaffLinks(db: Db, now: Date, max: number): Promise<number> {
  return deleteUpTo(db, max, 'staff_link', 'id', row => row('expires_at', '<', now.toISOString()))
}
