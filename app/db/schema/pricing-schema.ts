import type { Generated } from 'kysely'
import type { Flag } from './flag.ts'

/** Costs of an order besides its goods. Amounts are in minor units, rates in hundredths of a percent, weights in grams. */
export interface PricingSchema {
  /** Goods with taxes of their own, such as "Reduced". */
  tax_class: { id: Generated<number>; name: string; removed_at: string | null }
  tax_rate: {
    id: Generated<number>
    /** ISO 3166-1 alpha-2. */
    country: string
    /** The part after the hyphen of ISO 3166-2, such as "CA"; empty for the whole country. */
    region: string
    name: string
    rate: number
    taxes_delivery: Flag
    /** Null for the goods of all classes without a rate at this place. */
    tax_class_id: number | null
    removed_at: string | null
  }
  /** For transfers. `details` are lines of text. One without countries serves all that have no account of their own. */
  bank_account: {
    id: Generated<number>
    name: string
    details: string
    position: number
    removed_at: string | null
  }
  bank_account_country: { country: string; account_id: number }
  delivery_zone: { id: Generated<number>; name: string; position: number; removed_at: string | null }
  delivery_zone_country: { country: string; zone_id: number }
  delivery_method: {
    id: Generated<number>
    zone_id: number
    name: string
    /** "3 to 5 business days". */
    duration: string
    /** Business days from dispatch to arrival; null if the shop gives no estimate. */
    min_days: number | null
    max_days: number | null
    measure: 'price' | 'weight'
    /** The value of the goods from which delivery is free; null for never. */
    free_from: number | null
    position: number
    removed_at: string | null
  }
  /** The price of a method from this value (minor units) or weight (grams). */
  delivery_rate: { method_id: number; from_measure: number; price: number }
  promotion: {
    id: Generated<number>
    /** In capitals; null for a promotion without a code. */
    code: string | null
    title: string
    kind: 'percent' | 'amount' | 'free-delivery' | 'buy-x-get-y'
    /** In percent or minor units; unused by the other kinds. */
    value: number
    buy: number | null
    get: number | null
    /** Applies only to this category; null for all. */
    category_id: number | null
    minimum: number
    starts_at: string | null
    ends_at: string | null
    once_per_customer: Flag
    max_uses: number | null
    uses: Generated<number>
    position: number
    removed_at: string | null
  }
  promotion_use: { order_id: number; promotion_id: number; once_for: string | null }
  gift_card: {
    id: Generated<number>
    /** SHA-256 of the code: reading the database does not allow spending it. */
    code_hash: string
    /** The last four characters. */
    ending: string
    /** ISO 4217. */
    currency: string
    initial: number
    balance: number
    created_at: string
    expires_at: string | null
    blocked_at: Generated<string | null>
  }
  /** Negative for spending. */
  gift_card_movement: {
    id: Generated<number>
    gift_card_id: number
    order_id: number | null
    amount: number
    reason: string
    at: string
  }
}
