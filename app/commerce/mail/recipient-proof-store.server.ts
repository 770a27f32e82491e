import type { Db, Tx } from '../../db/schema.ts'
import type { EmailBudget } from './email-limits.ts'
import type { LetterFacts } from './letter.ts'
import { provesAddress, recipientProofs } from './recipient-proof.ts'

/** The budget that an email has to fit in; undefined where nothing limits it. */
export async function findBudget(tx: Tx, facts: LetterFacts): Promise<EmailBudget | undefined> {
  switch (recipientProofs[facts.kind]) {
    case 'proven':
      return undefined
    case 'none':
      return 'forms'
    case 'order':
      return 'orderId' in facts && (await isProvenOrder(tx, facts.orderId)) ? undefined : 'unpaid-orders'
    case 'withdrawal':
      return 'withdrawalId' in facts && (await isProvenWithdrawal(tx, facts.withdrawalId))
        ? 'withdrawals'
        : 'forms'
  }
}

async function isProvenOrder(db: Db | Tx, orderId: number): Promise<boolean> {
  const order = await provingOrders(db).where('customer_order.id', '=', orderId).executeTakeFirst()
  return order !== undefined && provesAddress(order)
}

/** A statement keeps its order only when it gives the address of that order. */
export async function isProvenWithdrawal(db: Db | Tx, withdrawalId: number): Promise<boolean> {
  const order = await provingOrders(db)
    .innerJoin('withdrawal', 'withdrawal.order_id', 'customer_order.id')
    .where('withdrawal.id', '=', withdrawalId)
    .executeTakeFirst()
  return order !== undefined && provesAddress(order)
}

function provingOrders(db: Db | Tx) {
  return db.selectFrom('customer_order').select(['state', 'paid', 'payment', 'delivered_at as deliveredAt'])
}
