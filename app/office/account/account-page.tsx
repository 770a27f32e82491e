import { data } from 'react-router'
import { optionalField } from '#commerce/editing/input/field.server.ts'
import { flagField } from '#commerce/editing/input/number-fields.server.ts'
import { textField } from '#commerce/editing/input/text-fields.server.ts'
import { isFreshProof } from '#commerce/people/accounts/proof/fresh-proof.ts'
import { ofStaff } from '#commerce/people/passkeys/passkey-owner.ts'
import { readPasskeys } from '#commerce/people/passkeys/passkey-store.server.ts'
import { saveOwnDetails } from '#commerce/people/staff/members/staff-members.server.ts'
import { readStaffSessions } from '#commerce/people/staff/sessions/staff-session-list-store.server.ts'
import { countRecoveryCodes } from '#commerce/people/staff/totp/recovery-code-store.server.ts'
import { readTotpSecret } from '#commerce/people/staff/totp/totp-store.server.ts'
import { inputErrorText } from '#messages/input-errors.ts'
import { officeAccountMessages } from '#messages/office/account.ts'
import { formatShopDate, formatShopMinute } from '#messages/shop-time.server.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { readInput } from '#web/requests/read-input.server.ts'
import { shopContext, staffContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import { redirectWithNotice } from '../notices/notice.server.ts'
import { PageHead } from '../ui/page-head.tsx'
import type { Route } from './+types/account-page.ts'
import { DetailsForm } from './details-form.tsx'
import { DeviceList } from './device-list.tsx'
import { WaysIn } from './ways-in.tsx'

const fields = {
  name: textField({ min: 1, max: 60 }),
  shortcuts: optionalField(flagField, false),
}

export const middleware = [allow('office.use'), acceptForm(fields)]

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(shopContext)
  const staff = context.get(staffContext)
  const { id, name, email, shortcuts, isSecured, provenAt, sessionId } = staff
  const now = new Date()
  const passkeys = await readPasskeys(db, ofStaff({ id }))
  const sessions = await readStaffSessions(db, id, now)
  return {
    details: { name, email: email ?? '', shortcuts },
    isSecured,
    isProven: isFreshProof(provenAt ?? '', now),
    passkeys: passkeys.map(({ id, name, createdAt, usedAt }) => ({
      ...{ id, name, created: formatShopDate(createdAt) },
      used: usedAt && formatShopDate(usedAt),
    })),
    hasApp: (await readTotpSecret(db, id)) !== undefined,
    recoveryCodes: await countRecoveryCodes(db, id),
    devices: sessions.map(({ id, name, seenAt }) => ({
      ...{ id, name, seen: formatShopMinute(seenAt) },
      isCurrent: id === sessionId,
    })),
  }
}

export async function action(args: Route.ActionArgs) {
  const { request, context } = args
  const input = await readInput(args, fields)
  const { name = '' } = input.typed
  const typed = { name, shortcuts: 'shortcuts' in input.typed }
  if (!input.ok) {
    const errors = Object.entries(input.errors).map(([name, error]) => [name, inputErrorText(error!)])
    return data({ typed, errors: Object.fromEntries(errors) as Record<string, string> }, { status: 400 })
  }
  const { db } = context.get(shopContext)
  if (!(await saveOwnDetails(db, context.get(staffContext).id, input.values, new Date())))
    return data({ typed, errors: { name: officeAccountMessages.nameTaken } }, { status: 409 })
  return redirectWithNotice(request, '/office/settings/account', { text: officeAccountMessages.saved })
}

/** A staff member's own page: name, ways to sign in, and devices. */
export default function AccountPage({ loaderData, actionData }: Route.ComponentProps) {
  const { details, devices, ...factors } = loaderData
  return (
    <>
      <PageHead title={officeAccountMessages.title} />
      <DetailsForm {...details} {...actionData?.typed} errors={actionData?.errors ?? {}} />
      <WaysIn {...factors} />
      <DeviceList devices={devices} />
    </>
  )
}
