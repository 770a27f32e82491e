import type { Db, Tx } from '../../db/schema.ts'
import type { CodeRefusal, DeliveryOffer, Quote } from './quote.ts'

/** What somebody wants to buy, and what they said of themselves so far. */
export interface Wanted {
  lines: readonly { sku: string; quantity: number }[]
  /** ISO 3166-1 alpha-2; empty when it is not known yet. */
  country: string
  /** The part after the hyphen of ISO 3166-2; empty where there is none. */
  region: string
  /** Null, or one that the country does not have, takes the cheapest there is. */
  deliveryMethodId: number | null
  /** As typed. Of more than five the rest is not looked at. */
  codes: readonly string[]
  email: string | null
}

export interface Priced {
  quote: Quote
  /** The cheapest first; none where the shop does not deliver to. */
  offers: DeliveryOffer[]
  refused: { code: string; because: CodeRefusal }[]
}

/** What a cart comes to now: prices, weights, rates, promotions and balances as the database has them. Writes nothing. */
export async function priceCart(_db: Db | Tx, _wanted: Wanted, _now: Date): Promise<Priced> {
  throw new Error('not yet')
}
