import { inOneCommit } from '../../../db/connection/one-commit.server.ts'
import type { Db } from '../../../db/schema/schema.ts'
import { queueEmail } from '../../emails/outbox/queue-email.server.ts'
import { bankTransfer } from '../bank-transfer.ts'
import { markReminded, readUnremindedTransfers } from './transfer-reminder-store.server.ts'

const hour = 60 * 60 * 1000

/** A day before the deadline, but not within the first half day, because `transfer_days` may be 1. */
const beforeDeadline = 24 * hour
const afterOrder = 12 * hour

const maxPerRun = 50

/** Reminds shoppers of missing transfers, once each. Returns how many. */
export async function remindTransfers(db: Db, now: Date): Promise<number> {
  const later = (ms: number) => new Date(now.getTime() + ms)
  const transfers = await readUnremindedTransfers(db, {
    provider: bankTransfer.name,
    dueAfter: now,
    dueBy: later(beforeDeadline),
    placedBy: later(-afterOrder),
    limit: maxPerRun,
  })
  let reminded = 0
  for (const { orderId, email } of transfers) if (await remind(db, orderId, email, now)) reminded += 1
  return reminded
}

function remind(db: Db, orderId: number, email: string, now: Date): Promise<boolean> {
  return inOneCommit(db, async tx => {
    if (!(await markReminded(tx, orderId, now))) return false
    const idempotencyKey = `transfer-reminder-${orderId}`
    await queueEmail(tx, { kind: 'transfer-reminder', orderId, to: email, idempotencyKey }, now)
    return true
  })
}
