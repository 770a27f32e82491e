import { formatDate, formatMinute, formatMoney } from '../../../../messages/format.ts'
import { orderEmailMessages } from '../../../../messages/order-emails.ts'
import { type EmailContent, type EmailPart, paragraph } from '../layout/email-content.ts'
import { viewOrderButton } from '../layout/view-order-button.ts'
import {
  bankTransferParts,
  orderItemsPart,
  orderTotalsPart,
  provenDeliveryAddressPart,
  type TransferDetails,
  testOrderParts,
} from './order-parts.ts'
import { type PromisedPeriods, returnAndWarrantyParts } from './return-and-warranty-parts.ts'

interface OrderConfirmedData extends TransferDetails {
  policy: PromisedPeriods
}

/** The confirmation on a durable medium of Directive 2011/83/EU, article 8(7). */
export function orderConfirmedEmail(data: OrderConfirmedData): EmailContent {
  const { order, policy, url } = data
  const { number } = order
  const texts = orderEmailMessages.confirmed
  return {
    subject: texts.subject({ number }),
    preview: texts.preview({
      titles: order.lines.map(({ title }) => title).join(', '),
      total: formatMoney(order.total, order.currency),
    }),
    heading: texts.heading,
    parts: [
      paragraph(texts.intro({ number, date: formatDate(order.placedAt) })),
      ...testOrderParts(order),
      ...(order.state === 'placed' && order.due > 0 ? paymentParts(data) : []),
      viewOrderButton(url, order),
      orderItemsPart(order, url),
      orderTotalsPart(order),
      provenDeliveryAddressPart(order),
      ...returnAndWarrantyParts(policy, url),
    ],
  }
}

function paymentParts({ order, bankAccount, url }: OrderConfirmedData): EmailPart[] {
  const texts = orderEmailMessages.confirmed
  if (order.payment !== 'bank-transfer') return [paragraph(texts.unpaid)]
  const amount = formatMoney(order.due, order.currency)
  const { paymentDueAt } = order
  const transfer =
    paymentDueAt === null
      ? texts.transfer({ amount })
      : texts.transferBy({ amount, until: formatMinute(paymentDueAt) })
  return [paragraph(transfer), ...bankTransferParts({ order, bankAccount, url })]
}
