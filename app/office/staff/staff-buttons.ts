import { idField } from '#commerce/editing/input/number-fields.server.ts'
import { choiceField } from '#commerce/editing/input/text-fields.server.ts'
import { removeStaff, setStaffRole } from '#commerce/people/staff/members/staff-members.server.ts'
import { roles } from '#commerce/people/staff/role.ts'
import { findStaffName } from '#commerce/people/staff/staff-store.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { roleMessages } from '#messages/office/roles.ts'
import { officeStaffMessages as texts } from '#messages/office/staff.ts'
import { onlyFormsHere } from '#web/requests/only-forms-here.ts'
import { buttonsOf } from '../notices/buttons.server.ts'
import type { Notice } from '../notices/notice.ts'

const { button, routesOf } = buttonsOf({ path: '/office/settings/staff' })

const buttons = routesOf({
  role: button({
    may: 'staff.manage',
    fresh: true,
    fields: { staff: idField, role: choiceField(roles) },
    press: async ({ db, values: { staff: staffId, role }, by }) => {
      const change = { staffId, role, by: by.actor, reason: texts.changedReason }
      const outcome = await setStaffRole(db, change, by.now)
      return memberNotice(db, staffId, outcome, name => texts.roleChanged(name, roleMessages[role]))
    },
  }),
  // And signs them out.
  remove: button({
    may: 'staff.manage',
    fresh: true,
    fields: { staff: idField },
    press: async ({ db, values: { staff: staffId }, by }) => {
      const outcome = await removeStaff(db, { staffId, by: by.actor, reason: texts.removedReason }, by.now)
      return memberNotice(db, staffId, outcome, texts.removed)
    },
  }),
})

export const middleware = buttons.middleware
export const loader = onlyFormsHere
export const action = buttons.action

type MemberOutcome = { ok: true; changeSet: number | null } | { ok: false; reason: string }

/** The notice after a change of a staff member, with Undo. */
async function memberNotice(
  db: Db,
  staffId: number,
  outcome: MemberOutcome,
  text: (name: string) => string,
): Promise<Notice> {
  const { lastOwner, gone } = texts
  if (!outcome.ok) return { text: outcome.reason === 'last-owner' ? lastOwner : gone }
  return { text: text((await findStaffName(db, staffId)) ?? ''), changeSet: outcome.changeSet }
}
