import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#db/schema/schema.ts'
import { addSales, type SalesOfDay, salesKey } from './sales-day.ts'

/** A day as ISO times; `before` is exclusive. */
export interface DaySpan {
  from: string
  before: string
}

/** Of an order named `o`: those that aren't paid stay out, and canceled ones, also once their refund is done. */
export const isSale = sql<boolean>`o.paid_at is not null and o.state <> 'canceled' and not (o.state = 'refunded' and exists (
  select 1 from order_event where order_event.order_id = o.id and order_event.state = 'canceled'))`

/** Without tax, whether or not prices include it: the price of delivery always has its own. */
const goods = sql`(o.total - o.delivery - (o.tax - o.delivery_tax))`

/** The part of an amount of the order that a part of its total has, rounded half up. */
const shareOf = (amount: RawBuilder<unknown>, part: RawBuilder<unknown>) =>
  sql`case when o.total = 0 then 0
    else (2 * cast(${part} as bigint) * ${amount} + o.total) / (2 * cast(o.total as bigint)) end`

/** Of an order that costs more since it was paid, only the paid part is sold until the rest is paid. */
const sold = (amount: RawBuilder<unknown>) =>
  sql`case when o.state = 'placed' then ${shareOf(amount, sql`(o.paid + o.gift_card - o.excess_refunded)`)}
    else ${amount} end`

/** Counts a day from its orders and refunds: a row for each currency, real or test. See `SalesOfDay`. */
export async function countDay(db: Db | Tx, { from, before }: DaySpan): Promise<SalesOfDay[]> {
  const orders = await sql<SumRow>`
    select o.currency, o.is_test, count(*) as orders, sum(${sold(goods)}) as net,
      sum(${sold(sql`o.discount`)}) as discounts, sum(${sold(sql`o.tax`)}) as tax,
      sum(${sold(sql`o.delivery`)}) as delivery, 0 as refunds, 0 as net_refunds,
      0 as cost, 0 as net_with_cost
    from customer_order o where o.paid_at >= ${from} and o.paid_at < ${before} and ${isSale}
    group by o.currency, o.is_test`.execute(db)
  const refunded = await sql<SumRow>`
    select o.currency, o.is_test, 0 as orders, 0 as net, 0 as discounts, 0 as tax, 0 as delivery,
      sum(r.amount) as refunds, sum(${shareOf(goods, sql`r.amount`)}) as net_refunds,
      0 as cost, 0 as net_with_cost
    from refund r join customer_order o on o.id = r.order_id
    where r.created_at >= ${from} and r.created_at < ${before} and ${isSale}
      and r.cause not in ('edited', 'paid-twice', 'paid-after-cancellation')
    group by o.currency, o.is_test`.execute(db)
  const withCost = await sql<SumRow>`
    select o.currency, o.is_test, 0 as orders, 0 as net, 0 as discounts, 0 as tax, 0 as delivery,
      0 as refunds, 0 as net_refunds, sum(${sold(sql`l.cost * l.quantity`)}) as cost,
      sum(${sold(sql`(l.total - l.tax)`)}) as net_with_cost
    from customer_order o join order_line l on l.order_id = o.id
    where o.paid_at >= ${from} and o.paid_at < ${before} and l.cost is not null and ${isSale}
    group by o.currency, o.is_test`.execute(db)
  const days = new Map<string, SalesOfDay>()
  for (const row of [...orders.rows, ...refunded.rows, ...withCost.rows].map(toSales)) {
    const sum = days.get(salesKey(row))
    days.set(salesKey(row), sum ? addSales(sum, row) : row)
  }
  return [...days.values()]
}

/** PostgreSQL returns sums as texts. */
type SumRow = Record<
  Exclude<keyof SalesOfDay, 'currency' | 'isTest' | 'netRefunds' | 'netWithCost'>,
  number | string
> & {
  currency: string
  is_test: number
  net_refunds: number | string
  net_with_cost: number | string
}

function toSales(row: SumRow): SalesOfDay {
  return {
    ...{ currency: row.currency, isTest: row.is_test === 1, orders: Number(row.orders) },
    ...{ net: Number(row.net), discounts: Number(row.discounts), tax: Number(row.tax) },
    ...{ delivery: Number(row.delivery), refunds: Number(row.refunds), netRefunds: Number(row.net_refunds) },
    ...{ cost: Number(row.cost), netWithCost: Number(row.net_with_cost) },
  }
}
