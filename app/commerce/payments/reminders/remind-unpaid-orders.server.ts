import { inOneCommit } from '#db/connection/one-commit.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { orderEmailKey } from '../../orders/order-email-key.ts'
import { queueEmail } from '../../running/outbox/queue-email.server.ts'
import { findOrderBalance } from '../payment-store.server.ts'
import { markReminded, readDueReminders, type UnpaidOrderToRemind } from './payment-reminder-store.server.ts'

const maxPerRun = 50

/** Reminds shoppers of unpaid orders, once each. Returns how many. */
export async function remindUnpaidOrders(db: Db, now: Date): Promise<number> {
  let reminded = 0
  for (const order of await readDueReminders(db, now, maxPerRun))
    if (await remind(db, order, now)) reminded += 1
  return reminded
}

function remind(db: Db, { orderId, email, kind }: UnpaidOrderToRemind, now: Date): Promise<boolean> {
  return inOneCommit(db, async tx => {
    // Locks the order, so a payment or cancellation comes before or after.
    await findOrderBalance(tx, orderId)
    if (!(await markReminded(tx, orderId, now))) return false
    const reminder = kind === 'online' ? 'payment-reminder' : 'transfer-reminder'
    const idempotencyKey = orderEmailKey('payment-reminder', orderId)
    await queueEmail(tx, { kind: reminder, orderId, to: email, idempotencyKey }, now)
    return true
  })
}
