import { bankTransferName, type Order } from '#commerce/orders/order.ts'
import { balanceDue } from '#commerce/payments/invoices/invoice.ts'
import { type Amount, toAmount } from '#commerce/values/money.ts'
import { formatMoney } from '#messages/format.ts'
import { orderEmailMessages } from '#messages/order-emails.ts'
import { type EmailContent, type EmailPart, linkButton, paragraph } from '../layout/email-content.ts'
import { orderUrl } from '../layout/email-urls.ts'
import { viewOrderButton } from '../layout/view-order-button.ts'
import {
  bankTransferParts,
  orderItemsPart,
  orderTotalsPart,
  provenDeliveryAddressPart,
  type TransferDetails,
} from './order-parts.ts'

interface OrderEditedData extends TransferDetails {
  /** By this edit. */
  refunded: Amount
}

/** The order as the merchant changed it, and how to pay what is due. Undefined for a canceled order. */
export function orderEditedEmail(data: OrderEditedData): EmailContent | undefined {
  const { order, url } = data
  const { number } = order
  if (order.state === 'canceled') return undefined
  const texts = orderEmailMessages.edited
  const total = formatMoney(order.total, order.currency)
  return {
    subject: texts.subject({ number }),
    preview: texts.preview({ total }),
    heading: texts.heading,
    parts: [
      paragraph(texts.intro({ number, total })),
      ...moneyParts(data),
      orderItemsPart(order, url),
      orderTotalsPart(order),
      provenDeliveryAddressPart(order),
      { kind: 'note', text: texts.wrong },
    ],
  }
}

function moneyParts({ refunded, ...data }: OrderEditedData): EmailPart[] {
  const { order, url } = data
  const texts = orderEmailMessages.edited
  const money = (amount: number) => formatMoney(toAmount(amount), order.currency)
  const due = balanceDue(order)
  if (due <= 0)
    return [
      ...(refunded > 0 ? [paragraph(texts.refunded({ amount: money(refunded) }))] : []),
      viewOrderButton(url, order),
    ]
  const amount = money(due)
  if (order.payment === bankTransferName)
    return [paragraph(texts.transfer({ amount })), ...bankTransferParts(data), viewOrderButton(url, order)]
  return [paragraph(texts.due({ amount })), payButton(order, amount, url)]
}

function payButton(order: Order, amount: string, url: string): EmailPart {
  return linkButton(orderEmailMessages.edited.pay({ amount }), `${orderUrl(url, order.token)}#pay`)
}
