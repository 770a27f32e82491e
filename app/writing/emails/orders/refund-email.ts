import type { Order } from '#commerce/orders/order.ts'
import type { Amount } from '#commerce/values/money.ts'
import { formatMoney } from '#messages/format.ts'
import { orderEmailMessages } from '#messages/order-emails.ts'
import { type EmailContent, type EmailPart, paragraph } from '../layout/email-content.ts'
import { creditNoteUrl } from '../layout/email-urls.ts'
import { viewOrderButton } from '../layout/view-order-button.ts'
import { type LineUnits, lineUnitsPart, testOrderParts } from './order-parts.ts'

interface RefundData {
  order: Order
  amount: Amount
  creditNote?: string
  refundedTo?: 'payment' | 'gift-card'
  /** The units of a return that it is for. */
  arrived?: readonly LineUnits[]
  url: string
}

export function refundEmail({
  order,
  amount,
  creditNote,
  refundedTo = 'payment',
  arrived = [],
  url,
}: RefundData): EmailContent {
  const refund = { amount: formatMoney(amount, order.currency), number: order.number }
  const { subject, [refundedTo]: texts } = orderEmailMessages.refunded
  return {
    subject: subject(refund),
    preview: texts.preview,
    heading: texts.heading,
    parts: [
      paragraph(texts.intro(refund)),
      ...arrivedParts(order, arrived, url),
      ...testOrderParts(order),
      viewOrderButton(url, order),
      ...creditNoteParts(url, order, creditNote),
    ],
  }
}

function arrivedParts(order: Order, arrived: readonly LineUnits[], url: string): EmailPart[] {
  if (arrived.length === 0) return []
  return [paragraph(orderEmailMessages.refunded.arrived), lineUnitsPart(order, arrived, url)]
}

function creditNoteParts(url: string, { token }: Order, number: string | undefined): EmailPart[] {
  if (number === undefined) return []
  const label = orderEmailMessages.refunded.creditNote({ number })
  return [{ kind: 'link', label, href: creditNoteUrl(url, token, number) }]
}
