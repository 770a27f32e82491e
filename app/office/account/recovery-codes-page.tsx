import { createRecoveryCodes } from '#commerce/people/staff/sign-in/staff-code.server.ts'
import { officeAccountMessages } from '#messages/office/account.ts'
import { officeSignInMessages } from '#messages/office/sign-in.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { shopContext, staffContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import { RecoveryCodes } from '../sign-in/recovery-codes.tsx'
import { SignInFrame } from '../sign-in/sign-in-frame.tsx'
import type { Route } from './+types/recovery-codes-page.ts'

export const middleware = [allow('office.use', { fresh: true }), acceptForm({})]

/** The codes are only in the answer to the form. */
export function loader() {
  return null
}

export async function action({ context }: Route.ActionArgs) {
  const { db } = context.get(shopContext)
  return createRecoveryCodes(db, context.get(staffContext).id, new Date())
}

/** Creates ten new codes, and shows them once. */
export default function RecoveryCodesPage({ actionData }: Route.ComponentProps) {
  const { newCodes, newCodesNote } = officeAccountMessages
  if (actionData) return <RecoveryCodes codes={actionData} doneTo="/office/settings/account" />
  return (
    <SignInFrame title={officeSignInMessages.recovery.title}>
      <p>{newCodesNote}</p>
      <form method="post">
        <button type="submit" className="button main">
          {newCodes}
        </button>
      </form>
    </SignInFrame>
  )
}
