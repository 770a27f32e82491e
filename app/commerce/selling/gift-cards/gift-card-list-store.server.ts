import type { Db } from '#db/schema/schema.ts'
import { type Amount, toAmount } from '../../values/money.ts'
import type { GiftCardState } from './gift-card-state.ts'

/** A card without its code, which is stored nowhere. */
export interface ListedGiftCard {
  id: number
  /** The last four characters of the code. */
  ending: string
  currency: string
  initial: Amount
  balance: Amount
  createdAt: string
  expiresAt: string | null
  blockedAt: string | null
}

interface GiftCardQuery {
  state: GiftCardState | undefined
  /** The end of a code, in capitals; empty for all. */
  ending: string
  /** Cards older than this one, or newer ones. */
  from: { id: number; isBackwards: boolean } | undefined
  limit: number
}

/** A page of the cards, newest first, and whether there are more in that direction. */
export async function listGiftCards(
  db: Db,
  { state, ending, from, limit }: GiftCardQuery,
  now: Date,
): Promise<{ rows: ListedGiftCard[]; hasMore: boolean }> {
  const isBackwards = from?.isBackwards ?? false
  const time = now.toISOString()
  let query = cards(db)
    .orderBy('id', isBackwards ? 'asc' : 'desc')
    .limit(limit + 1)
  if (ending !== '') query = query.where('ending', 'like', `%${ending}`)
  if (from) query = query.where('id', isBackwards ? '>' : '<', from.id)
  if (state === 'blocked') query = query.where('blocked_at', 'is not', null)
  else if (state) query = query.where('blocked_at', 'is', null)
  if (state === 'expired') query = query.where('expires_at', '<=', time)
  if (state === 'active' || state === 'empty')
    query = query
      .where(({ eb, or }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', time)]))
      .where('balance', state === 'empty' ? '=' : '>', 0)
  const found = (await query.execute()).map(toCard)
  const page = found.slice(0, limit)
  return { rows: isBackwards ? page.reverse() : page, hasMore: found.length > limit }
}

export async function findGiftCard(db: Db, id: number): Promise<ListedGiftCard | undefined> {
  const row = await cards(db).where('id', '=', id).executeTakeFirst()
  return row && toCard(row)
}

export interface GiftCardEntry {
  id: number
  /** Negative for spending. */
  amount: number
  reason: string
  at: string
  orderNumber: string | null
}

/** The latest entries of a card's ledger, newest first. */
export async function readGiftCardLedger(db: Db, id: number, max: number): Promise<GiftCardEntry[]> {
  return db
    .selectFrom('gift_card_movement')
    .leftJoin('customer_order', 'customer_order.id', 'gift_card_movement.order_id')
    .select(['gift_card_movement.id', 'amount', 'reason', 'at', 'number as orderNumber'])
    .where('gift_card_id', '=', id)
    .orderBy('gift_card_movement.id', 'desc')
    .limit(max)
    .execute()
}

function cards(db: Db) {
  return db
    .selectFrom('gift_card')
    .select(['id', 'ending', 'currency', 'initial', 'balance', 'created_at', 'expires_at', 'blocked_at'])
}

type GiftCardRow = Awaited<ReturnType<ReturnType<typeof cards>['execute']>>[number]

function toCard({ created_at, expires_at, blocked_at, ...row }: GiftCardRow): ListedGiftCard {
  return {
    ...{ id: row.id, ending: row.ending, currency: row.currency },
    ...{ initial: toAmount(row.initial), balance: toAmount(row.balance) },
    ...{ createdAt: created_at, expiresAt: expires_at, blockedAt: blocked_at },
  }
}
