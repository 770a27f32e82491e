import type { Tx } from '../../db/schema.ts'
import { keyedHash } from '../../db/secrets.server.ts'
import { countEmail, countSuppressed } from './email-count-store.server.ts'
import { emailBudgets } from './email-limits.ts'
import type { Letter } from './letter.ts'
import { addLetter, removeLetter } from './letter-store.server.ts'
import { mailboxOf } from './mailbox.ts'
import { findBudget } from './recipient-proof-store.server.ts'

/**
 * Puts a letter into the outbox, in the transaction of what it tells: both happen or neither. It is written and sent by jobs,
 * so nobody waits for it. A letter whose key is known already is not put there again. One to an address that nobody has proven
 * is left out when that address has had enough; the caller is not told, so that no answer of the shop can tell either.
 */
export async function putLetter(tx: Tx, letter: Letter, now: Date): Promise<void> {
  const { to, onceKey, ...facts } = letter
  const id = await addLetter(tx, { to, onceKey: onceKey ?? null, facts }, now)
  if (id === undefined) return
  const budget = await findBudget(tx, facts)
  if (budget === undefined) return
  const mailbox = keyedHash(tx, 'email-count', mailboxOf(to))
  if (await countEmail(tx, `${budget}:${mailbox}`, emailBudgets[budget], now)) return
  await removeLetter(tx, id)
  await countSuppressed(tx, facts.kind)
}
