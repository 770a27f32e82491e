import type { Tx } from '#db/schema/schema.ts'
import { keyedHash } from '#db/secrets/secrets.server.ts'
import { mailboxOf } from '../../mailbox.ts'
import { hasOptedOut } from '../preferences/email-opt-out-store.server.ts'
import { isOptionalEmail } from '../preferences/optional-emails.ts'
import type { NewEmail } from './email.ts'
import { countEmail, countSuppressedEmail } from './email-count-store.server.ts'
import { emailBudgets } from './email-limits.ts'
import { addEmail, removeEmail } from './email-store.server.ts'
import type { OrderForProof } from './recipient-proof.ts'
import { findEmailBudget } from './recipient-proof-store.server.ts'

/**
 * Queues an email in the transaction of its event; jobs render and send it. An email to an unproven address over its budget is
 * silently dropped, as is one that its account turned off. Returns false only for the budget; a response must not depend on it, or it would reveal who was emailed.
 */
export async function queueEmail(
  tx: Tx,
  email: NewEmail,
  now: Date,
  /** The order it's about, where that's known: `findEmailBudget` reads it otherwise. */
  order?: OrderForProof,
): Promise<boolean> {
  const { to, idempotencyKey, delay = 0, ...facts } = email
  if (isOptionalEmail(facts.kind) && (await hasOptedOut(tx, facts.kind, to))) return true
  const id = await addEmail(tx, { to, idempotencyKey: idempotencyKey ?? null, facts, delay }, now)
  if (id === undefined) return true
  const budget = await findEmailBudget(tx, facts, order)
  if (budget === undefined) return true
  const mailbox = keyedHash(tx, 'email-count', mailboxOf(to))
  if (await countEmail(tx, `${budget}:${mailbox}`, emailBudgets[budget], now)) return true
  await removeEmail(tx, id)
  await countSuppressedEmail(tx, facts.kind)
  return false
}
