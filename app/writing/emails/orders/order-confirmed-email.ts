import { firstName } from '#commerce/orders/first-name.ts'
import type { Order } from '#commerce/orders/order.ts'
import { balanceDue } from '#commerce/payments/invoices/invoice.ts'
import { provesAddress } from '#commerce/running/outbox/recipient-proof.ts'
import type { ArrivalWindow } from '#commerce/selling/delivery/arrival.ts'
import { toAmount } from '#commerce/values/money.ts'
import { formatMoney } from '#messages/format.ts'
import { orderEmailMessages } from '#messages/order-emails.ts'
import { formatShopDate, formatShopMinute } from '#messages/shop-time.server.ts'
import { type EmailContent, type EmailPart, paragraph } from '../layout/email-content.ts'
import { viewOrderButton } from '../layout/view-order-button.ts'
import {
  arrivalParts,
  bankTransferParts,
  orderItemsPart,
  orderTotalsPart,
  provenDeliveryAddressPart,
  type TransferDetails,
  testOrderParts,
} from './order-parts.ts'
import { type PromisedPeriods, returnAndWarrantyParts } from './return-and-warranty-parts.ts'

interface OrderConfirmedData extends TransferDetails {
  arrival: ArrivalWindow | undefined
  policy: PromisedPeriods
}

/**
 * The confirmation on a durable medium of Directive 2011/83/EU, article 8(7). Undefined for a canceled order, which has an email of
 * its own.
 */
export function orderConfirmedEmail(data: OrderConfirmedData): EmailContent | undefined {
  const { order, arrival, policy, url } = data
  const { number, state } = order
  if (state === 'canceled') return undefined
  const texts = orderEmailMessages.confirmed
  return {
    ...(needsTransfer(order) ? transferHead(order) : confirmedHead(order)),
    heading: texts.heading({ name: provesAddress(order) ? firstName(order.address.name) : '' }),
    parts: [
      paragraph(texts.intro({ number, date: formatShopDate(order.placedAt) })),
      ...testOrderParts(order),
      ...paymentParts(data),
      ...(arrival ? arrivalParts(arrival) : transferArrivalParts(order)),
      viewOrderButton(url, order),
      orderItemsPart(order, url),
      orderTotalsPart(order),
      provenDeliveryAddressPart(order),
      ...(state === 'placed' ? [] : [{ kind: 'note' as const, text: orderEmailMessages.paid.invoice }]),
      ...returnAndWarrantyParts(policy, url),
    ],
  }
}

function transferArrivalParts(order: Order): EmailPart[] {
  if (!order.arrivalDays || !needsTransfer(order)) return []
  return [paragraph(orderEmailMessages.confirmed.arrivalAfterTransfer(order.arrivalDays))]
}

function needsTransfer(order: Order): boolean {
  return balanceDue(order) > 0 && order.payment === 'bank-transfer'
}

function transferHead(order: Order): Pick<EmailContent, 'subject' | 'preview'> {
  const { number, currency } = order
  const { transferSubject, transferPreview } = orderEmailMessages.confirmed
  return {
    subject: transferSubject({ number }),
    preview: transferPreview({ amount: formatMoney(toAmount(balanceDue(order)), currency) }),
  }
}

function confirmedHead({ number, lines, total, currency }: Order): Pick<EmailContent, 'subject' | 'preview'> {
  const { subject, preview } = orderEmailMessages.confirmed
  const titles = lines.map(({ title }) => title).join(', ')
  return { subject: subject({ number }), preview: preview({ titles, total: formatMoney(total, currency) }) }
}

function paymentParts({ order, bankAccount, url }: OrderConfirmedData): EmailPart[] {
  const texts = orderEmailMessages.confirmed
  const { paid, currency, paymentDueAt } = order
  if (order.state !== 'placed')
    return [paragraph(paid > 0 ? texts.paid({ amount: formatMoney(paid, currency) }) : texts.nothingDue)]
  if (!needsTransfer(order)) return [paragraph(texts.unpaid)]
  const amount = formatMoney(toAmount(balanceDue(order)), currency)
  const transfer =
    paymentDueAt === null
      ? texts.transfer({ amount })
      : texts.transferBy({ amount, until: formatShopMinute(paymentDueAt) })
  return [paragraph(transfer), ...bankTransferParts({ order, bankAccount, url })]
}
