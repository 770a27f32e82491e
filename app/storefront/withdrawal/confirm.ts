import { href, redirect } from 'react-router'
import { newToken } from '../../commerce/visitors/visitor-token.server.ts'
import { declareWithdrawal } from '../../commerce/withdrawals/declare-withdrawal.server.ts'
import { readStatement } from '../../commerce/withdrawals/withdrawal.ts'
import { shopContext } from '../../web/context.ts'
import type { Route } from './+types/confirm.ts'
import { readSentStatement } from './withdrawal-request.server.ts'

/** Who comes here by an address has not said anything yet. */
export function loader() {
  return redirect(href('/withdrawal'))
}

/** Declares the withdrawal, once however often it is confirmed, and leads to its receipt. */
export async function action(args: Route.ActionArgs) {
  const sent = await readSentStatement(args)
  if (sent instanceof Response) return sent
  const read = readStatement(sent.typed)
  if (!read.ok) return redirect(href('/withdrawal'), 303)
  const { db } = args.context.get(shopContext)
  const key = await declareWithdrawal(db, read.statement, sent.key ?? newToken(), sent.now)
  return redirect(href('/withdrawal/:key', { key }), 303)
}
