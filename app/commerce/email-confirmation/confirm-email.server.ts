import { inOneCommit } from '../../db/one-commit.server.ts'
import type { Db } from '../../db/schema.ts'
import { confirmHolds } from '../holds/unpaid-hold-store.server.ts'
import { emailHash } from '../mail/email-hash.server.ts'
import { putLetter } from '../mail/letters.server.ts'
import { inTurn } from '../visitors/in-turn.server.ts'
import type { Visitor } from '../visitors/visitor.ts'
import { hashOf } from '../visitors/visitor-token.server.ts'
import { confirmationToken } from './confirmation-token.server.ts'
import { noteAsked, noteConfirmed } from './email-confirmation-store.server.ts'

/** Whoever asks again sooner has not looked into their spam folder yet, in milliseconds. */
const interval = 10 * 60 * 1000

/** Sends a visitor a link by which they show that an address is theirs. Nothing in the email is the visitor's own text. */
export async function askToConfirmEmail(db: Db, visitor: Visitor, email: string, now: Date): Promise<void> {
  await inTurn(db, visitor, async tx => {
    const claimed = { visitorId: visitor.id, emailHash: emailHash(tx, email) }
    const tokenHash = hashOf(confirmationToken(tx, claimed))
    const before = new Date(now.getTime() - interval)
    if (!(await noteAsked(tx, { ...claimed, tokenHash }, before, now))) return
    const onceKey = `confirm-email-${tokenHash}-${now.toISOString()}`
    await putLetter(tx, { kind: 'confirm-email', ...claimed, to: email, onceKey }, now)
  })
}

/** The reader of the address says that it is theirs: the visitor who typed it has higher limits with it from now on. */
export async function confirmEmail(db: Db, token: string, now: Date): Promise<void> {
  await inOneCommit(db, async tx => {
    const confirmed = await noteConfirmed(tx, hashOf(token), now)
    if (confirmed) await confirmHolds(tx, confirmed)
  })
}
