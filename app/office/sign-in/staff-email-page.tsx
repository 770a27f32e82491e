import { data, redirectDocument } from 'react-router'
import {
  changeStaffEmail,
  revertStaffEmail,
} from '#commerce/people/staff/members/change-staff-email.server.ts'
import {
  findEmailToRevert,
  findRequestedStaffEmail,
} from '#commerce/people/staff/members/staff-email-change-store.server.ts'
import { isRandomToken } from '#commerce/values/random-token.server.ts'
import { officeSignInMessages } from '#messages/office/sign-in.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { shopContext } from '#web/shop/context.ts'
import type { Route } from './+types/staff-email-page.ts'
import { SignInFrame } from './sign-in-frame.tsx'
import { countStaffAttempt } from './staff-answer.server.ts'

export const middleware = [acceptForm({})]

export const headers = () => ({ 'Cache-Control': 'no-store' })

/** Programs open links of emails to show them: looking at one changes nothing. */
export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const { db } = context.get(shopContext)
  const now = new Date()
  const requested = isRandomToken(token) ? await findRequestedStaffEmail(db, token, now) : undefined
  const former = isRandomToken(token) ? await findEmailToRevert(db, token, now) : undefined
  const page = { newEmail: requested?.newEmail, oldEmail: former?.oldEmail }
  return data(page, { status: requested || former ? 200 : 404 })
}

export async function action(args: Route.ActionArgs) {
  const { params, context } = args
  const wait = await countStaffAttempt(args)
  if (wait !== undefined) return data({ wait }, { status: 429 })
  const { db } = context.get(shopContext)
  const now = new Date()
  if (!isRandomToken(params.token)) return data({ wait }, { status: 404 })
  if (await changeStaffEmail(db, params.token, now)) return redirectDocument('/office/settings/account', 303)
  const link = await revertStaffEmail(db, params.token, now)
  if (link === undefined) return data({ wait }, { status: 404 })
  return redirectDocument(`/office/link/${link}`, 303)
}

/** Proves a staff member's new address, or takes a change back from the former one. */
export default function StaffEmailPage({ loaderData, actionData }: Route.ComponentProps) {
  const { confirm, revert, endedTitle, ended } = officeSignInMessages.emailLink
  const { newEmail, oldEmail } = loaderData
  const email = newEmail ?? oldEmail
  if (email === undefined)
    return (
      <SignInFrame title={endedTitle}>
        <p>{ended}</p>
      </SignInFrame>
    )
  const { title, text, button } = newEmail === undefined ? revert : confirm
  return (
    <SignInFrame title={title}>
      <p>{text(email)}</p>
      {actionData?.wait && <p className="bad">{actionData.wait}</p>}
      <form method="post">
        <button type="submit" className="button main">
          {button}
        </button>
      </form>
    </SignInFrame>
  )
}
