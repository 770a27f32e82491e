import { idField } from '#commerce/editing/input/number-fields.server.ts'
import { removeStaffPasskey } from '#commerce/people/staff/passkeys/staff-passkeys.server.ts'
import {
  endOtherStaffSessions,
  endStaffSession,
} from '#commerce/people/staff/sessions/staff-session-list-store.server.ts'
import { removeStaffApp } from '#commerce/people/staff/sign-in/staff-code.server.ts'
import { officeAccountMessages as texts } from '#messages/office/account.ts'
import { onlyFormsHere } from '#web/requests/only-forms-here.ts'
import { buttonsOf } from '../notices/buttons.server.ts'

/** One's own passkeys, app and devices. */
const { button, routesOf } = buttonsOf({ path: '/office/settings/account' })

const buttons = routesOf({
  'remove-passkey': button({
    may: 'office.use',
    fresh: true,
    fields: { passkey: idField },
    press: async ({ db, staff, values: { passkey }, by }) =>
      (await removeStaffPasskey(db, staff.id, passkey, by.now)) ? texts.removed : texts.lastWayIn,
  }),
  'remove-app': button({
    may: 'office.use',
    fresh: true,
    press: async ({ db, staff, by }) =>
      (await removeStaffApp(db, staff.id, by.now)) ? texts.removed : texts.lastWayIn,
  }),
  'end-session': button({
    may: 'office.use',
    fields: { session: idField },
    press: async ({ db, staff, values: { session } }) => {
      await endStaffSession(db, staff.id, session)
      return texts.signedOut
    },
  }),
  // All but this one.
  'end-sessions': button({
    may: 'office.use',
    press: async ({ db, staff }) => {
      await endOtherStaffSessions(db, staff.id, staff.sessionId)
      return texts.signedOut
    },
  }),
})

export const middleware = buttons.middleware
export const loader = onlyFormsHere
export const action = buttons.action
