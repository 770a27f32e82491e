import type { Db, Tx } from '../../db/schema.ts'
import { type Cents, cents } from '../money.ts'
import { canBeCard, hashOfCode } from './gift-card-code.server.ts'

export interface FoundCard {
  code: string
  card: { id: number; ending: string; balance: Cents; expiresAt: string | null }
}

/** The cards of these codes, in their order; expired and empty ones, too. */
export async function findGiftCards(db: Db | Tx, codes: readonly string[]): Promise<FoundCard[]> {
  const typed = codes.filter(canBeCard).map(code => ({ code, hash: hashOfCode(code) }))
  if (typed.length === 0) return []
  const hashes = typed.map(({ hash }) => hash)
  const rows = await db
    .selectFrom('gift_card')
    .select(['id', 'code_hash', 'ending', 'balance', 'expires_at'])
    .where('code_hash', 'in', hashes)
    .execute()
  return typed.flatMap(({ code, hash }) => {
    const row = rows.find(({ code_hash }) => code_hash === hash)
    if (!row) return []
    const { id, ending, balance, expires_at } = row
    return [{ code, card: { id, ending, balance: cents(balance), expiresAt: expires_at } }]
  })
}

/** Takes from a card what an order is paid with; false, with nothing written, when it has less or has expired. */
export async function takeFromGiftCard(
  tx: Tx,
  cardId: number,
  amount: Cents,
  orderId: number,
  now: Date,
): Promise<boolean> {
  const at = now.toISOString()
  const taken = await tx
    .updateTable('gift_card')
    .set(row => ({ balance: row('balance', '-', amount) }))
    .where('id', '=', cardId)
    .where('balance', '>=', amount)
    .where(({ eb, or }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', at)]))
    .executeTakeFirst()
  if (taken.numUpdatedRows !== 1n) return false
  await writeMovement(tx, { gift_card_id: cardId, order_id: orderId, amount: -amount, why: 'spent', at })
  return true
}

/**
 * Puts back on its card what an order took from it, at most `most` and never more than is not back yet. Returns how much that was:
 * 0 for an order without a card, and for one that has all of it back. An expired card gets it, too, and stays expired.
 */
export async function putBackOnGiftCard(
  tx: Tx,
  orderId: number,
  most: Cents | 'all',
  now: Date,
): Promise<Cents> {
  const spent = await tx
    .selectFrom('gift_card_movement')
    .select('gift_card_id')
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  if (!spent) return cents(0)
  const card = tx.updateTable('gift_card').where('id', '=', spent.gift_card_id)
  // Holds the card: what another puts back at this moment is in the movements when they are read.
  await card.set(row => ({ balance: row.ref('balance') })).execute()
  const { outstanding } = await tx
    .selectFrom('gift_card_movement')
    .select(eb => eb.fn.sum<number | string>('amount').as('outstanding'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  const missing = -Number(outstanding)
  const amount = cents(most === 'all' ? missing : Math.min(most, missing))
  if (amount <= 0) return cents(0)
  await card.set(row => ({ balance: row('balance', '+', amount) })).execute()
  const at = now.toISOString()
  await writeMovement(tx, {
    gift_card_id: spent.gift_card_id,
    order_id: orderId,
    amount,
    why: 'given-back',
    at,
  })
  return amount
}

interface Movement {
  gift_card_id: number
  order_id: number
  amount: number
  why: 'spent' | 'given-back'
  at: string
}

async function writeMovement(tx: Tx, movement: Movement): Promise<void> {
  await tx.insertInto('gift_card_movement').values(movement).execute()
}
