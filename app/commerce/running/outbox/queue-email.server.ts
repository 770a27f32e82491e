import type { CompiledQuery } from 'kysely'
import type { Tx } from '#db/schema/schema.ts'
import { keyedHash } from '#db/secrets/secrets.server.ts'
import { ask, type Question } from '#db/statements/ask.ts'
import { hasOptedOut } from '../../people/email-preferences/email-opt-out-store.server.ts'
import { isOptionalEmail } from '../../people/email-preferences/optional-emails.ts'
import { mailboxOf } from '../../values/mailbox.ts'
import type { NewEmail } from './email.ts'
import { countEmailQuestion, countSuppressedEmail } from './email-count-store.server.ts'
import { type EmailBudget, emailBudgets } from './email-limits.ts'
import { addEmail, dropUnsentEmail, emailWrite, removeEmail } from './email-store.server.ts'
import { type OrderForProof, provesAddress } from './recipient-proof.ts'
import { findEmailBudget } from './recipient-proof-store.server.ts'

/**
 * Queues an email in the transaction of its event; jobs render and send it. An email to an unproven address over its budget is
 * silently dropped, as is one that its account turned off. Returns false only for the budget; a response must not depend on it, or it would reveal who was emailed.
 */
export async function queueEmail(tx: Tx, email: NewEmail, now: Date): Promise<boolean> {
  const { to, idempotencyKey, delay = 0, ...facts } = email
  if (isOptionalEmail(facts.kind) && (await hasOptedOut(tx, facts.kind, to))) return true
  const id = await addEmail(tx, { to, idempotencyKey: idempotencyKey ?? null, facts, delay }, now)
  if (id === undefined) return true
  const budget = await findEmailBudget(tx, facts)
  if (budget === undefined) return true
  if (await ask(tx, budgetQuestion(tx, budget, to, now))) return true
  await removeEmail(tx, id)
  await countSuppressedEmail(tx, facts.kind)
  return false
}

/** An email whose key is new. Asking for its budget counts it, and drops it if that is used up; undefined if none limits it. */
export interface FirstEmail {
  write: CompiledQuery
  budget: Question<void> | undefined
}

/** As `queueEmail`, for an email about an order that is being placed. */
export function firstEmail(
  tx: Tx,
  { to, idempotencyKey, delay = 0, ...facts }: NewEmail & { idempotencyKey: string },
  now: Date,
  order: OrderForProof,
): FirstEmail {
  const write = emailWrite(tx, { to, idempotencyKey, facts, delay }, now)
  const limit = provesAddress(order) ? undefined : 'unpaid-orders'
  if (limit === undefined) return { write, budget: undefined }
  const { query, answer } = budgetQuestion(tx, limit, to, now)
  const dropBeyond = async (rows: never[]) => {
    if (await answer(rows)) return
    await dropUnsentEmail(tx, idempotencyKey)
    await countSuppressedEmail(tx, facts.kind)
  }
  return { write, budget: { query, answer: dropBeyond } }
}

function budgetQuestion(tx: Tx, budget: EmailBudget, to: string, now: Date): Question<boolean> {
  const mailbox = keyedHash(tx, 'email-count', mailboxOf(to))
  return countEmailQuestion(tx, `${budget}:${mailbox}`, emailBudgets[budget], now)
}
