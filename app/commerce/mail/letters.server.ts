import type { Tx } from '../../db/schema.ts'
import type { Letter } from './letter.ts'
import { addLetter } from './letter-store.server.ts'

/**
 * Puts a letter into the outbox, in the transaction of what it tells: both happen or neither. It is written and sent by jobs,
 * so nobody waits for it. A letter whose key is known already is not put there again.
 */
export async function putLetter(tx: Tx, letter: Letter, now: Date): Promise<void> {
  const { to, onceKey, ...facts } = letter
  await addLetter(tx, { to, onceKey: onceKey ?? null, facts }, now)
}
