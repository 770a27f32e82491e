import { data, href, Link } from 'react-router'
import { changeEmailWithCode } from '#commerce/people/accounts/email-change/change-email.server.ts'
import { changeEmailUse } from '#commerce/people/accounts/email-change/email-change.ts'
import { changeEmailMessages as messages } from '#messages/change-email.ts'
import { ResultPage } from '#ui/message/message-page.tsx'
import { withActionHeaders } from '#web/pages/action-headers.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { shopContext } from '#web/shop/context.ts'
import { pageMeta } from '../../layout-data/page-meta.ts'
import { accountHeaders, loadSignedIn } from '../load-signed-in.server.ts'
import { confirmedAnswer } from '../proof/confirmed-answer.server.ts'
import { CodeForm, SendAgain } from '../sign-in/code-form.tsx'
import { codeFields, enterCode, loadOpenCode } from '../sign-in/enter-code.server.ts'
import styles from '../sign-in/sign-in.module.css'
import type { Route } from './+types/change-email-code-page.ts'

export const middleware = [acceptForm(codeFields)]

/** Asks for the code that was emailed to the new address. */
export async function loader(args: Route.LoaderArgs) {
  const { account } = await loadSignedIn(args)
  return data(await loadOpenCode(args, changeEmailUse(account)), { headers: await accountHeaders(args) })
}

export async function action(args: Route.ActionArgs) {
  const { db } = args.context.get(shopContext)
  const result = await enterCode(args, async entered =>
    changeEmailWithCode(db, await loadSignedIn(args), entered, new Date()),
  )
  if (!result.ok) return result.response
  return confirmedAnswer(args.request, result.entered.visitor, `${href('/account/settings')}?changed`)
}

export function headers(args: Route.HeadersArgs) {
  return withActionHeaders(args)
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: messages.title })
}

export default function ChangeEmailCodePage({ loaderData, actionData }: Route.ComponentProps) {
  const { email, reason, hasDemoInbox } = loaderData
  const start = href('/account/settings/email')
  return email === undefined ? (
    <ResultPage title={messages.title} text={reason}>
      <Link className="button" to={start}>
        {messages.startAgain}
      </Link>
    </ResultPage>
  ) : (
    <CodeForm
      action={href('/account/settings/email/code')}
      email={email}
      note={messages.codeNote}
      error={actionData}
      label={messages.confirm}
      hasDemoInbox={hasDemoInbox}
    >
      <SendAgain action={start} email={email} />
      <Link className={styles.link} to={start}>
        {messages.otherAddress}
      </Link>
    </CodeForm>
  )
}
