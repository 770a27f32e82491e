import type { Order, OrderMove, OrderState } from '../../commerce/orders/order.ts'
import type { ReturnState } from '../../commerce/returns/return.ts'

export const stateInWords: Record<OrderState, string> = {
  placed: 'Ordered',
  paid: 'Paid',
  packed: 'Packed',
  shipped: 'On its way',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  returned: 'Returned',
  refunded: 'Refunded',
}

/** Said to a form without its key: the page that it comes back on has one. */
export const sendAgain = 'Something went wrong with this form. Please send it again.'

export const returnInWords: Record<ReturnState, string> = {
  asked: 'Asked for',
  accepted: 'Can be sent',
  received: 'Received, to be paid back',
  refunded: 'Paid back',
  declined: 'Declined',
}

/** What comes next, for whoever looks at their order. */
export function nextInWords(
  { state }: Pick<Order, 'state'>,
  waits: 'transfer' | 'online' | 'confirming',
): string {
  switch (state) {
    case 'placed':
      if (waits === 'confirming') return 'Your payment is being confirmed. We send the order when it is here.'
      return waits === 'transfer'
        ? 'We send it when your transfer is here.'
        : 'It is not paid yet. Unpaid orders are cancelled.'
    case 'paid':
      return 'We have your payment and pack your order next.'
    case 'packed':
      return 'It is packed and waits for the carrier.'
    case 'shipped':
      return 'The carrier has it.'
    case 'delivered':
      return 'It has arrived. We hope that you like it.'
    case 'cancelled':
      return 'Nothing is sent. What was paid is paid back.'
    case 'returned':
      return 'All of it came back.'
    case 'refunded':
      return 'Everything is paid back.'
  }
}

export interface HistoryEntry {
  place: number
  what: string
  at: string
  note: string
}

/** What happened to an order, in words: each new state, and what was written down between. */
export function historyInWords(moves: readonly OrderMove[]): HistoryEntry[] {
  return moves.map(({ state, at, note }, place) => {
    const isMove = place === 0 || moves[place - 1]!.state !== state
    if (isMove) return { place, what: stateInWords[state], at, note: capitalized(note) }
    return { place, what: capitalized(note), at, note: '' }
  })
}

/** What the page says of a form that was sent from it; undefined for a code that is none of ours. */
export function saidInWords(said: string | null): { words: string; isGood: boolean } | undefined {
  const found = said !== null && Object.hasOwn(sayings, said) ? sayings[said as Saying] : undefined
  return found && { words: found[0], isGood: found[1] }
}

export type Saying = keyof typeof sayings

const sayings = {
  cancelled: ['Your order is cancelled.', true],
  'too-late': ['This order cannot be cancelled any more. You may send it back when it has arrived.', false],
  claimed: ['We have your claim and will answer by e-mail.', true],
  'payment-unreachable': ['The payment cannot be started just now. Try again in a few minutes.', false],
  'payment-not-payable': ['This order waits for no payment.', false],
} as const

function capitalized(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

/** What comes next of a return. */
export const whatNextInWords: Record<ReturnState, string> = {
  asked: 'We look at it and write to you with what goes on the parcel.',
  accepted: 'Print this page, put the label on the parcel and send it. We pay you back when it is here.',
  received: 'It is here. The money goes back the way it came.',
  refunded: 'The money has gone back the way it came.',
  declined: 'Our answer is below.',
}
