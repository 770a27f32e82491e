import { sql } from 'kysely'
import type { Db } from '#db/schema/schema.ts'
import { canonicalEmail } from '../../values/mailbox.ts'
import { emailSpellings } from '../accounts/email-spellings.server.ts'
import type { CustomerView } from './customer-list.ts'

/** A buyer by their newest order, or an account. */
export interface FoundCustomer {
  id: number
  orderNumber: string | null
  email: string
  name: string | null
  address: string | null
  accountId: number | null
  /** The account that keeps the newest order, also after its address changed. */
  ownerId: number | null
  ownerEmail: string | null
  at: string
}

/** Every spelling under which orders and accounts may have these addresses: bücher.example is xn--bcher-kva.example. */
export function everySpelling(emails: readonly string[]): string[] {
  return [...new Set(emails.flatMap(email => [email, ...emailSpellings(canonicalEmail(email))]))]
}

/**
 * The rows without those that are listed under a newer spelling of their address. SQL compares addresses as they are stored, so the
 * few with two spellings are looked up here.
 */
export async function mergeSpellings(
  db: Db,
  rows: readonly FoundCustomer[],
  view: CustomerView,
): Promise<FoundCustomer[]> {
  const merged: FoundCustomer[] = []
  for (const row of rows) {
    const others = everySpelling([row.email]).filter(email => email !== row.email)
    const one = others.length === 0 ? row : await mergeRow(db, row, { others, view })
    if (one) merged.push(one)
  }
  return merged
}

async function mergeRow(
  db: Db,
  row: FoundCustomer,
  { others, view }: { others: string[]; view: CustomerView },
): Promise<FoundCustomer | undefined> {
  const newer = await db
    .selectFrom('customer_order')
    .select('id')
    .where('email', 'in', others)
    .where('detached_at', 'is', null)
    .$if(row.orderNumber !== null, query =>
      query.where(sql<boolean>`(placed_at, id) > (${row.at}, ${row.id})`),
    )
    .limit(1)
    .executeTakeFirst()
  if (row.orderNumber === null) return newer && view === 'no-order' ? undefined : row
  if (newer) return undefined
  const account = await db
    .selectFrom('account')
    .select(['id', 'name'])
    .where('email', '=', canonicalEmail(row.email))
    .executeTakeFirst()
  if (!account) return row
  return view === 'guest' ? undefined : { ...row, accountId: account.id, name: account.name }
}
