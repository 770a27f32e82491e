import { findStaffName } from '#commerce/people/staff/staff-store.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { officeStaffMessages } from '#messages/office/staff.ts'
import type { Notice } from '../notices/notice.ts'

type MemberOutcome = { ok: true; changeSet: number | null } | { ok: false; reason: string }

/** The notice after a change of a staff member, with Undo. */
export async function memberNotice(
  db: Db,
  staffId: number,
  outcome: MemberOutcome,
  text: (name: string) => string,
): Promise<Notice> {
  const { lastOwner, gone } = officeStaffMessages
  if (!outcome.ok) return { text: outcome.reason === 'last-owner' ? lastOwner : gone }
  return { text: text((await findStaffName(db, staffId)) ?? ''), changeSet: outcome.changeSet }
}
