import { flag, id, integer, oneOf, table, text } from './table.ts'

/** Costs of an order besides its goods. Amounts are in minor units, rates in hundredths of a percent, weights in grams. */
export const sellingTables = [
  /** Goods with taxes of their own, such as "Reduced". */
  table('tax_class', { id, name: text.unique(), removed_at: text.optional() }),
  table(
    'tax_rate',
    {
      id,
      /** ISO 3166-1 alpha-2. */
      country: text,
      /** The part after the hyphen of ISO 3166-2, such as "CA"; empty for the whole country. */
      region: text,
      name: text,
      rate: integer.check('between 0 and 10000'),
      taxes_delivery: flag,
      /** Null for the goods of all classes without a rate at this place. */
      tax_class_id: integer.optional().references('tax_class'),
      removed_at: text.optional(),
    },
    {
      uniqueIndexes: {
        tax_rate_of_class: '(country, region, name, tax_class_id) where tax_class_id is not null',
        tax_rate_standard: '(country, region, name) where tax_class_id is null',
      },
    },
  ),
  /** For transfers. `details` are lines of text. One without countries serves all that have no account of their own. */
  table('bank_account', {
    id,
    name: text.unique(),
    details: text,
    position: integer,
    removed_at: text.optional(),
  }),
  table('bank_account_country', {
    country: text.key(),
    account_id: integer.references('bank_account', 'cascade'),
  }),
  table('delivery_zone', { id, name: text.unique(), position: integer, removed_at: text.optional() }),
  table('delivery_zone_country', {
    country: text.key(),
    zone_id: integer.references('delivery_zone', 'cascade'),
  }),
  table(
    'delivery_method',
    {
      id,
      zone_id: integer.references('delivery_zone'),
      name: text,
      /** "3 to 5 business days". */
      duration: text,
      /** Business days from dispatch to arrival; null if the shop gives no estimate. */
      min_days: integer.optional().check('>= 0'),
      max_days: integer.optional().check('>= min_days'),
      measure: oneOf('price', 'weight'),
      /** The value of the goods from which delivery is free; null for never. */
      free_from: integer.optional().check('>= 0'),
      position: integer,
      removed_at: text.optional(),
    },
    { uniqueIndexes: { delivery_method_name: '(zone_id, name)' } },
  ),
  /** The price of a method from this value (minor units) or weight (grams). */
  table(
    'delivery_rate',
    {
      method_id: integer.references('delivery_method', 'cascade'),
      from_measure: integer.check('>= 0'),
      price: integer.check('>= 0'),
    },
    { key: ['method_id', 'from_measure'] },
  ),
  table(
    'promotion',
    {
      id,
      /** In capitals; null for a promotion without a code. */
      code: text.optional().unique(),
      title: text,
      kind: oneOf('percent', 'amount', 'free-delivery', 'buy-x-get-y'),
      /** In percent or minor units; unused by the other kinds. */
      value: integer.check('>= 0'),
      buy: integer.optional(),
      get: integer.optional(),
      /** Applies only to this category; null for all. */
      category_id: integer.optional().references('category'),
      minimum: integer.check('>= 0'),
      starts_at: text.optional(),
      ends_at: text.optional(),
      once_per_customer: flag,
      max_uses: integer.optional(),
      uses: integer.default(0),
      position: integer,
      removed_at: text.optional(),
    },
    {
      checks: {
        promotion_uses: 'uses >= 0 and (max_uses is null or uses <= max_uses)',
        promotion_percent: "kind <> 'percent' or value between 1 and 100",
        promotion_buys:
          "kind <> 'buy-x-get-y' or (buy is not null and get is not null and buy > 0 and get > 0)",
      },
    },
  ),
  table(
    'promotion_use',
    {
      order_id: integer,
      promotion_id: integer.references('promotion', 'cascade'),
      once_for: text.optional(),
    },
    { key: ['order_id', 'promotion_id'], uniqueIndexes: { promotion_use_once: '(promotion_id, once_for)' } },
  ),
  table(
    'gift_card',
    {
      id,
      /** SHA-256 of the code: reading the database does not allow spending it. */
      code_hash: text.unique(),
      /** The last four characters. */
      ending: text,
      /** ISO 4217. */
      currency: text,
      initial: integer.check('> 0'),
      balance: integer.check('>= 0'),
      created_at: text,
      expires_at: text.optional(),
      blocked_at: text.optional(),
    },
    {
      checks: { gift_card_balance: 'balance <= initial', gift_card_currency: 'length(currency) = 3' },
      indexes: { gift_card_ending: '(ending, id)' },
    },
  ),
  /** Negative for spending. */
  table(
    'gift_card_movement',
    {
      id,
      gift_card_id: integer.references('gift_card'),
      order_id: integer.optional(),
      amount: integer,
      reason: text,
      at: text,
    },
    { indexes: { gift_card_movement_by_order: '(order_id)' } },
  ),
]
