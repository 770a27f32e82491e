import { addDays, countDays, shopDate } from '../../values/zoned-time.ts'
import type { ReturnState } from '../return-state.ts'

export type CaseKind = 'return' | 'claim' | 'withdrawal'

/** Returns have their own states; claims and withdrawals are open until they are answered or settled. */
export type CaseState = ReturnState | 'open' | 'answered' | 'settled'

/** Something after a sale that a shopper asked for: a return, a warranty claim or a withdrawal. */
export interface ServiceCase {
  kind: CaseKind
  /** Such as "R-7KQ4-M2XA". */
  number: string
  /** Null for a withdrawal that names no order of the shop. */
  orderNumber: string | null
  customer: string
  /** The product of a claim. */
  subject: string
  state: CaseState
  /** When it was requested, as ISO 8601. */
  startedAt: string
  /** When a returned package was back, as ISO 8601. */
  receivedAt: string | null
}

/** A case with the date by which it must be dealt with; null while it waits for the shopper, and once it's done. */
export type DatedCase = ServiceCase & { dueOn: string | null }

/** Directive 2011/83/EU, article 13(1): from the day on which the shop learned of the withdrawal. */
const refundDays = 14

interface DeadlineRules {
  /** Days to answer, by the settings. */
  answerDays: number
  timeZone: string
}

/** The ISO date, in the shop's time zone, by which staff must act. */
export function caseDueOn(
  { kind, state, startedAt, receivedAt }: Pick<ServiceCase, 'kind' | 'state' | 'startedAt' | 'receivedAt'>,
  { answerDays, timeZone }: DeadlineRules,
): string | null {
  const after = (days: number) => addDays(shopDate(new Date(startedAt), timeZone), days)
  if (kind === 'withdrawal') return state === 'open' ? after(refundDays) : null
  if (state === 'requested' || state === 'open') return after(answerDays)
  if (state !== 'received' || receivedAt === null) return null
  // Article 13(3): the shop may wait for the goods.
  const backOn = shopDate(new Date(receivedAt), timeZone)
  const refundOn = after(refundDays)
  return refundOn > backOn ? refundOn : backOn
}

/** Whole days past the due date; 0 up to then. */
export function caseDaysLate({ dueOn }: Pick<DatedCase, 'dueOn'>, today: string): number {
  return dueOn === null ? 0 : Math.max(0, countDays(dueOn, today))
}

/** Whole days since the case began. */
export function caseAge(
  { startedAt }: Pick<ServiceCase, 'startedAt'>,
  today: string,
  timeZone: string,
): number {
  return Math.max(0, countDays(shopDate(new Date(startedAt), timeZone), today))
}
