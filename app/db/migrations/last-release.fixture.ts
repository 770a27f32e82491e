import type { Kysely } from 'kysely'
import type { DatabaseKind } from '../../../test/databases.ts'
import type { Db } from '../schema/schema.ts'
import { seal } from '../secrets/secrets.server.ts'
import { databaseAfter } from './old-database.fixture.ts'

export type StoredRow = Record<string, unknown>

export const lastRelease = '0015-sealed-secrets'

/** The values that cannot be generated, by table. Parents come before what references them. */
const givenValues: Record<string, StoredRow[]> = {
  setting: [
    'shop_name',
    'opened_at',
    'sales_counted_up_to',
    'secret_key_fingerprint',
    'big_shop_products',
  ].map(name => ({ name })),
  category: [{}],
  brand: [{}],
  color: [{}],
  size: [{}],
  picture: [{ hash: 'hash' }],
  product: [{}],
  variant: [{ compare_at_price: 2 }],
  product_category: [{}],
  product_picture: [{ picture_hash: 'hash' }],
  product_tag: [{}],
  collection: [{ rule: 'newest' }],
  collection_product: [{}],
  price_range: [{ below_price: 2 }],
  page: [{}],
  banner: [{ placement: 'hero', picture_hash: 'hash' }],
  benefit: [{}],
  menu_item: [{ menu: 'help' }],
  social_link: [{}],
  review: [{}],
  back_in_stock_request: [{}],
  catalog_change: [{}],
  search_miss: [{ times: 7 }],
  visitor: [{}],
  cart_line: [{}],
  done_change: [{}],
  wish_list: [{ id: 'list' }],
  wish: [{ list_id: 'list' }],
  tax_rate: [{}],
  delivery_zone: [{}],
  delivery_zone_country: [{}],
  delivery_method: [{ measure: 'price' }],
  delivery_rate: [{}],
  promotion: [{ kind: 'buy-x-get-y' }],
  promotion_use: [{}],
  gift_card: [{}],
  gift_card_movement: [{ why: 'made' }, { why: 'spent' }, { why: 'given-back' }],
  letter: [
    email('order-cancelled', { orderId: 1 }),
    email('return-asked', { returnId: 1 }),
    email('back-in-stock-asked', { sku: 'BAG', requestId: 1 }),
    email('price-letters-asked', { token: 'secret' }),
    email('order-shipped', { orderId: 1, parcelId: 1 }),
    email('back-in-stock', { sku: 'BAG', requestId: 1 }),
    { kind: 'order-cancelled', facts_sealed: 'sealed with another key' },
  ],
  email_count: [{ key: 'mailing:back-in-stock' }, { key: 'forms:hash' }],
  suppressed_email: [{ kind: 'price-letters-asked' }, { kind: 'confirm-email' }],
  price_letter: [{ list_id: 'list' }],
  price_told: [{ list_id: 'list' }],
  job: [{ name: 'write-letters' }, { name: 'send-letters' }, { name: 'send-mailings' }, { name: 'clean-up' }],
  customer_order: [
    ...['placed', 'paid', 'packed', 'shipped', 'delivered', 'cancelled', 'returned', 'refunded'],
  ].map(state => ({ state })),
  order_line: [{}],
  order_discount: [{}],
  order_tax: [{}],
  order_move: [{ state: 'placed' }, { state: 'cancelled' }],
  stock_movement: ['sold', 'given-back', 'returned', 'counted'].map(why => ({ why })),
  parcel: [{}],
  order_return: ['asked', 'accepted', 'received', 'refunded', 'declined'].map(state => ({ state })),
  order_return_line: [{}],
  warranty_claim: [{}],
  withdrawal: [{}],
  invoice: [{}],
  unpaid_hold: [{ kind: 'online' }],
  unconfirmed_hold: [{}],
  email_confirmation: [{}],
  checkout: [{}],
  payment: ['started', 'confirming', 'paid', 'refused', 'ended'].map(state => ({ state })),
  payment_mismatch: [{ reason: 'amount' }],
  provider_refund: [{}],
  payment_event: [{}],
  refund: [{ reason: 'cancelled' }, { reason: 'returned R-2K4M' }],
}

function email(kind: string, data: StoredRow): StoredRow {
  return { kind, once_key: `${kind}-1`, facts_sealed: { kind, ...data } }
}

/** A database of the last release with a value in every column of every table. */
export async function filledDatabase(kind: DatabaseKind): Promise<Db> {
  const db = await databaseAfter(kind, lastRelease)
  const tables = new Map((await db.introspection.getTables()).map(table => [table.name, table.columns]))
  for (const [name, rows] of Object.entries(givenValues))
    for (const [index, row] of rows.entries()) {
      const columns = tables.get(name)!.map(column => [column.name, cellFor(db, name, column, row, index)])
      // The tables of that release have no types.
      const old = db as unknown as Kysely<Record<string, StoredRow>>
      await old.insertInto(name).values(Object.fromEntries(columns)).execute()
    }
  return db
}

function cellFor(
  db: Db,
  table: string,
  column: { name: string; dataType: string },
  row: StoredRow,
  index: number,
) {
  const given = row[column.name]
  if (typeof given === 'object') return seal(db, 'email-facts', JSON.stringify(given))
  if (given !== undefined) return given
  if (!/int/i.test(column.dataType)) return `${table} ${column.name} ${index}`
  return column.name === 'id' ? index + 1 : 1
}
