import { type Actor, staffActor } from '../../../../commerce/actor.ts'
import type { Order } from '../../../../commerce/orders/order.ts'
import type { Db } from '../../../../db/schema/schema.ts'
import { orderCaseMessages as texts } from '../../../../messages/office/order-cases.ts'
import type { RouteRequest } from '../../../../web/requests/accept-form.server.ts'
import { readInput } from '../../../../web/requests/read-input.server.ts'
import { shopContext, staffContext } from '../../../../web/shop/context.ts'
import { redirectWithNotice } from '../../../notices/notice.server.ts'
import { loadStaffOrder, staffOrderPath } from '../load-order-page.server.ts'
import { answerErrorText, answerFields } from './answer-fields.server.ts'

/** Without the one that names a limit. */
type CaseRefusal = Exclude<keyof typeof texts.refusals, 'too-long'>

interface CaseAnswer {
  /** Whether the order has this return or claim. */
  isKnown: (db: Db, order: Order) => Promise<boolean>
  unknown: CaseRefusal
  answer: (
    db: Db,
    given: { actor: Actor; message: string; now: Date },
  ) => Promise<{ ok: true } | { ok: false; reason: CaseRefusal }>
  /** The notice once it's answered. */
  done: string
}

/** Answers a return or a claim by email, and leads back to its order with a notice. */
export async function answerCase(args: RouteRequest, number: string, given: CaseAnswer): Promise<Response> {
  const { request, context } = args
  const input = await readInput(args, answerFields)
  const { db } = context.get(shopContext)
  const order = await loadStaffOrder(db, number)
  const back = (text: string) => redirectWithNotice(request, staffOrderPath(order), { text })
  if (!input.ok) return back(answerErrorText(input.errors))
  if (!(await given.isKnown(db, order))) return back(texts.refusals[given.unknown])
  const actor = staffActor(context.get(staffContext).name)
  const message = input.values.message ?? ''
  const answered = await given.answer(db, { actor, message, now: new Date() })
  return back(answered.ok ? given.done : texts.refusals[answered.reason])
}
