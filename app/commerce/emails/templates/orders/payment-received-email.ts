import { formatMoney } from '../../../../messages/format.ts'
import { orderEmailMessages } from '../../../../messages/order-emails.ts'
import type { Order } from '../../../orders/order.ts'
import { type EmailContent, paragraph } from '../layout/email-content.ts'
import { viewOrderButton } from '../layout/view-order-button.ts'
import { orderItemsPart, orderTotalsPart, provenDeliveryAddressPart, testOrderParts } from './order-parts.ts'
import { type PromisedPeriods, returnAndWarrantyParts } from './return-and-warranty-parts.ts'

interface PaymentReceivedData {
  order: Order
  policy: PromisedPeriods
  url: string
}

/**
 * Repeats the whole order: its confirmation had no address yet and a limit may have suppressed it, so this email alone must
 * satisfy Directive 2011/83/EU, article 8(7).
 */
export function paymentReceivedEmail({ order, policy, url }: PaymentReceivedData): EmailContent {
  const { number } = order
  const amount = formatMoney(order.paid, order.currency)
  const texts = orderEmailMessages.paid
  return {
    subject: texts.subject({ number }),
    preview: texts.preview({ amount }),
    heading: texts.heading,
    parts: [
      paragraph(texts.intro({ amount, number })),
      ...testOrderParts(order),
      viewOrderButton(url, order),
      orderItemsPart(order, url),
      orderTotalsPart(order),
      provenDeliveryAddressPart(order),
      { kind: 'note', text: texts.invoice },
      ...returnAndWarrantyParts(policy, url),
    ],
  }
}
