import { type ExpressionBuilder, sql } from 'kysely'
import { searchText } from '#commerce/values/typed/typed-text.ts'
import { readId } from '#commerce/values/whole-number.ts'
import type { Db, Schema } from '#db/schema/schema.ts'
import { tablesAbout } from '../changed-tables.ts'
import type { ChangeFilter } from './change-filter.ts'

type ChangeSets = ExpressionBuilder<Schema, 'change_set'>

/** Products that a search is narrowed down to. */
const maxFoundProducts = 200

export function selectFilteredChangeSets(db: Db, { search, actor, kind, from, until }: ChangeFilter) {
  const words = searchText(search).toLowerCase()
  return db
    .selectFrom('change_set')
    .$if(actor !== null, query => query.where(set => isBy(set, actor!)))
    .$if(from !== null, query => query.where('created_at', '>=', from!))
    .$if(until !== null, query => query.where('created_at', '<', until!))
    .$if(kind !== null, query =>
      query.where(set =>
        set.exists(
          set
            .selectFrom('changed_row')
            .select('position')
            .whereRef('change_set_id', '=', 'change_set.id')
            .where('table_name', 'in', tablesAbout(kind!)),
        ),
      ),
    )
    .$if(words !== '', query =>
      query.where(set => set.or([ofWords(set, words), set('change_set.id', 'in', ofRows(set, words))])),
    )
}

/** Of an `actorKey`: staff by id, others by name. */
function isBy({ and, eb }: ChangeSets, key: string) {
  const [kind = '', ...rest] = key.split('.')
  const name = rest.join('.')
  return and([
    eb('actor', '=', kind as Schema['change_set']['actor']),
    kind === 'staff' ? eb('staff_id', '=', readId(name) ?? 0) : eb('actor_name', '=', name),
  ])
}

function likePattern(words: string): string {
  return `%${words.replaceAll(/[\\%_]/g, character => `\\${character}`)}%`
}

/** The reason, or the actor's name. */
function ofWords({ or }: ChangeSets, words: string) {
  const pattern = likePattern(words)
  return or([
    sql<boolean>`lower(change_set.reason) like ${pattern} escape '\\'`,
    sql<boolean>`lower(change_set.actor_name) like ${pattern} escape '\\'`,
  ])
}

/** Change sets with a row about a product with this title or SKU, or an order with this number. */
function ofRows(set: ChangeSets, words: string) {
  const products = sql`select id from product where lower(title) like ${likePattern(words)} escape '\\'
    union select product_id from variant where lower(sku) = ${words}`
  const found = sql`(select id from (${products}) as found order by id desc limit ${maxFoundProducts})`
  const orders = sql`(select id from customer_order where number = ${words.toUpperCase()})`
  const rows = [
    ['product', sql`select id from ${found} as product`],
    ['variant', sql`select id from variant where product_id in ${found}`],
    [
      'stock_movement',
      sql`select id from stock_movement where order_id is null
        and sku in (select sku from variant where product_id in ${found})`,
    ],
    ['customer_order', sql`select id from ${orders} as customer_order`],
    ['order_packing', sql`select id from ${orders} as customer_order`],
    ['shipment', sql`select id from shipment where order_id in ${orders}`],
    ['order_edit', sql`select id from order_edit where order_id in ${orders}`],
  ] as const
  return set
    .selectFrom('changed_row')
    .select('change_set_id')
    .where(row =>
      row.or(
        rows.map(
          ([table, ids]) =>
            sql<boolean>`(table_name = ${table} and row_key in
              (select '{"id":' || ids.id || '}' from (${ids}) as ids))`,
        ),
      ),
    )
}
