import { href } from 'react-router'
import { optionalField } from '#commerce/editing/input/field.server.ts'
import { idField } from '#commerce/editing/input/number-fields.server.ts'
import { textField } from '#commerce/editing/input/text-fields.server.ts'
import { saveCompared } from '#commerce/people/accounts/account-store.server.ts'
import {
  makeDefaultAddress,
  removeAccountAddress,
} from '#commerce/people/accounts/addresses/account-address-store.server.ts'
import { cancelDeletion } from '#commerce/people/accounts/customer-deletion-store.server.ts'
import {
  endAllSessions,
  endSession,
  renameSession,
} from '#commerce/people/accounts/sessions/session-list-store.server.ts'
import { maxSessionNameLength } from '#commerce/people/accounts/sessions/session-name.ts'
import { maxPasskeyNameLength } from '#commerce/people/passkeys/passkey.ts'
import { declinePasskey } from '#commerce/people/passkeys/passkey-offer-store.server.ts'
import { ofAccount } from '#commerce/people/passkeys/passkey-owner.ts'
import { renamePasskey } from '#commerce/people/passkeys/passkey-store.server.ts'
import { formsBelow } from '#web/requests/forms-below.server.ts'
import { onlyFormsHere } from '#web/requests/only-forms-here.ts'
import { readCompareCookie } from '../product-controls/compare/compare-cookie.ts'
import { accountButton } from './account-button.server.ts'

const ofAddress = { address: idField }
const ofSession = { session: idField }

const buttons = formsBelow('/account', {
  // The browser is left empty, as for the next person at a shared tablet.
  'sign-out': accountButton({
    leadsTo: href('/account'),
    signsOut: () => true,
    change: async ({ db, account, sessionId, request }) => {
      await saveCompared(db, account.id, readCompareCookie(request.headers.get('cookie')))
      await endSession(db, account, sessionId)
    },
  }),
  // The account that would be deleted.
  keep: accountButton({
    leadsTo: href('/account'),
    change: async ({ db, account }) => {
      await cancelDeletion(db, { accountId: account.id })
    },
  }),
  'addresses/default': accountButton({
    fields: ofAddress,
    leadsTo: href('/account/addresses'),
    change: ({ db, account, values, now }) => makeDefaultAddress(db, account.id, values.address, now),
  }),
  'addresses/remove': accountButton({
    fields: ofAddress,
    leadsTo: href('/account/addresses'),
    change: ({ db, account, values }) => removeAccountAddress(db, account.id, values.address),
  }),
  'passkeys/rename': accountButton({
    fields: { passkey: idField, name: optionalField(textField({ max: maxPasskeyNameLength }), '') },
    leadsTo: href('/account/passkeys'),
    change: ({ db, account, values: { passkey: id, name } }) =>
      renamePasskey(db, ofAccount(account), { id, name }),
  }),
  // The account isn't offered a passkey again.
  'passkeys/not-now': accountButton({
    leadsTo: href('/account'),
    change: ({ db, account, now }) => declinePasskey(db, account.id, now),
  }),
  'sessions/rename': accountButton({
    fields: { ...ofSession, name: optionalField(textField({ max: maxSessionNameLength }), '') },
    leadsTo: href('/account/sessions'),
    change: ({ db, account, values: { session: id, name } }) => renameSession(db, account, { id, name }),
  }),
  'sessions/end': accountButton({
    fields: ofSession,
    leadsTo: href('/account/sessions'),
    signsOut: ({ values, sessionId }) => values.session === sessionId,
    change: ({ db, account, values }) => endSession(db, account, values.session),
  }),
  // This one included.
  'sessions/end-all': accountButton({
    leadsTo: href('/account'),
    signsOut: () => true,
    change: ({ db, account }) => endAllSessions(db, account),
  }),
})

export const middleware = buttons.middleware
export const action = buttons.action
export const loader = onlyFormsHere
