import type { CaseView } from '#commerce/after-sale/cases/case-list.ts'
import type { CaseKind, CaseState } from '#commerce/after-sale/cases/service-case.ts'
import { inLanguage } from '../in-language.ts'

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`)

/** The list of returns, warranty claims and withdrawals. */
export const caseMessages = inLanguage({
  title: 'Returns and claims',
  caption: { open: 'Cases, the most urgent first', done: 'Cases, newest first' },
  views: 'Views',
  view: {
    open: 'Open',
    late: 'Late',
    waiting: 'Waiting for goods',
    done: 'Done',
  } satisfies Record<CaseView, string>,
  columns: {
    case: 'Case',
    order: 'Order',
    customer: 'Customer',
    status: 'Status',
    due: 'Due',
    age: 'Open for',
    started: 'Requested',
    refund: 'Refund',
  },
  name: {
    return: (number: string) => `Return ${number}`,
    claim: (number: string) => `Claim ${number}`,
    withdrawal: (number: string) => `Withdrawal ${number}`,
  } satisfies Record<CaseKind, (number: string) => string>,
  states: {
    requested: 'Answer',
    accepted: 'Waiting for goods',
    received: 'Back, refund it',
    refunded: 'Refunded',
    declined: 'Declined',
    open: 'Answer',
    answered: 'Answered',
    settled: 'Settled',
  } satisfies Record<CaseState, string>,
  refund: 'Refund',
  late: (count: number) => `${days(count)} late`,
  today: 'Today',
  age: (count: number) => (count === 0 ? 'Today' : days(count)),
  noOrder: 'No such order',
  none: {
    open: 'Nothing to answer or refund.',
    late: 'Nothing is late.',
    waiting: 'No packages are on their way back.',
    done: 'Nothing has been answered yet.',
  } satisfies Record<CaseView, string>,
  seeDone: 'See what is done',
  many: (count: string) => `${count}+`,
  withdrawal: {
    statement: 'Statement',
    name: 'Name',
    email: 'Email',
    order: 'Order number',
    declared: 'Declared',
    refundBy: 'Refund by',
    settled: 'Settled',
    comment: 'Comment',
    noOrder: (typed: string) => `“${typed}”: no order has this number and email.`,
    findOrder: 'Search orders',
    /** Directive 2011/83/EU, article 13. */
    law: 'Refund what was paid, standard delivery included, within 14 days. You may wait until the goods are back, or proof that they were sent.',
    returns: 'Returns',
    takeBack: 'Take items back',
    settle: 'Mark as settled',
    settleHint: 'Sends no email and moves no money.',
    done: (number: string) => `Withdrawal ${number} is settled.`,
    before: (number: string) => `Withdrawal ${number} was settled before.`,
  },
})
