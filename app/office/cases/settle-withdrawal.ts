import { data } from 'react-router'
import { staffActor } from '../../commerce/actor.ts'
import { settleWithdrawal } from '../../commerce/cases/settle-withdrawal.server.ts'
import { caseMessages } from '../../messages/office/cases.ts'
import { acceptForm } from '../../web/requests/accept-form.server.ts'
import { readInput, refuseInput } from '../../web/requests/read-input.server.ts'
import { shopContext, staffContext } from '../../web/shop/context.ts'
import { allow } from '../../web/staff/allow.server.ts'
import { redirectWithNotice } from '../notices/notice.server.ts'
import type { Route } from './+types/settle-withdrawal.ts'

const fields = {}

export const middleware = [
  allow('orders.edit'),
  acceptForm(fields, { leadsTo: () => ({ to: '/office/cases', label: caseMessages.title }) }),
]

/** Marks a withdrawal as dealt with, with Undo. */
export async function action(args: Route.ActionArgs) {
  const input = await readInput(args, fields)
  if (!input.ok) return refuseInput(args)
  const { context, params, request } = args
  const { number } = params
  const actor = staffActor(context.get(staffContext).name)
  const settled = await settleWithdrawal(context.get(shopContext).db, number, { actor, now: new Date() })
  if (!settled.ok) throw data(null, { status: 404 })
  const { done, before } = caseMessages.withdrawal
  const { changeSet } = settled
  return redirectWithNotice(request, '/office/cases', {
    text: (changeSet === null ? before : done)(number),
    changeSet,
  })
}
