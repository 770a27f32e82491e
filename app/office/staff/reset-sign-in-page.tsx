import { data, Link } from 'react-router'
import { resetSignIn } from '#commerce/people/staff/members/reset-sign-in.server.ts'
import { findLatestEmailChange } from '#commerce/people/staff/members/staff-email-change-store.server.ts'
import { findStaffMember } from '#commerce/people/staff/staff-store.server.ts'
import { officeStaffMessages } from '#messages/office/staff.ts'
import { formatShopDate } from '#messages/shop-time.server.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { readPathId } from '#web/requests/read-input.server.ts'
import { shopContext, staffContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import { officeLinkUrl } from '#writing/emails/layout/email-urls.ts'
import { redirectWithNotice } from '../notices/notice.server.ts'
import { PageHead } from '../ui/page-head.tsx'
import type { Route } from './+types/reset-sign-in-page.ts'
import { InvitationLink } from './invitation-link.tsx'
import styles from './staff-page.module.css'

export const middleware = [allow('staff.manage', { fresh: true }), acceptForm({})]

export const headers = () => ({ 'Cache-Control': 'no-store' })

const staffPath = '/office/settings/staff'

export async function loader(args: Route.LoaderArgs) {
  return { ...(await findOther(args)), sendsEmails: args.context.get(shopContext).sendsEmails }
}

export async function action(args: Route.ActionArgs) {
  const { id, name } = await findOther(args)
  const { db, sendsEmails } = args.context.get(shopContext)
  const inviter = args.context.get(staffContext).name
  const reset = await resetSignIn(db, { staffId: id, inviter }, new Date())
  if (reset.ok && !sendsEmails)
    return { email: reset.email, link: officeLinkUrl(new URL(args.request.url).origin, reset.token) }
  const { wasReset, noOtherOwner, gone } = officeStaffMessages
  const refusals = { 'last-owner': noOtherOwner, 'not-found': gone }
  const text = reset.ok ? wasReset(name, reset.email) : refusals[reset.reason]
  return redirectWithNotice(args.request, staffPath, { text })
}

/** Somebody else on the staff who can be emailed; a 404 otherwise. */
async function findOther({ params, context }: Route.LoaderArgs | Route.ActionArgs) {
  const id = readPathId(params.id)
  const staff = await findStaffMember(context.get(shopContext).db, id)
  if (!staff?.email || id === context.get(staffContext).id) throw data(null, { status: 404 })
  const changedAt = await findLatestEmailChange(context.get(shopContext).db, id, new Date())
  return { id, name: staff.name, email: staff.email, changed: changedAt && formatShopDate(changedAt) }
}

/** Says what resetting somebody's sign-in does, before it does it. */
export default function ResetSignInPage({ loaderData, actionData }: Route.ComponentProps) {
  const { name, email, changed, sendsEmails } = loaderData
  const texts = officeStaffMessages
  if (actionData) return <InvitationLink made={actionData} />
  return (
    <>
      <PageHead title={texts.resetOf(name)} trail={[{ to: staffPath, label: texts.title }]} />
      <div className={styles.reset}>
        <p>{texts.resetSays(name)}</p>
        <p>{sendsEmails ? texts.resetEmail(email) : texts.resetByLink}</p>
        {changed && <p className="bad">{texts.resetChanged(changed)}</p>}
        <form method="post" className="actions">
          <button type="submit" className="button main">
            {sendsEmails ? texts.resetButton(email) : texts.resetOf(name)}
          </button>
          <Link to={staffPath} className="button outlined">
            {texts.back}
          </Link>
        </form>
      </div>
    </>
  )
}
