import type { Tx } from '../../db/schema.ts'
import type { Quote } from './quote.ts'

export type QuoteUse = { ok: true } | { ok: false; because: 'promotion-used-up' | 'gift-card-empty' }

/** Counts the promotions of an order and takes its part from the gift card. A refusal has written nothing. */
export async function useQuote(
  _tx: Tx,
  _orderId: number,
  _quote: Quote,
  _email: string,
  _now: Date,
): Promise<QuoteUse> {
  throw new Error('not yet')
}

/** Frees what an order used of promotions and puts back what it took from a gift card; a second time does nothing. */
export async function giveBackQuote(_tx: Tx, _orderId: number, _now: Date): Promise<void> {
  throw new Error('not yet')
}
