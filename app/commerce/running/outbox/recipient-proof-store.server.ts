import type { Db, Tx } from '#db/schema/schema.ts'
import type { EmailFacts } from './email.ts'
import type { EmailBudget } from './email-limits.ts'
import { provesAddress, recipientProofs } from './recipient-proof.ts'

/** Undefined if the recipient is proven. */
export async function findEmailBudget(tx: Tx, facts: EmailFacts): Promise<EmailBudget | undefined> {
  switch (recipientProofs[facts.kind]) {
    case 'proven':
      return undefined
    case 'shop':
      return 'messages'
    case 'sign-in':
      return 'sign-ins'
    case 'account':
      return 'confirmations'
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
  const order = await selectOrdersForProof(db).where('customer_order.id', '=', orderId).executeTakeFirst()
  return order !== undefined && provesAddress(order)
}

/** A withdrawal has an `order_id` only if its address matches that order. */
export async function isProvenWithdrawal(db: Db | Tx, withdrawalId: number): Promise<boolean> {
  const order = await selectOrdersForProof(db)
    .innerJoin('withdrawal', 'withdrawal.order_id', 'customer_order.id')
    .where('withdrawal.id', '=', withdrawalId)
    .executeTakeFirst()
  return order !== undefined && provesAddress(order)
}

function selectOrdersForProof(db: Db | Tx) {
  return db.selectFrom('customer_order').select(['state', 'paid', 'payment', 'delivered_at as deliveredAt'])
}
