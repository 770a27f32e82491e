import { readArrivalLines } from '#commerce/after-sale/returns/return-arrival-store.server.ts'
import { expectedArrival } from '#commerce/orders/expected-arrival.ts'
import { firstName } from '#commerce/orders/first-name.ts'
import type { Order } from '#commerce/orders/order.ts'
import { promisedPeriods } from '#commerce/orders/promised-periods.ts'
import type { EmailFacts } from '#commerce/running/outbox/email.ts'
import { provesAddress } from '#commerce/running/outbox/recipient-proof.ts'
import type { Db } from '#db/schema/schema.ts'
import type { EmailSources } from './email-sources.server.ts'
import type { EmailContent } from './layout/email-content.ts'
import { orderCanceledEmail } from './orders/order-canceled-email.ts'
import { orderConfirmedEmail } from './orders/order-confirmed-email.ts'
import { orderEditedEmail } from './orders/order-edited-email.ts'
import { orderShippedEmail } from './orders/order-shipped-email.ts'
import { paymentReceivedEmail } from './orders/payment-received-email.ts'
import { paymentReminderEmail } from './orders/payment-reminder-email.ts'
import { refundEmail } from './orders/refund-email.ts'
import { transferReminderEmail } from './orders/transfer-reminder-email.ts'

export type OrderEmailFacts = Extract<EmailFacts, { orderId: number }>

export async function buildOrderEmail(
  db: Db,
  facts: OrderEmailFacts,
  sources: EmailSources,
): Promise<EmailContent | undefined> {
  const order = sources.orderOf(facts.orderId)
  return order && buildEmailOfOrder(db, facts, order, sources)
}

/** The same, about an order that may not be in the database. */
export async function buildEmailOfOrder(
  db: Db,
  facts: OrderEmailFacts,
  order: Order,
  sources: EmailSources,
): Promise<EmailContent | undefined> {
  const content = await orderEmailContent(db, facts, order, sources)
  return content && { ...content, about: aboutOrder(order) }
}

/** What the merchant's texts may name of an order. */
export function aboutOrder(order: Order): NonNullable<EmailContent['about']> {
  return { order: order.number, name: provesAddress(order) ? firstName(order.address.name) : '' }
}

async function orderEmailContent(
  db: Db,
  facts: OrderEmailFacts,
  order: Order,
  { settings, url, bankAccountOf }: EmailSources,
): Promise<EmailContent | undefined> {
  const bankAccount = bankAccountOf(order.address.country)
  const policy = { ...settings, ...promisedPeriods(order, settings) }
  const arrival = expectedArrival(order, settings.timeZone)
  switch (facts.kind) {
    case 'order-confirmed':
      return orderConfirmedEmail({ order, arrival, policy, bankAccount, url })
    case 'transfer-reminder':
      return transferReminderEmail({ order, bankAccount, url })
    case 'payment-reminder':
      return paymentReminderEmail({ order, url })
    case 'payment-received':
      return paymentReceivedEmail({ order, arrival, policy, url })
    case 'order-canceled':
      return orderCanceledEmail({ order, url })
    case 'order-edited':
      return orderEditedEmail({ ...facts, order, bankAccount, url })
    case 'refunded': {
      const arrived = facts.arrivalId === undefined ? [] : await readArrivalLines(db, facts.arrivalId)
      return refundEmail({ ...facts, arrived, order, url })
    }
    case 'order-shipped': {
      const shipment = order.shipments.find(({ id }) => id === facts.shipmentId)
      return shipment && orderShippedEmail({ order, shipment, url })
    }
  }
}
