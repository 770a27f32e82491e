import { inOneCommit } from '../../db/one-commit.server.ts'
import type { Db } from '../../db/schema.ts'
import { putLetter } from '../mail/letters.server.ts'
import { bankTransfer } from './bank-transfer.ts'
import { noteReminded, readUnreminded } from './transfer-reminder-store.server.ts'

const hour = 60 * 60 * 1000

/** A reminder comes a day before the deadline, but not within the first half day: `transfer_days` may be 1. */
const beforeDeadline = 24 * hour
const afterOrder = 12 * hour

const batch = 50

/** Reminds shoppers once of a transfer that has not arrived; returns how many of them. */
export async function remindTransfers(db: Db, now: Date): Promise<number> {
  const later = (ms: number) => new Date(now.getTime() + ms)
  const waiting = await readUnreminded(db, {
    provider: bankTransfer.name,
    dueAfter: now,
    dueBy: later(beforeDeadline),
    placedBy: later(-afterOrder),
    limit: batch,
  })
  let reminded = 0
  for (const { orderId, email } of waiting) if (await remind(db, orderId, email, now)) reminded += 1
  return reminded
}

function remind(db: Db, orderId: number, email: string, now: Date): Promise<boolean> {
  return inOneCommit(db, async tx => {
    if (!(await noteReminded(tx, orderId, now))) return false
    const onceKey = `transfer-reminder-${orderId}`
    await putLetter(tx, { kind: 'transfer-reminder', orderId, to: email, onceKey }, now)
    return true
  })
}
