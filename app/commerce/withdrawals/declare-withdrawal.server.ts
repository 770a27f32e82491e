import { inOneCommit } from '../../db/one-commit.server.ts'
import type { Db } from '../../db/schema.ts'
import { putLetter } from '../mail/letters.server.ts'
import { noteOnOrder } from '../orders/move-order.server.ts'
import { shopper } from '../orders/order.ts'
import { readOrderNumber } from '../orders/order-number.ts'
import { findOrderByNumber } from '../orders/order-store.server.ts'
import { newPaperNumber } from '../returns/paper-number.server.ts'
import { hashOf } from '../visitors/visitor-token.server.ts'
import type { Statement } from './withdrawal.ts'
import { addWithdrawal, findWithdrawalKey } from './withdrawal-store.server.ts'

/**
 * Writes down that somebody withdraws, and sends the receipt: Directive 2011/83/EU, article 11a(4). Whether there is such an order
 * is not said, so nobody learns of one: a statement that names none is answered alike, and a person looks at it. The same key, and
 * the same statement on one day, declare once; returned is the key of the receipt.
 */
export async function declareWithdrawal(
  db: Db,
  statement: Statement,
  key: string,
  now: Date,
): Promise<string> {
  return inOneCommit(db, async tx => {
    const named = await findOrderByNumber(tx, statement.orderNumber)
    const order = named?.email.toLowerCase() === statement.email ? named : undefined
    const number = newPaperNumber('W')
    const hash = statementHash(statement, now)
    const written = { number, key, hash, orderId: order?.id ?? null, now }
    const withdrawalId = await addWithdrawal(tx, statement, written)
    if (withdrawalId === undefined) {
      const before = await findWithdrawalKey(tx, { key, hash })
      if (before === undefined) throw new Error(`the number of withdrawal ${number} was taken`)
      return before
    }
    if (order) await noteOnOrder(tx, order.id, { who: shopper, note: `withdrawal ${number} declared`, now })
    await putLetter(
      tx,
      {
        kind: 'withdrawal-receipt',
        withdrawalId,
        to: statement.email,
        onceKey: `withdrawal-receipt-${withdrawalId}`,
      },
      now,
    )
    return key
  })
}

function statementHash({ name, orderNumber, email, words }: Statement, now: Date): string {
  const number = readOrderNumber(orderNumber) ?? orderNumber
  return hashOf(JSON.stringify([name, number, email, words, now.toISOString().slice(0, 10)]))
}
