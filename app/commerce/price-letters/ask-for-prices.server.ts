import type { Db } from '../../db/schema.ts'
import { putLetter } from '../mail/letters.server.ts'
import { type ReadEmail, readEmail } from '../stock/back-in-stock.ts'
import { inTurn } from '../visitors/in-turn.server.ts'
import type { Visitor } from '../visitors/visitor.ts'
import { hashOf, newToken } from '../visitors/visitor-token.server.ts'
import { notePriceTold, readDrops } from './price-drop-store.server.ts'
import { noteAsked, noteConfirmed, priceAlertTokenOf, removeByToken } from './price-letter-store.server.ts'

export type AskRefusal = Extract<ReadEmail, { ok: false }>['because'] | 'unknown-list'

export type AskedForPrices =
  /** Already said yes to, or a letter asks for it. */
  { ok: true; confirmed: boolean } | { ok: false; because: AskRefusal }

/**
 * Asks for letters when something on a list of the visitor costs less. Anybody can type any address, so its reader has to say
 * yes first, by a letter that is written once a day at most: ePrivacy Directive, article 13(1).
 */
export async function askForPrices(
  db: Db,
  visitor: Visitor | undefined,
  { list, typed }: { list: string; typed: unknown },
  now: Date,
): Promise<AskedForPrices> {
  const read = readEmail(typed)
  if (!read.ok) return read
  if (!visitor) return { ok: false, because: 'unknown-list' }
  return inTurn(db, visitor, async tx => {
    const wanted = { listId: list, email: read.email, token: newToken() }
    const asked = await noteAsked(tx, visitor.id, wanted, now)
    if (!asked) return { ok: false, because: 'unknown-list' }
    const { email, confirmedAt } = asked
    const token = priceAlertTokenOf(tx, asked)
    const onceKey = `price-letters-asked-${hashOf(token)}-${now.toISOString().slice(0, 10)}`
    if (confirmedAt === null)
      await putLetter(tx, { kind: 'price-letters-asked', token, to: email, onceKey }, now)
    return { ok: true, confirmed: confirmedAt !== null }
  })
}

/** Says yes. What costs less already is no news: only what drops from now on is told. */
export async function confirmPriceLetters(db: Db, token: string, now: Date): Promise<void> {
  await db.transaction().execute(async tx => {
    const listId = await noteConfirmed(tx, token, now)
    if (listId === undefined) return
    for (const drop of await readDrops(tx, 1000, listId)) await notePriceTold(tx, drop)
  })
}

/** Ends such letters, and forgets the address. Ending what was ended is answered alike. */
export async function endPriceLetters(db: Db, token: string): Promise<void> {
  await removeByToken(db, token)
}
