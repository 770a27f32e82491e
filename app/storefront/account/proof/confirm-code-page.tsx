import { data, href, Link } from 'react-router'
import { confirmUse, confirmWithCode } from '#commerce/people/accounts/proof/confirm-account.server.ts'
import { confirmAccountMessages } from '#messages/confirm-account.ts'
import { ResultPage } from '#ui/message/message-page.tsx'
import { withActionHeaders } from '#web/pages/action-headers.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { shopContext } from '#web/shop/context.ts'
import { pageMeta } from '../../layout-data/page-meta.ts'
import { accountHeaders, loadSignedIn } from '../load-signed-in.server.ts'
import { CodeForm, SendAgain } from '../sign-in/code-form.tsx'
import { codeFields, enterCode, loadOpenCode } from '../sign-in/enter-code.server.ts'
import { returnQueryOf } from '../sign-in/return-to.server.ts'
import type { Route } from './+types/confirm-code-page.ts'
import { confirmedAnswer } from './confirmed-answer.server.ts'

export const middleware = [acceptForm(codeFields)]

/** Asks for the code that was emailed to this browser. */
export async function loader(args: Route.LoaderArgs) {
  const { account } = await loadSignedIn(args)
  const page = { ...(await loadOpenCode(args, confirmUse(account))), query: returnQueryOf(args.request) }
  return data(page, { headers: await accountHeaders(args) })
}

export async function action(args: Route.ActionArgs) {
  const { db } = args.context.get(shopContext)
  const result = await enterCode(args, async entered =>
    confirmWithCode(db, await loadSignedIn(args), entered, new Date()),
  )
  return result.ok ? confirmedAnswer(args.request, result.entered.visitor) : result.response
}

export function headers(args: Route.HeadersArgs) {
  return withActionHeaders(args)
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: confirmAccountMessages.title })
}

export default function ConfirmCodePage({ loaderData, actionData }: Route.ComponentProps) {
  const { email, reason, query, hasDemoInbox } = loaderData
  const start = href('/account/confirm') + query
  return email === undefined ? (
    <ResultPage title={confirmAccountMessages.title} text={reason}>
      <Link className="button" to={start}>
        {confirmAccountMessages.title}
      </Link>
    </ResultPage>
  ) : (
    <CodeForm
      action={href('/account/confirm/code') + query}
      email={email}
      error={actionData}
      label={confirmAccountMessages.confirm}
      hasDemoInbox={hasDemoInbox}
    >
      <SendAgain action={start} />
    </CodeForm>
  )
}
