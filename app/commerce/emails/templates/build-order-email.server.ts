import type { Db } from '../../../db/schema/schema.ts'
import { loadAfterSalePolicy } from '../../after-sale/after-sale-policy-store.server.ts'
import { readOrderById } from '../../orders/order-store.server.ts'
import { readBankAccount } from '../../payments/transfers/bank-account-store.server.ts'
import type { EmailFacts } from '../outbox/email.ts'
import type { EmailContent } from './layout/email-content.ts'
import { orderCanceledEmail } from './orders/order-canceled-email.ts'
import { orderConfirmedEmail } from './orders/order-confirmed-email.ts'
import { orderShippedEmail } from './orders/order-shipped-email.ts'
import { paymentReceivedEmail } from './orders/payment-received-email.ts'
import { refundEmail } from './orders/refund-email.ts'
import { transferReminderEmail } from './orders/transfer-reminder-email.ts'

type OrderEmailFacts = Extract<EmailFacts, { orderId: number }>

export async function buildOrderEmail(
  db: Db,
  facts: OrderEmailFacts,
  url: string,
): Promise<EmailContent | undefined> {
  const order = await readOrderById(db, facts.orderId)
  if (!order) return undefined
  switch (facts.kind) {
    case 'order-confirmed': {
      const bankAccount = await readBankAccount(db)
      return orderConfirmedEmail({ order, policy: await loadAfterSalePolicy(db), bankAccount, url })
    }
    case 'transfer-reminder':
      return transferReminderEmail({ order, bankAccount: await readBankAccount(db), url })
    case 'payment-received':
      return paymentReceivedEmail({ order, policy: await loadAfterSalePolicy(db), url })
    case 'order-canceled':
      return orderCanceledEmail({ order, url })
    case 'refunded':
      return refundEmail({ order, amount: facts.amount, url })
    case 'order-shipped': {
      const shipment = order.shipments.find(({ id }) => id === facts.shipmentId)
      return shipment && orderShippedEmail({ order, shipment, url })
    }
  }
}
