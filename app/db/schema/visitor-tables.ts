import { id, integer, table, text } from './table.ts'

export const visitorTables = [
  /** The owner of carts and lists. */
  table('visitor', { id, created_at: text }),
  /** A browser that leads to a visitor. Only the SHA-256 of its cookie's token is stored. */
  table(
    'session',
    {
      id,
      token_hash: text.unique(),
      visitor_id: integer.references('visitor', 'cascade'),
      /** Of the device; empty for guests. */
      name: text.default(''),
      created_at: text,
      seen_at: text,
      /** When this session last proved its account's address; null for guests. */
      proven_at: text.optional(),
    },
    { indexes: { session_by_seen_at: '(seen_at)', session_by_visitor: '(visitor_id)' } },
  ),
  /** Changes of the last days by the browser's idempotency key, so that a retry is not applied twice. */
  table(
    'applied_change',
    {
      visitor_id: integer.references('visitor', 'cascade'),
      key_hash: text,
      outcome: text,
      applied_at: text,
    },
    { key: ['visitor_id', 'key_hash'], indexes: { applied_change_by_applied_at: '(applied_at)' } },
  ),
  /** A line of a cart, with title and options as they were, in case the variant is deleted. */
  table(
    'cart_line',
    {
      visitor_id: integer.references('visitor', 'cascade'),
      sku: text,
      title: text,
      /** "Clay, XL"; empty for a product without options. */
      options: text,
      quantity: integer.check('between 1 and 999'),
      /** The unit price when it was last added. */
      price_seen: integer.check('>= 0'),
      added_at: text,
      /** When it was saved for later: no longer part of the cart. */
      saved_at: text.optional(),
      /** When it was removed; for a while it can be restored. */
      removed_at: text.optional(),
    },
    { key: ['visitor_id', 'sku'] },
  ),
  /** The id and the token of the link have 128 random bits each. The id works only for its owner. */
  table(
    'wish_list',
    {
      id: text.key(),
      visitor_id: integer.references('visitor', 'cascade'),
      name: text,
      /** The normalized name, unique for a visitor. */
      name_key: text,
      /** The hash of the token that opens the list for others; null when it is not shared. */
      share_token_hash: text.optional().unique(),
      /** The same token encrypted, to show the link to its owner. */
      share_token_sealed: text.optional(),
      created_at: text,
    },
    { uniqueIndexes: { wish_list_name: '(visitor_id, name_key)' } },
  ),
  /** A product on a list, with title and options as they were, in case it is deleted. */
  table(
    'wish',
    {
      list_id: text.references('wish_list', 'cascade'),
      product_id: integer,
      /** The chosen variant; null if none was chosen. */
      sku: text.optional(),
      title: text,
      options: text,
      price_seen: integer.check('>= 0'),
      added_at: text,
      /** When its owner first saw it sold out, to show when it is back. */
      sold_out_at: text.optional(),
      /** When it was removed; for a while it can be restored. */
      removed_at: text.optional(),
    },
    { key: ['list_id', 'product_id'] },
  ),
  /** Links to lists that were merged into this one. */
  table(
    'merged_share_link',
    { token_hash: text.key(), list_id: text.references('wish_list', 'cascade') },
    { indexes: { merged_share_link_by_list: '(list_id)' } },
  ),
  /** A subscription to price drops on a wish list. Its token confirms and ends it. */
  table('price_alert', {
    list_id: text.key().references('wish_list', 'cascade'),
    email: text,
    token_hash: text.unique(),
    token_sealed: text.optional(),
    requested_at: text,
    confirmed_at: text.optional(),
  }),
  /** The last price that was emailed. */
  table(
    'price_alert_sent',
    {
      list_id: text.references('price_alert', 'cascade'),
      product_id: integer,
      price: integer.check('>= 0'),
    },
    { key: ['list_id', 'product_id'] },
  ),
  /** A subscription to a sold-out variant. */
  table(
    'back_in_stock_request',
    {
      id,
      variant_id: integer.references('variant', 'cascade'),
      email: text,
      created_at: text,
      /** When the address was confirmed; only the confirmation request is sent before. */
      confirmed_at: text.optional(),
      sent_at: text.optional(),
    },
    {
      indexes: {
        back_in_stock_unconfirmed: '(created_at) where confirmed_at is null',
        back_in_stock_waiting: '(variant_id) where sent_at is null and confirmed_at is not null',
      },
      uniqueIndexes: { back_in_stock_request_once: '(variant_id, email)' },
    },
  ),
  /** A checkout draft. */
  table(
    'checkout',
    {
      visitor_id: integer.key().references('visitor', 'cascade'),
      key_sealed: text.unique(),
      /** Both may hold a gift card's code. */
      fields_sealed: text,
      codes_sealed: text,
      updated_at: text,
    },
    { indexes: { checkout_by_time: '(updated_at)' } },
  ),
  /** Email addresses with a confirmation request. */
  table(
    'email_confirmation',
    {
      visitor_id: integer.references('visitor', 'cascade'),
      email_hash: text,
      token_hash: text.unique(),
      requested_at: text,
      confirmed_at: text.optional(),
    },
    {
      key: ['visitor_id', 'email_hash'],
      indexes: { email_confirmation_waiting: '(requested_at) where confirmed_at is null' },
    },
  ),
]
