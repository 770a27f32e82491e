import { emailSpellings } from '../email-spellings.server.ts'
import type { ExportedKind } from './exported-kind.ts'

/** The cart, the lists, the alerts and the unfinished checkout. */
export const visitorKinds = {
  cart: {
    rows: (db, { visitorId }) =>
      db.selectFrom('cart_line').where('visitor_id', '=', visitorId).orderBy('added_at'),
    columns: {
      sku: 'cart_line.sku',
      title: 'cart_line.title',
      options: 'cart_line.options',
      quantity: 'cart_line.quantity',
      priceWhenAdded: 'cart_line.price_seen',
      addedAt: 'cart_line.added_at',
      savedForLaterAt: 'cart_line.saved_at',
      removedAt: 'cart_line.removed_at',
    },
    isInShopCurrency: true,
  },
  wishLists: {
    rows: (db, { visitorId }) =>
      db.selectFrom('wish_list').where('visitor_id', '=', visitorId).orderBy('created_at'),
    columns: {
      name: 'wish_list.name',
      isShared: 'wish_list.share_token_hash',
      createdAt: 'wish_list.created_at',
    },
    formats: { isShared: 'is-set' },
  },
  wishListItems: {
    rows: (db, { visitorId }) =>
      db
        .selectFrom('wish')
        .innerJoin('wish_list', 'wish_list.id', 'list_id')
        .where('visitor_id', '=', visitorId)
        .orderBy('added_at'),
    columns: {
      list: 'wish_list.name',
      sku: 'wish.sku',
      title: 'wish.title',
      options: 'wish.options',
      priceWhenAdded: 'wish.price_seen',
      addedAt: 'wish.added_at',
      soldOutAt: 'wish.sold_out_at',
      removedAt: 'wish.removed_at',
    },
    isInShopCurrency: true,
  },
  // Without the names of lists: anyone may have typed the address for a list of theirs.
  priceAlerts: {
    rows: (db, { visitorId, email }) =>
      db
        .selectFrom('price_alert')
        .innerJoin('wish_list', 'wish_list.id', 'list_id')
        .where(({ eb, or }) =>
          or([eb('visitor_id', '=', visitorId), eb('email', 'in', emailSpellings(email))]),
        )
        .orderBy('requested_at'),
    columns: {
      email: 'price_alert.email',
      requestedAt: 'price_alert.requested_at',
      confirmedAt: 'price_alert.confirmed_at',
    },
  },
  pricesEmailed: {
    rows: (db, { visitorId }) =>
      db
        .selectFrom('price_alert_sent')
        .innerJoin('wish_list', 'wish_list.id', 'list_id')
        .innerJoin('product', 'product.id', 'product_id')
        .where('visitor_id', '=', visitorId)
        .orderBy('product.id'),
    columns: { list: 'wish_list.name', product: 'product.title', price: 'price_alert_sent.price' },
    isInShopCurrency: true,
  },
  backInStockAlerts: {
    rows: (db, { email }) =>
      db
        .selectFrom('back_in_stock_request')
        .innerJoin('variant', 'variant.id', 'variant_id')
        .where('email', 'in', emailSpellings(email))
        .orderBy('back_in_stock_request.id'),
    columns: {
      email: 'back_in_stock_request.email',
      sku: 'variant.sku',
      requestedAt: 'back_in_stock_request.created_at',
      confirmedAt: 'back_in_stock_request.confirmed_at',
      sentAt: 'back_in_stock_request.sent_at',
    },
  },
  checkoutDraft: {
    rows: (db, { visitorId }) => db.selectFrom('checkout').where('visitor_id', '=', visitorId),
    columns: { fields: 'checkout.fields_sealed', updatedAt: 'checkout.updated_at' },
    formats: { fields: 'draft' },
  },
} satisfies Record<string, ExportedKind>
