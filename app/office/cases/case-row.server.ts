import {
  type CaseState,
  caseAge,
  caseDaysLate,
  type DatedCase,
} from '#commerce/after-sale/cases/service-case.ts'
import type { Amount } from '#commerce/values/money.ts'
import { formatMoney } from '#messages/format.ts'
import { caseMessages as texts } from '#messages/office/cases.ts'
import { toShopDay } from '#messages/shop-time.server.ts'
import { shortDate } from '../orders/list/order-row-view.server.ts'
import type { DialState } from '../ui/status-dial.tsx'

/** A case as its row or card says it. */
export interface CaseRowView {
  number: string
  /** The page where it's answered. */
  to: string
  name: string
  subject: string
  order: string
  customer: string
  dial: DialState
  status: string
  due: string
  isLate: boolean
  age: string
  started: string
  /** Of a return: made and still to come. */
  refund: string
}

const dials: Record<CaseState, DialState> = {
  requested: 'dashed',
  open: 'dashed',
  accepted: 'quarter',
  received: 'half',
  refunded: 'refunded',
  declined: 'canceled',
  answered: 'done',
  settled: 'done',
}

export function toCaseRow(
  one: DatedCase,
  { today, timeZone }: { today: string; timeZone: string },
  refund?: { amount: Amount; currency: string },
): CaseRowView {
  const { kind, number, orderNumber, state, startedAt, dueOn, customer, subject } = one
  const late = caseDaysLate(one, today)
  return {
    ...{ number, customer, subject, to: casePath(one), name: texts.name[kind](number) },
    order: orderNumber ?? texts.noOrder,
    dial: dials[state],
    status: kind === 'withdrawal' && state === 'open' ? texts.refund : texts.states[state],
    due: late > 0 ? texts.late(late) : dueOn === null ? '' : dueOn === today ? texts.today : shortDate(dueOn),
    isLate: late > 0,
    age: texts.age(caseAge(one, today, timeZone)),
    started: shortDate(toShopDay(startedAt)),
    refund: refund ? formatMoney(refund.amount, refund.currency) : '',
  }
}

/** Returns and claims are answered on the page of their order. */
function casePath({ kind, number, orderNumber }: Pick<DatedCase, 'kind' | 'number' | 'orderNumber'>): string {
  return kind === 'withdrawal'
    ? `/office/cases/withdrawals/${number}`
    : `/office/orders/${orderNumber}#${number}`
}
