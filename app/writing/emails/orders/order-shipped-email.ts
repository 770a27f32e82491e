import { packageScope } from '#commerce/orders/fulfillment/part-shipment.ts'
import type { Order, OrderShipment } from '#commerce/orders/order.ts'
import { orderEmailMessages } from '#messages/order-emails.ts'
import { type EmailContent, type EmailPart, linkButton, paragraph } from '../layout/email-content.ts'
import { orderUrl } from '../layout/email-urls.ts'
import { deliveryAddressPart, lineUnitsPart } from './order-parts.ts'

interface OrderShippedData {
  order: Order
  shipment: OrderShipment
  url: string
}

export function orderShippedEmail({ order, shipment, url }: OrderShippedData): EmailContent {
  const { number } = order
  const { carrier } = shipment
  const scope = packageScope(order, shipment)
  const texts = orderEmailMessages.shipped
  return {
    subject: texts.subject[scope]({ number }),
    preview: texts.preview({ carrier }),
    heading: texts.heading[scope],
    parts: [
      paragraph(texts.intro[scope]({ number, carrier })),
      ...trackingParts(shipment),
      lineUnitsPart(order, shipment.lines, url),
      deliveryAddressPart(order),
      { kind: 'link', label: orderEmailMessages.viewOrder, href: orderUrl(url, order.token) },
    ],
  }
}

function trackingParts({ trackingNumber, trackingUrl }: OrderShipment): EmailPart[] {
  const texts = orderEmailMessages.shipped
  return [
    ...(trackingNumber === ''
      ? []
      : [{ kind: 'lines' as const, title: texts.trackingNumber, lines: [trackingNumber] }]),
    ...(trackingUrl === null ? [] : [linkButton(texts.track, trackingUrl)]),
  ]
}
