import { type SelectQueryBuilder, sql } from 'kysely'
import type { Db, Schema } from '#db/schema/schema.ts'
import type { Address } from '../../values/addresses/address.ts'
import type { CasePage, CasePageKey } from './case-list.ts'
import type { CaseKind, CaseState, ServiceCase } from './service-case.ts'

/** Ends each list of open cases: the longest open are among those that are read. */
export const maxOpenCases = 1000

interface CaseRow {
  kind: CaseKind
  number: string
  orderNumber: string | null
  name: string | null
  address: string | null
  subject: string
  state: CaseState
  startedAt: string
  receivedAt: string | null
}

/** Those that aren't done, at most `maxOpenCases` of each kind. One query for each kind. */
export async function readOpenCases(db: Db): Promise<ServiceCase[]> {
  const returns = await selectReturns(db)
    .where(sql<boolean>`order_return.state in ('requested', 'accepted', 'received')`)
    .orderBy('requested_at')
    .orderBy('order_return.id')
    .limit(maxOpenCases)
    .execute()
  const claims = await selectClaims(db)
    .where('answered_at', 'is', null)
    .orderBy('claimed_at')
    .orderBy('warranty_claim.id')
    .limit(maxOpenCases)
    .execute()
  const withdrawals = await selectWithdrawals(db)
    .where('settled_at', 'is', null)
    // Such an order is over, and needs no click.
    .where(({ or, eb }) =>
      or([
        eb('withdrawal.order_id', 'is', null),
        eb('customer_order.state', 'not in', ['canceled', 'returned', 'refunded']),
      ]),
    )
    // Its return is due instead: Directive 2011/83/EU, article 13(3).
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('order_return')
            .select('order_return.id')
            .whereRef('order_return.withdrawal_id', '=', 'withdrawal.id')
            .where('order_return.state', 'in', ['requested', 'accepted']),
        ),
      ),
    )
    .orderBy('declared_at')
    .orderBy('withdrawal.id')
    .limit(maxOpenCases)
    .execute()
  return [...returns, ...claims, ...withdrawals].map(toCase)
}

/** A page of those that are done, the newest first. One query for each kind. */
export async function readDoneCases(
  db: Db,
  { page, limit }: { page: CasePageKey | undefined; limit: number },
): Promise<CasePage<ServiceCase>> {
  const isUp = page?.isBefore ?? false
  const direction = isUp ? 'asc' : 'desc'
  const [startedAt, number] = page?.key.split('_').slice(-2) ?? []
  const beyond = (at: string, own: string) =>
    page === undefined
      ? sql<boolean>`1 = 1`
      : sql<boolean>`(${sql.ref(at)}, ${sql.ref(own)}) ${sql.raw(isUp ? '>' : '<')} (${startedAt}, ${number})`
  const rows = <Tables extends keyof Schema>(query: SelectQueryBuilder<Schema, Tables, CaseRow>) =>
    query
      .orderBy(sql.ref('startedAt'), direction)
      .orderBy(sql.ref('number'), direction)
      .limit(limit + 1)
      .execute()
  const returns = selectReturns(db)
    .where(sql<boolean>`order_return.state in ('refunded', 'declined')`)
    .where(beyond('requested_at', 'order_return.number'))
  const claims = selectClaims(db)
    .where('answered_at', 'is not', null)
    .where(beyond('claimed_at', 'warranty_claim.number'))
  const withdrawals = selectWithdrawals(db)
    .where('settled_at', 'is not', null)
    .where(beyond('declared_at', 'withdrawal.number'))
  const found = [...(await rows(returns)), ...(await rows(claims)), ...(await rows(withdrawals))]
  const key = ({ startedAt, number }: CaseRow) => `${startedAt}_${number}`
  const sorted = found.sort((a, b) => (key(a) < key(b) === isUp ? -1 : 1))
  const cases = sorted.slice(0, limit).map(toCase)
  const hasMore = sorted.length > limit
  return {
    cases: isUp ? cases.reverse() : cases,
    hasBefore: isUp ? hasMore : page !== undefined,
    hasAfter: isUp || hasMore,
  }
}

function selectReturns(db: Db) {
  return db
    .selectFrom('order_return')
    .innerJoin('customer_order', 'customer_order.id', 'order_return.order_id')
    .select(({ val, ref }) => [
      sql<CaseKind>`${sql.lit('return')}`.as('kind'),
      'order_return.number as number',
      'customer_order.number as orderNumber',
      sql<string | null>`null`.as('name'),
      'customer_order.address',
      val('').as('subject'),
      ref('order_return.state').$castTo<CaseState>().as('state'),
      'requested_at as startedAt',
      'received_at as receivedAt',
    ])
}

function selectClaims(db: Db) {
  return db
    .selectFrom('warranty_claim')
    .innerJoin('order_line', 'order_line.id', 'order_line_id')
    .innerJoin('customer_order', 'customer_order.id', 'order_line.order_id')
    .select([
      sql<CaseKind>`${sql.lit('claim')}`.as('kind'),
      'warranty_claim.number as number',
      'customer_order.number as orderNumber',
      sql<string | null>`null`.as('name'),
      'customer_order.address',
      'order_line.title as subject',
      sql<CaseState>`case when answered_at is null then 'open' else 'answered' end`.as('state'),
      'claimed_at as startedAt',
      sql<string | null>`null`.as('receivedAt'),
    ])
}

function selectWithdrawals(db: Db) {
  return db
    .selectFrom('withdrawal')
    .leftJoin('customer_order', 'customer_order.id', 'withdrawal.order_id')
    .select(({ val }) => [
      sql<CaseKind>`${sql.lit('withdrawal')}`.as('kind'),
      'withdrawal.number as number',
      'customer_order.number as orderNumber',
      'withdrawal.name',
      'customer_order.address',
      val('').as('subject'),
      sql<CaseState>`case when settled_at is null then 'open' else 'settled' end`.as('state'),
      'declared_at as startedAt',
      sql<string | null>`null`.as('receivedAt'),
    ])
}

function toCase({ name, address, ...row }: CaseRow): ServiceCase {
  return {
    ...row,
    customer: name ?? (JSON.parse(address ?? '{}') as Partial<Address>).name ?? '',
  }
}
