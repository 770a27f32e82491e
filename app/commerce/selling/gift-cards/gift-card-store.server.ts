import type { Db, Tx } from '#db/schema/schema.ts'
import { type Amount, toAmount } from '../../values/money.ts'
import { hashGiftCardCode, isGiftCardCode } from './gift-card-code.server.ts'

export interface FoundGiftCard {
  code: string
  card: {
    id: number
    ending: string
    balance: Amount
    currency: string
    expiresAt: string | null
    isBlocked: boolean
  }
}

/** The cards for these codes, in the same order, including those that are expired, empty or blocked. */
export async function findGiftCards(db: Db | Tx, codes: readonly string[]): Promise<FoundGiftCard[]> {
  const typed = codes.filter(isGiftCardCode).map(code => ({ code, hash: hashGiftCardCode(code) }))
  if (typed.length === 0) return []
  const hashes = typed.map(({ hash }) => hash)
  const rows = await db
    .selectFrom('gift_card')
    .select(['id', 'code_hash', 'ending', 'balance', 'currency', 'expires_at', 'blocked_at'])
    .where('code_hash', 'in', hashes)
    .execute()
  return typed.flatMap(({ code, hash }) => {
    const row = rows.find(({ code_hash }) => code_hash === hash)
    if (!row) return []
    const { id, ending, balance, currency, expires_at, blocked_at } = row
    const limits = { expiresAt: expires_at, isBlocked: blocked_at !== null }
    return [{ code, card: { id, ending, balance: toAmount(balance), currency, ...limits } }]
  })
}

/** Charges a card for an order; false, with nothing written, if it has too little of this currency, expired or is blocked. */
export async function chargeGiftCard(
  tx: Tx,
  { id, amount, currency }: { id: number; amount: Amount; currency: string },
  orderId: number,
  now: Date,
): Promise<boolean> {
  const at = now.toISOString()
  const taken = await tx
    .updateTable('gift_card')
    .set(row => ({ balance: row('balance', '-', amount) }))
    .where('id', '=', id)
    .where('currency', '=', currency)
    .where('blocked_at', 'is', null)
    .where('balance', '>=', amount)
    .where(({ eb, or }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', at)]))
    .executeTakeFirst()
  if (taken.numUpdatedRows !== 1n) return false
  await insertMovement(tx, { gift_card_id: id, order_id: orderId, amount: -amount, reason: 'spent', at })
  return true
}

/**
 * Refunds an order's gift card payment to the card, up to `max` and never more than is still out. Returns the amount, 0 if
 * there is nothing to refund. A card that is expired or blocked is refunded too, and stays so.
 */
export async function refundToGiftCard(
  tx: Tx,
  orderId: number,
  max: Amount | 'all',
  now: Date,
): Promise<Amount> {
  const spent = await tx
    .selectFrom('gift_card_movement')
    .select('gift_card_id')
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  if (!spent) return toAmount(0)
  const card = tx.updateTable('gift_card').where('id', '=', spent.gift_card_id)
  // Locks the card, so a concurrent refund is in the movements read next.
  await card.set(row => ({ balance: row.ref('balance') })).execute()
  const { outstanding } = await tx
    .selectFrom('gift_card_movement')
    .select(eb => eb.fn.sum<number | string>('amount').as('outstanding'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  const missing = -Number(outstanding)
  const amount = toAmount(max === 'all' ? missing : Math.min(max, missing))
  if (amount <= 0) return toAmount(0)
  await card.set(row => ({ balance: row('balance', '+', amount) })).execute()
  const at = now.toISOString()
  await insertMovement(tx, {
    gift_card_id: spent.gift_card_id,
    order_id: orderId,
    amount,
    reason: 'refunded',
    at,
  })
  return amount
}

interface GiftCardMovement {
  gift_card_id: number
  order_id: number
  amount: number
  reason: 'spent' | 'refunded'
  at: string
}

async function insertMovement(tx: Tx, movement: GiftCardMovement): Promise<void> {
  await tx.insertInto('gift_card_movement').values(movement).execute()
}
