import { data } from 'react-router'
import { newToken } from '../../commerce/visitors/visitor-token.server.ts'
import { readStatement, type StatementErrors } from '../../commerce/withdrawals/withdrawal.ts'
import { withActionHeaders } from '../../web/action-headers.ts'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/withdrawal-page.ts'
import { ConfirmScreen } from './confirm-screen.tsx'
import { StatementScreen } from './statement-screen.tsx'
import { readSentStatement, tooSoon } from './withdrawal-request.server.ts'

export { NotFound as ErrorBoundary } from '../error/not-found.tsx'

const personal = { headers: { 'Cache-Control': 'no-store' } }

/** The order's page names its number here, to save typing it. */
export function loader({ url }: Route.LoaderArgs) {
  return data({ orderNumber: (url.searchParams.get('order') ?? '').slice(0, 40), key: newToken() }, personal)
}

/** The first step only shows what was typed: nothing is declared before it is confirmed. */
export async function action(args: Route.ActionArgs) {
  const sent = await readSentStatement(args, 'lookups')
  if (sent instanceof Response) return sent
  if (sent.wait > 0) return tooSoon(sent)
  const { typed } = sent
  const read = readStatement(typed)
  if (read.ok && !sent.wantsChange) return data({ statement: read.statement, errors: {}, typed, wait: 0 })
  const errors: StatementErrors = read.ok || sent.wantsChange ? {} : read.errors
  const status = Object.keys(errors).length > 0 ? 400 : 200
  return data({ statement: undefined, errors, typed, wait: 0 }, { status })
}

export function headers(args: Route.HeadersArgs) {
  return withActionHeaders(args)
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: 'Withdraw from contract', path: '/withdrawal' })
}

/** Directive 2011/83/EU, article 11a: for everybody, without an account, in two steps. */
export default function WithdrawalPage({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData?.statement)
    return <ConfirmScreen statement={actionData.statement} formKey={loaderData.key} />
  const typed = actionData?.typed ?? { orderNumber: loaderData.orderNumber }
  return <StatementScreen typed={typed} errors={actionData?.errors ?? {}} wait={actionData?.wait ?? 0} />
}
