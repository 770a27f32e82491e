import { data } from 'react-router'
import { newToken } from '#commerce/values/random-token.server.ts'
import { withdrawalMessages } from '#messages/withdrawal.ts'
import { withActionHeaders } from '#web/pages/action-headers.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { pageMeta } from '../layout-data/page-meta.ts'
import type { Route } from './+types/withdrawal-page.ts'
import { ConfirmWithdrawalScreen } from './confirm-withdrawal-screen.tsx'
import {
  readSubmittedStatement,
  submittedFields,
  tooManyAttemptsAnswer,
} from './submitted-statement.server.ts'
import { WithdrawalScreen } from './withdrawal-screen.tsx'

export const middleware = [acceptForm(submittedFields, { isCountedByAction: true })]

const personal = { headers: { 'Cache-Control': 'no-store' } }

/** The order page passes its number along, so that nobody has to type it. */
export function loader({ url }: Route.LoaderArgs) {
  return data({ orderNumber: (url.searchParams.get('order') ?? '').slice(0, 40), key: newToken() }, personal)
}

/** Checks the statement and shows it for confirmation; nothing is stored yet. */
export async function action(args: Route.ActionArgs) {
  const sent = await readSubmittedStatement(args, 'lookups')
  if (sent instanceof Response) return sent
  if (sent.wait > 0) return tooManyAttemptsAnswer(sent)
  const { typed, statement, wantsChange } = sent
  if (statement && !wantsChange) return data({ statement, errors: {}, typed, wait: 0 })
  const errors = wantsChange ? {} : sent.errors
  const status = Object.keys(errors).length > 0 ? 400 : 200
  return data({ statement: undefined, errors, typed, wait: 0 }, { status })
}

export function headers(args: Route.HeadersArgs) {
  return withActionHeaders(args)
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: withdrawalMessages.title, path: '/withdrawal' })
}

/** Withdrawal without an account, in two steps: Directive 2011/83/EU, article 11a. */
export default function WithdrawalPage({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData?.statement)
    return <ConfirmWithdrawalScreen statement={actionData.statement} formKey={loaderData.key} />
  const typed = actionData?.typed ?? { orderNumber: loaderData.orderNumber }
  return <WithdrawalScreen typed={typed} errors={actionData?.errors ?? {}} wait={actionData?.wait ?? 0} />
}
