import type { Kysely } from 'kysely'
import { sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // What unpaid orders keep off the shelf, and for whom. A row goes with the payment or the cancellation of its order.
  await db.schema
    .createTable('unpaid_hold')
    .addColumn('order_id', 'integer', c => c.primaryKey().references('customer_order.id').onDelete('cascade'))
    .addColumn('kind', 'text', c => c.notNull().check(sql`kind in ('unconfirmed', 'confirmed', 'online')`))
    .addColumn('units', 'integer', c => c.notNull().check(sql`units > 0`))
    .addColumn('visitor_id', 'integer', c => c.references('visitor.id').onDelete('set null'))
    .addColumn('email_hash', 'text')
    .addColumn('network_hash', 'text')
    .addColumn('wide_network_hash', 'text')
    // When the shopper was reminded of their bank transfer.
    .addColumn('reminded_at', 'text')
    .execute()
  for (const column of ['visitor_id', 'email_hash', 'wide_network_hash'])
    await db.schema.createIndex(`unpaid_hold_by_${column}`).on('unpaid_hold').column(column).execute()

  // The same by variant, for email addresses that nobody has confirmed.
  await db.schema
    .createTable('unconfirmed_hold')
    .addColumn('sku', 'text', c => c.notNull())
    .addColumn('order_id', 'integer', c => c.notNull().references('unpaid_hold.order_id').onDelete('cascade'))
    .addColumn('units', 'integer', c => c.notNull().check(sql`units > 0`))
    .addPrimaryKeyConstraint('unconfirmed_hold_key', ['sku', 'order_id'])
    .execute()
  await db.schema.createIndex('unconfirmed_hold_by_order').on('unconfirmed_hold').column('order_id').execute()

  // An address that a visitor has shown to be theirs. Its token is the hash of what its email links to.
  await db.schema
    .createTable('email_confirmation')
    .addColumn('visitor_id', 'integer', c => c.notNull().references('visitor.id').onDelete('cascade'))
    .addColumn('email_hash', 'text', c => c.notNull())
    .addColumn('token_hash', 'text', c => c.notNull().unique())
    .addColumn('asked_at', 'text', c => c.notNull())
    .addColumn('confirmed_at', 'text')
    .addPrimaryKeyConstraint('email_confirmation_key', ['visitor_id', 'email_hash'])
    .execute()
  await db.schema
    .createIndex('email_confirmation_waiting')
    .on('email_confirmation')
    .column('asked_at')
    .where(sql<boolean>`confirmed_at is null`)
    .execute()

  await holdForOrdersOfBefore(db)
  await normalizeCustomers(db)
}

/** Orders that wait for their money already count too. Of their networks nothing is known. */
async function holdForOrdersOfBefore(db: Kysely<unknown>): Promise<void> {
  const waiting = sql`customer_order.state = 'placed' and customer_order.payment_due_at is not null`
  await sql`
    insert into unpaid_hold (order_id, kind, units, visitor_id)
    select customer_order.id, case payment when 'bank-transfer' then 'unconfirmed' else 'online' end,
      (select sum(quantity) from order_line where order_id = customer_order.id), visitor_id
    from customer_order
    where ${waiting} and exists (select 1 from order_line where order_id = customer_order.id)`.execute(db)
  await sql`
    insert into unconfirmed_hold (sku, order_id, units)
    select sku, order_line.order_id, quantity from order_line
    join unpaid_hold on unpaid_hold.order_id = order_line.order_id
    where kind = 'unconfirmed'`.execute(db)
}

/** As `mailboxOf` was when this was written. Of two rows that become one customer the later keeps its spelling. */
async function normalizeCustomers(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ promotion_id: number; once_for: string }>`
    select promotion_id, once_for from promotion_use where once_for is not null order by order_id`.execute(db)
  const known = new Set(rows.map(({ promotion_id, once_for }) => `${promotion_id} ${once_for}`))
  for (const { promotion_id, once_for } of rows) {
    const customer = normalized(once_for)
    if (known.has(`${promotion_id} ${customer}`)) continue
    known.add(`${promotion_id} ${customer}`)
    await sql`update promotion_use set once_for = ${customer}
      where promotion_id = ${promotion_id} and once_for = ${once_for}`.execute(db)
  }
}

function normalized(email: string): string {
  const [, name = '', host = ''] = /^(.*)@(.*)$/s.exec(email.normalize('NFKC')) ?? []
  const ascii = URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : host
  const domain = ascii.replace(/\.$/, '')
  const isGmail = /^(gmail|googlemail)\.com$/.test(domain)
  const isProton = /^(proton\.me|protonmail\.com|pm\.me)$/.test(domain)
  const isYahoo = /^(yahoo(\.[a-z]{2,3}){1,2}|ymail\.com|rocketmail\.com)$/.test(domain)
  const untagged = name.replace(isYahoo ? /(?<=.)[+-].*$/s : /(?<=.)\+.*$/s, '')
  if (isGmail) return `${untagged.replaceAll('.', '') || untagged}@gmail.com`
  return isProton ? `${untagged.replace(/[._-]/g, '') || untagged}@proton.me` : `${untagged}@${domain}`
}
