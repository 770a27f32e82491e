import { data, href, redirect } from 'react-router'
import { declareWithdrawal } from '#commerce/after-sale/withdrawals/declare-withdrawal.server.ts'
import { newToken } from '#commerce/values/random-token.server.ts'
import { withdrawalMessages } from '#messages/withdrawal.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { shopContext } from '#web/shop/context.ts'
import { pageMeta } from '../layout-data/page-meta.ts'
import type { Route } from './+types/confirm-withdrawal-page.ts'
import { ConfirmWithdrawalScreen } from './confirm-withdrawal-screen.tsx'
import {
  readSubmittedStatement,
  submittedFields,
  tooManyAttemptsAnswer,
} from './submitted-statement.server.ts'
import { WithdrawalScreen } from './withdrawal-screen.tsx'

export const middleware = [acceptForm(submittedFields, { isCountedByAction: true })]

/** Declares the withdrawal, once per key, and goes to its receipt. */
export async function action(args: Route.ActionArgs) {
  const sent = await readSubmittedStatement(args, 'emails')
  if (sent instanceof Response) return sent
  const { statement, errors, typed, key = newToken() } = sent
  if (!statement) return data({ statement, errors, typed, key, wait: 0 }, { status: 400 })
  if (sent.wait > 0) return tooManyAttemptsAnswer({ ...sent, key }, statement)
  const { db } = args.context.get(shopContext)
  const declared = await declareWithdrawal(db, statement, key, new Date())
  return redirect(href('/withdrawal/:key', { key: declared }), 303)
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return new Headers([...actionHeaders, ['Cache-Control', 'no-store']])
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: withdrawalMessages.title, path: '/withdrawal' })
}

/** Shown if nothing was declared: on a GET request, or if the form has to be sent again. */
export default function ConfirmWithdrawalPage({ actionData }: Route.ComponentProps) {
  const { statement, typed = {}, errors = {}, key = '', wait = 0 } = actionData ?? {}
  if (statement) return <ConfirmWithdrawalScreen statement={statement} formKey={key} wait={wait} />
  return <WithdrawalScreen typed={typed} errors={errors} wait={wait} />
}
