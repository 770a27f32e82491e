import { staffActor } from '../../../../commerce/actor.ts'
import { numberedField, optionalField } from '../../../../commerce/input/field.server.ts'
import { flagField, wholeNumberField } from '../../../../commerce/input/number-fields.server.ts'
import { receiveReturn } from '../../../../commerce/returns/receive-return.server.ts'
import { orderCaseMessages as texts } from '../../../../messages/office/order-cases.ts'
import { readInput } from '../../../../web/requests/read-input.server.ts'
import { shopContext, staffContext } from '../../../../web/shop/context.ts'
import { allow } from '../../../../web/staff/allow.server.ts'
import { redirectWithNotice } from '../../../notices/notice.server.ts'
import { loadStaffOrder, staffOrderPath } from '../load-order-page.server.ts'
import { withMoneyToSend } from '../refund-state.server.ts'
import { acceptStepForm } from '../step-form.server.ts'
import type { Route } from './+types/receive-return.ts'
import { hasReturn } from './find-case.server.ts'

const units = numberedField(wholeNumberField({ max: 9999 }), { max: 200 })
const receiveFields = {
  /** By line. Without any, the whole rest came in good condition. */
  arrived: units,
  damaged: units,
  closesRest: optionalField(flagField, false),
  seenArrivals: optionalField(wholeNumberField({ max: 9999 })),
}

export const middleware = [allow('orders.refund', { fresh: true }), acceptStepForm(receiveFields)]

/** Records what came of a return, restocks it and refunds it. */
export async function action(args: Route.ActionArgs) {
  const { request, context, params } = args
  const input = await readInput(args, receiveFields)
  const { db } = context.get(shopContext)
  const order = await loadStaffOrder(db, params.number)
  const back = (text: string) => redirectWithNotice(request, staffOrderPath(order), { text })
  if (!(await hasReturn(db, order, params.return))) return back(texts.refusals['unknown-return'])
  const actor = staffActor(context.get(staffContext).name)
  if (!input.ok) return back(texts.refusals.unreadable)
  const { arrived, damaged, closesRest, seenArrivals } = input.values
  const lines = [...arrived].map(([orderLineId, count]) => ({
    ...{ orderLineId, arrived: count, damaged: damaged.get(orderLineId) ?? 0 },
  }))
  const counted = { lines: arrived.size > 0 ? lines : undefined, closesRest, seenArrivals }
  const received = await receiveReturn(db, params.return, { ...counted, actor, now: new Date() })
  if (!received.ok) return back(texts.refusals[received.reason])
  return back(await withMoneyToSend(db, order, received.isClosed ? texts.received : texts.partlyReceived))
}
