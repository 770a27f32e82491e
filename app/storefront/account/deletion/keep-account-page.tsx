import { data, href, Link } from 'react-router'
import {
  cancelDeletion,
  findDeletionByToken,
} from '#commerce/people/accounts/customer-deletion-store.server.ts'
import { accountDeletionMessages as messages } from '#messages/account-deletion.ts'
import { formatDate } from '#messages/format.ts'
import { toShopDay } from '#messages/shop-time.server.ts'
import { QuestionPage, ResultPage } from '#ui/message/message-page.tsx'
import { withActionHeaders } from '#web/pages/action-headers.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { shopContext } from '#web/shop/context.ts'
import { pageMeta } from '../../layout-data/page-meta.ts'
import { privatePageHeaders } from '../../orders/load-order.server.ts'
import type { Route } from './+types/keep-account-page.ts'

export const middleware = [acceptForm({})]

/** Opening the link changes nothing: email scanners open every link. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await findDeletionByToken(context.get(shopContext).db, params.token)
  const deletion = found && { deletedOn: toShopDay(found.dueAt), isOfGuest: found.isOfGuest }
  return data({ deletion }, { status: deletion ? 200 : 404, headers: privatePageHeaders })
}

/** Keeps the account, or the data of a guest, in any browser. */
export async function action({ context, params }: Route.ActionArgs) {
  const { db } = context.get(shopContext)
  const { isOfGuest = false } = (await findDeletionByToken(db, params.token)) ?? {}
  const isKept = await cancelDeletion(db, { token: params.token })
  return data({ isKept, isOfGuest }, { status: isKept ? 200 : 404, headers: privatePageHeaders })
}

export function headers(args: Route.HeadersArgs) {
  return withActionHeaders(args)
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: messages.title })
}

export default function KeepAccountPage({ loaderData: { deletion }, actionData }: Route.ComponentProps) {
  if (actionData?.isKept)
    return actionData.isOfGuest ? (
      <ResultPage title={messages.data.canceledTitle} text={messages.canceled}>
        <Link className="button" to={href('/')}>
          {messages.data.toShop}
        </Link>
      </ResultPage>
    ) : (
      <ResultPage title={messages.canceledTitle} text={messages.canceled}>
        <ToAccount />
      </ResultPage>
    )
  if (deletion === undefined)
    return (
      <ResultPage title={messages.linkEndedTitle} text={messages.linkEnded}>
        <ToAccount />
      </ResultPage>
    )
  const { keepTitle, keepText, keep } = deletion.isOfGuest ? messages.data : messages
  const date = formatDate(deletion.deletedOn)
  return <QuestionPage title={keepTitle} text={keepText({ date })} button={keep} />
}

function ToAccount() {
  return (
    <Link className="button" to={href('/account')}>
      {messages.toAccount}
    </Link>
  )
}
