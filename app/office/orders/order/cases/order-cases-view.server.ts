import { href } from 'react-router'
import { restOfReturn } from '#commerce/after-sale/returns/arrival.ts'
import { canOpenReturn } from '#commerce/after-sale/returns/open-return.server.ts'
import { refundsOfReturns } from '#commerce/after-sale/returns/refund-of-return.ts'
import {
  isReturnReason,
  type OrderReturn,
  returnableQuantities,
  returnTransitions,
} from '#commerce/after-sale/returns/return.ts'
import type { StaffOrderPage } from '#commerce/orders/page/read-order-page.server.ts'
import { formatList, formatMoney } from '#messages/format.ts'
import { caseMessages } from '#messages/office/cases.ts'
import { orderCaseMessages as texts } from '#messages/office/order-cases.ts'
import { orderPageMessages } from '#messages/office/order-page.ts'
import { formatShopDate } from '#messages/shop-time.server.ts'
import { refundTargetText } from '../refund-target-text.server.ts'

/** A return or a claim, worded, with what can be done now. */
export interface OrderCaseView {
  number: string
  kind: 'return' | 'claim'
  title: string
  /** Its subject and its state. */
  text: string
  /** The customer's words, and the answer. */
  said: string
  /** The withdrawn items, their returns, and the page that opens one. */
  links: { to: string; label: string }[]
  canAccept: boolean
  canDecline: boolean
  canAnswer: boolean
  /** The button and its effect; null if there is nothing to receive. */
  receive: ReceiveView | null
}

interface ReceiveView {
  label: string
  hint: string
  /** The lines of which something is still to come. */
  lines: { id: number; title: string; open: number; damaged: number }[]
  /** How many packages have come. */
  arrivals: number
}

/** The newest first. */
export function orderCaseViews(page: StaffOrderPage): OrderCaseView[] {
  return [...claimViews(page).reverse(), ...returnViews(page).reverse()]
}

function returnViews(page: StaffOrderPage): OrderCaseView[] {
  const { order, returns } = page
  const refunds = refundsOfReturns(order, returns)
  return returns.map(one => {
    const next = returnTransitions[one.state]
    const amount = refunds.get(one.id)
    const money = amount === undefined ? '' : formatMoney(amount, order.currency)
    const titleOf = (line: { orderLineId: number }) =>
      order.lines.find(({ id }) => id === line.orderLineId)!.title
    const items = one.lines.map(line =>
      orderPageMessages.quantityOf({ quantity: line.quantity, name: titleOf(line) }),
    )
    const reason = isReturnReason(one.reason) ? texts.reasons[one.reason] : ''
    return {
      ...{ number: one.number, kind: 'return', canAnswer: false },
      title: texts.returnTitle({ number: one.number, date: formatShopDate(one.requestedAt) }),
      text: [
        `${formatList(items)}.`,
        reason,
        cameText(page, one),
        amount === undefined ? '' : texts.refunds({ amount: money }),
        texts.states[one.state],
      ]
        .filter(part => part !== '')
        .join(' '),
      said: saidText(one.comment, one.answer),
      links: one.origin === null ? [] : [originLink(one.origin)],
      canAccept: next.includes('accepted'),
      canDecline: next.includes('declined') && one.arrivals === 0,
      receive:
        amount !== undefined
          ? {
              label: texts.receive({ amount: money }),
              hint: texts.receiveHint({ to: refundTargetText(page, amount) }),
              lines: restOfReturn(one).map(line => ({
                ...{ id: line.orderLineId, title: titleOf(line), open: line.arrived },
                damaged: isForClaim(one) ? line.arrived : 0,
              })),
              arrivals: one.arrivals,
            }
          : null,
    }
  })
}

function cameText({ order }: StaffOrderPage, { lines, arrivals, refunded }: OrderReturn): string {
  if (arrivals === 0) return ''
  const items = lines.flatMap(({ orderLineId, received, damaged }) => {
    if (received === 0) return []
    const { title: name } = order.lines.find(({ id }) => id === orderLineId)!
    const item = orderPageMessages.quantityOf({ quantity: received, name })
    return [damaged > 0 ? texts.damagedUnits({ item, count: damaged }) : item]
  })
  const amount = formatMoney(refunded, order.currency)
  return `${texts.cameSoFar({ items: formatList(items) })} ${texts.refundedSoFar({ amount })}`
}

/** A warranty claim. */
function isForClaim({ origin }: OrderReturn): boolean {
  return origin?.startsWith('C') ?? false
}

function originLink(number: string) {
  return number.startsWith('C')
    ? { to: `#${number}`, label: caseMessages.name.claim(number) }
    : {
        to: href('/office/cases/withdrawals/:number', { number }),
        label: caseMessages.name.withdrawal(number),
      }
}

function claimViews({ order, claims, returns }: StaffOrderPage): OrderCaseView[] {
  const returnable = returnableQuantities(order, returns)
  const takeBack = (claim: string) => ({
    to: href('/office/orders/:number/cases/:case/take-back', { number: order.number, case: claim }),
    label: texts.takeBack,
  })
  return claims.map(one => ({
    ...{ number: one.number, kind: 'claim', canAccept: false, canDecline: false, receive: null },
    title: texts.claimTitle({
      number: one.number,
      date: formatShopDate(one.claimedAt),
      item: order.lines.find(({ id }) => id === one.orderLineId)!.title,
    }),
    text: '',
    said: saidText(one.description, one.answer),
    links: [
      ...returns
        .filter(({ origin }) => origin === one.number)
        .map(({ number }) => ({ to: `#${number}`, label: caseMessages.name.return(number) })),
      ...(canOpenReturn(order) && returnable.get(one.orderLineId)! > 0 ? [takeBack(one.number)] : []),
    ],
    canAnswer: one.answeredAt === null,
  }))
}

function saidText(wrote: string, answer: string): string {
  return [wrote, answer === '' ? '' : texts.answered(answer)].filter(part => part !== '').join('\n\n')
}
