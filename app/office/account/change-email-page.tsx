import { data } from 'react-router'
import { emailField } from '#commerce/editing/input/text-fields.server.ts'
import { requestStaffEmail } from '#commerce/people/staff/members/change-staff-email.server.ts'
import { inputErrorText } from '#messages/input-errors.ts'
import { officeAccountMessages } from '#messages/office/account.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { readInput } from '#web/requests/read-input.server.ts'
import { shopContext, staffContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import { redirectWithNotice } from '../notices/notice.server.ts'
import { TextBox } from '../ui/form/office-field.tsx'
import { PageHead } from '../ui/page-head.tsx'
import type { Route } from './+types/change-email-page.ts'
import styles from './account.module.css'

const account = '/office/settings/account'
const fields = { email: emailField }
const { changeEmail: texts, ...messages } = officeAccountMessages

export const middleware = [allow('office.use', { fresh: true }), acceptForm(fields)]

export function loader({ context }: Route.LoaderArgs) {
  return { email: context.get(staffContext).email ?? '', sendsEmails: context.get(shopContext).sendsEmails }
}

export async function action(args: Route.ActionArgs) {
  const input = await readInput(args, fields)
  const typed = input.typed.email ?? ''
  const refuse = (error: string, status = 400) => data({ typed, error }, { status })
  if (!input.ok) return refuse(input.errors.email ? inputErrorText(input.errors.email) : texts.enter)
  const { db, sendsEmails } = args.context.get(shopContext)
  if (!sendsEmails) return refuse(texts.noMailServer)
  const { email } = input.values
  const requested = await requestStaffEmail(db, args.context.get(staffContext).id, email, new Date())
  if (!requested.ok) return refuse(requested.reason === 'same' ? texts.same : messages.emailTaken, 409)
  return redirectWithNotice(args.request, account, { text: texts.sent(email) })
}

/** Asks for a new address, which counts from the moment its link is opened. */
export default function ChangeEmailPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={texts.title} trail={[{ to: account, label: messages.title }]} />
      <form method="post" className={styles.form}>
        <p>{loaderData.sendsEmails ? texts.says : texts.noMailServer}</p>
        <TextBox
          name="email"
          inputMode="email"
          label={texts.field}
          autoComplete="email"
          required
          defaultValue={actionData?.typed ?? loaderData.email}
          error={actionData?.error}
        />
        <button type="submit" className="button main">
          {texts.submit}
        </button>
      </form>
    </>
  )
}
