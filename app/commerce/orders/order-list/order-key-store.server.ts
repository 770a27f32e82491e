import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/schema/schema.ts'
import {
  type OrderListQuery,
  type OrderPageKey,
  requiredTerms,
  storedState,
  withOneBound,
} from './order-filter.ts'
import type { OrderDriver } from './order-plan.ts'
import type { TermMatch } from './order-terms.ts'

/** Above every character in a term, by code point and by UTF-8 byte. */
const lastCharacter = '\u{10ffff}'

type Driver = OrderDriver['by']

/** The keys of a page, in the order of the list. Orders found by several terms are repeated. */
export async function readOrderKeys(
  db: Db,
  query: OrderListQuery,
  driver: OrderDriver,
): Promise<OrderPageKey[]> {
  const { isDescending, limit } = query
  const isBefore = query.key?.isBefore ?? false
  const isUp = isDescending === isBefore
  const direction = sql.raw(isUp ? 'asc' : 'desc')
  const { value, id } = sortColumns(query, driver.by)
  const { filter, key } = withOneBound(query)
  const start = key && sql`(${value}, ${id}) ${sql.raw(isUp ? '>' : '<')} (${key.value}, ${key.id})`
  const { rows } = await sql<OrderPageKey>`select ${value} as value, ${id} as id
    ${source({ ...query, filter }, driver, start ? [start] : [])}
    order by ${value} ${direction}, ${id} ${direction} limit ${limit}`.execute(db)
  return isBefore ? rows.reverse() : rows
}

/** How many orders pass, at most `query.limit`. */
export async function countOrderKeys(db: Db, query: OrderListQuery, driver: OrderDriver): Promise<number> {
  const id = driver.by === 'term' ? sql.ref('t.order_id') : sql.ref('o.id')
  const { rows } = await sql<{ count: number }>`select count(distinct id) as count
    from (select ${id} as id ${source(query, driver, [])} limit ${query.limit}) as found`.execute(db)
  return Number(rows[0]!.count)
}

function source(
  query: OrderListQuery,
  driver: OrderDriver,
  more: RawBuilder<unknown>[],
): RawBuilder<unknown> {
  const conditions = [...filterConditions(query, driver), ...more]
  const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``
  if (driver.by !== 'term') return sql`from customer_order as o ${where}`
  return needsOrder(query)
    ? sql`from order_term as t join customer_order as o on o.id = t.order_id ${where}`
    : sql`from order_term as t ${where}`
}

/** A search by nothing but one text and dates is answered by the index of terms alone. */
function needsOrder({ filter, sort }: OrderListQuery): boolean {
  const { search: _, productId: __, placedFrom: ___, placedBefore: ____, ...others } = filter
  const hasOthers = Object.values(others).some(value => value !== undefined)
  return hasOthers || sort === 'total' || requiredTerms(filter).length > 1
}

function sortColumns({ sort }: OrderListQuery, driver: Driver) {
  if (sort === 'total') return { value: column('total', driver === 'total'), id: sql.ref('o.id') }
  if (driver === 'term') return { value: sql.ref('t.placed_at'), id: sql.ref('t.order_id') }
  return { value: column('placed_at', driver !== 'total'), id: sql.ref('o.id') }
}

/** An expression keeps the database from sorting by another index than the chosen one. */
function column(name: 'placed_at' | 'total', isIndexed: boolean) {
  const ref = sql.ref(`o.${name}`)
  if (isIndexed) return ref
  return name === 'total' ? sql`${ref} + 0` : sql`coalesce(${ref}, '')`
}

/** A truth value keeps the database from using another index than the chosen one, but not from estimating how many rows pass. */
function unindexed(condition: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(${condition}) is true`
}

function filterConditions(
  { filter, lateBefore }: OrderListQuery,
  driver: OrderDriver,
): RawBuilder<unknown>[] {
  const { by } = driver
  const { state, payment, country, isTest, placedFrom, placedBefore, totalFrom, totalTo } = filter
  const placed = by === 'term' ? sql.ref('t.placed_at') : sql.ref('o.placed_at')
  const inIndex = (isIndexed: boolean) => (isIndexed ? (one: RawBuilder<unknown>) => one : unindexed)
  const byPlaced = inIndex(by !== 'total')
  const byTotal = inIndex(by === 'total')
  const conditions: (RawBuilder<unknown> | false)[] = [
    state !== undefined && inIndex(by === 'state')(sql`o.state = ${storedState(state)}`),
    state === 'late' && sql`o.paid_at < ${lateBefore}`,
    state === 'part-shipped' && sql`exists (select 1 from shipment where shipment.order_id = o.id)`,
    payment !== undefined && inIndex(by === 'payment')(sql`o.payment = ${payment}`),
    country !== undefined && inIndex(by === 'country')(sql`o.country = ${country}`),
    isTest !== undefined &&
      (by === 'test' ? sql`o.is_test = 1` : unindexed(sql`o.is_test = ${isTest ? 1 : 0}`)),
    placedFrom !== undefined && byPlaced(sql`${placed} >= ${placedFrom}`),
    placedBefore !== undefined && byPlaced(sql`${placed} < ${placedBefore}`),
    totalFrom !== undefined && byTotal(sql`o.total >= ${totalFrom}`),
    totalTo !== undefined && byTotal(sql`o.total <= ${totalTo}`),
    ...requiredTerms(filter).map(matches =>
      isSame(matches, driver) ? anyTerm('t', matches) : hasTerm(driver, matches),
    ),
  ]
  return conditions.filter(condition => condition !== false)
}

/** PostgreSQL would join all matches; neither an offset nor a truth value lets it. */
function hasTerm(driver: OrderDriver, matches: readonly TermMatch[]): RawBuilder<unknown> {
  return driver.by !== 'term' && driver.terms === 'as-set'
    ? sql`(o.id in (select u.order_id from order_term as u where ${anyTerm('u', matches)})) is true`
    : sql`exists (select 1 from order_term as u where u.order_id = o.id and ${anyTerm('u', matches)} limit 1 offset 0)`
}

function isSame(matches: readonly TermMatch[], driver: OrderDriver): boolean {
  return driver.by === 'term' && JSON.stringify(matches) === JSON.stringify(driver.matches)
}

function anyTerm(table: 't' | 'u', matches: readonly TermMatch[]): RawBuilder<unknown> {
  const term = sql.ref(`${table}.term`)
  const alternatives = matches.map(({ text, isPrefix }) =>
    isPrefix ? sql`(${term} >= ${text} and ${term} < ${text + lastCharacter})` : sql`${term} = ${text}`,
  )
  return sql`(${sql.join(alternatives, sql` or `)})`
}
