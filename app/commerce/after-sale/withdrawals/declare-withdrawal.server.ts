import { inOneCommit } from '#db/connection/one-commit.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { addOrderNote } from '../../orders/change-order-state.server.ts'
import { lockOrder } from '../../orders/lock-order-store.server.ts'
import { findLookedUpOrder } from '../../orders/lookup/order-link.server.ts'
import { parseOrderNumber } from '../../orders/order-number.ts'
import { queueEmail } from '../../running/outbox/queue-email.server.ts'
import { shopperActor } from '../../values/actor.ts'
import { hashToken } from '../../values/random-token.server.ts'
import { newCaseNumber } from '../case-number.server.ts'
import type { WithdrawalStatement } from './withdrawal.ts'
import { addWithdrawal, findWithdrawalKey } from './withdrawal-store.server.ts'

/**
 * Records a withdrawal, once per key and once per day for the same statement, and emails its receipt: Directive 2011/83/EU,
 * article 11a(4). Returns the receipt's key. The answer does not reveal whether the order exists.
 */
export async function declareWithdrawal(
  db: Db,
  statement: WithdrawalStatement,
  key: string,
  now: Date,
): Promise<string> {
  return inOneCommit(db, async tx => {
    const order = await findLookedUpOrder(tx, statement)
    if (order) await lockOrder(tx, order.id)
    const number = newCaseNumber('W')
    const hash = statementHash(statement, now)
    const row = { number, key, hash, orderId: order?.id ?? null, now }
    const withdrawalId = await addWithdrawal(tx, statement, row)
    if (withdrawalId === undefined) {
      const existing = await findWithdrawalKey(tx, { key, hash })
      if (existing === undefined) throw new Error(`withdrawal number ${number} is taken`)
      return existing
    }
    const note = { code: 'withdrawal-declared', withdrawalId } as const
    if (order) await addOrderNote(tx, order.id, { actor: shopperActor, note, now })
    await queueEmail(
      tx,
      {
        kind: 'withdrawal-receipt',
        withdrawalId,
        to: statement.email,
        idempotencyKey: `withdrawal-receipt-${withdrawalId}`,
      },
      now,
    )
    return key
  })
}

function statementHash({ name, orderNumber, email, comment }: WithdrawalStatement, now: Date): string {
  const number = parseOrderNumber(orderNumber) ?? orderNumber
  return hashToken(JSON.stringify([name, number, email, comment, now.toISOString().slice(0, 10)]))
}
