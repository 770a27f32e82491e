import { data, href, redirect } from 'react-router'
import { newToken } from '../../commerce/visitors/visitor-token.server.ts'
import { declareWithdrawal } from '../../commerce/withdrawals/declare-withdrawal.server.ts'
import { readStatement } from '../../commerce/withdrawals/withdrawal.ts'
import { shopContext } from '../../web/context.ts'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/confirm-page.ts'
import { ConfirmScreen } from './confirm-screen.tsx'
import { StatementScreen } from './statement-screen.tsx'
import { readSentStatement, tooSoon } from './withdrawal-request.server.ts'

export { NotFound as ErrorBoundary } from '../error/not-found.tsx'

/** Declares the withdrawal, once however often it is confirmed, and leads to its receipt. */
export async function action(args: Route.ActionArgs) {
  const sent = await readSentStatement(args, 'emails')
  if (sent instanceof Response) return sent
  const { typed, now } = sent
  const key = sent.key ?? newToken()
  const read = readStatement(typed)
  if (!read.ok)
    return data({ statement: undefined, errors: read.errors, typed, key, wait: 0 }, { status: 400 })
  if (sent.wait > 0) return tooSoon({ ...sent, key }, read.statement)
  const { db } = args.context.get(shopContext)
  const declared = await declareWithdrawal(db, read.statement, key, now)
  return redirect(href('/withdrawal/:key', { key: declared }), 303)
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return new Headers([...actionHeaders, ['Cache-Control', 'no-store']])
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: 'Withdraw from contract', path: '/withdrawal' })
}

/** Shown when nothing was declared: to whoever comes here by its address, and when it has to be sent again. */
export default function ConfirmPage({ actionData }: Route.ComponentProps) {
  const { statement, typed = {}, errors = {}, key = '', wait = 0 } = actionData ?? {}
  if (statement) return <ConfirmScreen statement={statement} formKey={key} wait={wait} />
  return <StatementScreen typed={typed} errors={errors} wait={wait} />
}
