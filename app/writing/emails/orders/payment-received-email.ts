import type { Order } from '#commerce/orders/order.ts'
import type { ArrivalWindow } from '#commerce/selling/delivery/arrival.ts'
import { formatMoney } from '#messages/format.ts'
import { orderEmailMessages } from '#messages/order-emails.ts'
import { type EmailContent, paragraph } from '../layout/email-content.ts'
import { viewOrderButton } from '../layout/view-order-button.ts'
import {
  arrivalParts,
  orderItemsPart,
  orderTotalsPart,
  provenDeliveryAddressPart,
  testOrderParts,
} from './order-parts.ts'
import { type PromisedPeriods, returnAndWarrantyParts } from './return-and-warranty-parts.ts'

interface PaymentReceivedData {
  order: Order
  arrival: ArrivalWindow | undefined
  policy: PromisedPeriods
  url: string
}

/**
 * Repeats the whole order: its confirmation had no address yet and a limit may have suppressed it, so this email alone must
 * satisfy Directive 2011/83/EU, article 8(7).
 */
export function paymentReceivedEmail({ order, arrival, policy, url }: PaymentReceivedData): EmailContent {
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
      ...(arrival ? arrivalParts(arrival) : []),
      viewOrderButton(url, order),
      orderItemsPart(order, url),
      orderTotalsPart(order),
      provenDeliveryAddressPart(order),
      { kind: 'note', text: texts.invoice },
      ...returnAndWarrantyParts(policy, url),
    ],
  }
}
