import { data, href, Link } from 'react-router'
import {
  cancelAccountDeletion,
  findDeletionTimeByToken,
} from '../../../commerce/accounts/deletion/account-deletion-store.server.ts'
import { accountDeletionMessages as messages } from '../../../messages/account-deletion.ts'
import { formatDate } from '../../../messages/format.ts'
import { toShopDay } from '../../../messages/shop-time.server.ts'
import { QuestionPage, ResultPage } from '../../../ui/message/message-page.tsx'
import { withActionHeaders } from '../../../web/pages/action-headers.ts'
import { acceptForm } from '../../../web/requests/accept-form.server.ts'
import { shopContext } from '../../../web/shop/context.ts'
import { pageMeta } from '../../layout-data/page-meta.ts'
import { privatePageHeaders } from '../../orders/load-order.server.ts'
import type { Route } from './+types/keep-account-page.ts'

export const middleware = [acceptForm({})]

/** Opening the link changes nothing: email scanners open every link. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const dueAt = await findDeletionTimeByToken(context.get(shopContext).db, params.token)
  const deletedOn = dueAt === undefined ? undefined : toShopDay(dueAt)
  return data({ deletedOn }, { status: deletedOn ? 200 : 404, headers: privatePageHeaders })
}

/** Keeps the account, in any browser. */
export async function action({ context, params }: Route.ActionArgs) {
  const isKept = await cancelAccountDeletion(context.get(shopContext).db, { token: params.token })
  return data({ isKept }, { status: isKept ? 200 : 404, headers: privatePageHeaders })
}

export function headers(args: Route.HeadersArgs) {
  return withActionHeaders(args)
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: messages.title })
}

export default function KeepAccountPage({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData?.isKept)
    return (
      <ResultPage title={messages.canceledTitle} text={messages.canceled}>
        <Link className="button" to={href('/account')}>
          {messages.toAccount}
        </Link>
      </ResultPage>
    )
  if (loaderData.deletedOn === undefined)
    return (
      <ResultPage title={messages.linkEndedTitle} text={messages.linkEnded}>
        <Link className="button" to={href('/account')}>
          {messages.toAccount}
        </Link>
      </ResultPage>
    )
  const date = formatDate(loaderData.deletedOn)
  return <QuestionPage title={messages.keepTitle} text={messages.keepText({ date })} button={messages.keep} />
}
