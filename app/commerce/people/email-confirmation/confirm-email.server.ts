import { inOneCommit } from '#db/connection/one-commit.server.ts'
import type { Db, Tx } from '#db/schema/schema.ts'
import { confirmHolds } from '../../cart/holds/unpaid-hold-store.server.ts'
import type { Visitor } from '../../cart/visitors/visitor.ts'
import { withVisitorLock } from '../../cart/visitors/with-visitor-lock.server.ts'
import { emailHash } from '../../running/outbox/email-hash.server.ts'
import { queueEmail } from '../../running/outbox/queue-email.server.ts'
import { hashToken } from '../../values/random-token.server.ts'
import { emailConfirmationToken } from './confirmation-token.server.ts'
import {
  markEmailConfirmed,
  saveConfirmedEmail,
  saveEmailConfirmationRequest,
} from './email-confirmation-store.server.ts'

/** Between two emails for the same visitor and address, in milliseconds. */
const minRequestInterval = 10 * 60 * 1000

/** Emails a visitor a link that proves their address, without any text the visitor typed. */
export async function requestEmailConfirmation(
  db: Db,
  visitor: Visitor,
  email: string,
  now: Date,
): Promise<void> {
  await withVisitorLock(db, visitor, async tx => {
    const claimed = { visitorId: visitor.id, emailHash: emailHash(tx, email) }
    const tokenHash = hashToken(emailConfirmationToken(tx, claimed))
    const before = new Date(now.getTime() - minRequestInterval)
    if (!(await saveEmailConfirmationRequest(tx, { ...claimed, tokenHash }, before, now))) return
    const idempotencyKey = `confirm-email-${tokenHash}-${now.toISOString()}`
    await queueEmail(tx, { kind: 'confirm-email', ...claimed, to: email, idempotencyKey }, now)
  })
}

/** For an address that was proven in another way. */
export async function recordConfirmedEmail(
  tx: Tx,
  { visitorId, email }: { visitorId: number; email: string },
  now: Date,
): Promise<void> {
  const claimed = { visitorId, emailHash: emailHash(tx, email) }
  await saveConfirmedEmail(tx, { ...claimed, tokenHash: hashToken(emailConfirmationToken(tx, claimed)) }, now)
  await confirmHolds(tx, claimed)
}

/** From now on, the visitor who typed the address has higher limits with it. */
export async function confirmEmail(db: Db, token: string, now: Date): Promise<void> {
  await inOneCommit(db, async tx => {
    const confirmed = await markEmailConfirmed(tx, hashToken(token), now)
    if (confirmed) await confirmHolds(tx, confirmed)
  })
}
