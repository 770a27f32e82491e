import { describe, expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '#db/connection/connection.server.ts'
import { migrate } from '#db/migrations/migrate.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { databases, emptyDatabase, migratedDatabase } from '#test/databases.ts'
import { addUnpaidOrder } from '../../payments/placed-order.fixture.ts'
import type { EmailFacts } from './email.ts'
import { countEmail, removeOldEmailCounts } from './email-count-store.server.ts'
import { emailBudgets } from './email-limits.ts'
import { queueEmail } from './queue-email.server.ts'
import { suppressedEmailsJob } from './suppressed-emails-job.server.ts'

const hour = 60 * 60_000
const start = new Date('2026-11-21T12:00:00.000Z')
const inHours = (hours: number) => new Date(start.getTime() + hours * hour)
const { forms } = emailBudgets
const request = { kind: 'price-alerts-requested', token: 'token' } as const

const queue = (db: Db, to: string, facts: EmailFacts = request, now = start, idempotencyKey?: string) =>
  db
    .transaction()
    .execute(tx => queueEmail(tx, { to, ...(idempotencyKey && { idempotencyKey }), ...facts }, now))

async function countQueued(db: Db): Promise<number> {
  return (await db.selectFrom('email').select('id').execute()).length
}

describe.each(databases)('emails to an unproven address, on %s', kind => {
  it('are limited per hour and mailbox, whatever the spelling', async () => {
    const db = await migratedDatabase(kind)
    const spellings = ['a.da@gmail.com', 'ADA+1@gmail.com', 'ada+2@googlemail.com', 'ad.a@gmail.com']
    for (const to of [...spellings, ...spellings, ...spellings]) await queue(db, to)
    expect(await countQueued(db)).toBe(forms.short.max)
    await queue(db, 'bob@gmail.com')
    expect(await countQueued(db)).toBe(forms.short.max + 1)
    await queue(db, 'ada@gmail.com', request, new Date(inHours(1).getTime() - 1))
    expect(await countQueued(db)).toBe(forms.short.max + 1)
    await queue(db, 'ada@gmail.com', request, inHours(1))
    expect(await countQueued(db)).toBe(forms.short.max + 2)
  })

  it('are limited per day', async () => {
    const db = await migratedDatabase(kind)
    for (let hours = 0; hours < 12; hours++) await queue(db, 'ada@mail.example', request, inHours(hours))
    expect(await countQueued(db)).toBe(forms.long.max)
    await queue(db, 'ada@mail.example', request, inHours(12))
    expect(await countQueued(db)).toBe(forms.long.max + 1)
  })

  it('are limited across processes', async () => {
    const address = await emptyDatabase(kind)
    // Two connections of one process to the same SQLite file would deadlock.
    const shops = Array.from({ length: kind === 'SQLite' ? 1 : 3 }, () => openDatabase(address))
    onTestFinished(async () => void (await Promise.all(shops.map(db => db.destroy()))))
    await migrate(shops[0]!)
    await Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        queue(shops[index % shops.length]!, `ada+${index}@mail.example`),
      ),
    )
    expect(await countQueued(shops[0]!)).toBe(forms.short.max)
  })

  it("count once per key, and a full budget doesn't use up the key", async () => {
    const db = await migratedDatabase(kind)
    for (let count = 0; count < 9; count++) await queue(db, 'ada@mail.example', request, start, 'same key')
    for (let other = 1; other < forms.short.max; other++)
      await queue(db, 'ada@mail.example', request, start, `other ${other}`)
    expect(await countQueued(db)).toBe(forms.short.max)
    await queue(db, 'ada@mail.example', request, start, 'suppressed')
    expect(await countQueued(db)).toBe(forms.short.max)
    await queue(db, 'ada@mail.example', request, inHours(1), 'suppressed')
    expect(await countQueued(db)).toBe(forms.short.max + 1)
  })

  it("don't use up the budget of unpaid orders, and paid orders have no limit", async () => {
    const db = await migratedDatabase(kind)
    const { id: orderId } = await addUnpaidOrder(db, { payment: 'bank-transfer', dueIn: 15 }, start)
    for (let count = 0; count < 40; count++) await queue(db, 'ada@example.com')
    const before = await countQueued(db)
    const unpaid = emailBudgets['unpaid-orders'].short.max
    for (let count = 0; count < unpaid + 3; count++)
      await queue(db, 'ada@example.com', { kind: 'order-confirmed', orderId })
    expect(await countQueued(db)).toBe(before + unpaid)
    await db.updateTable('customer_order').set({ paid: 1, payment: 'test' }).execute()
    await queue(db, 'ada@example.com', { kind: 'payment-received', orderId })
    expect(await countQueued(db)).toBe(before + unpaid)
    await db.updateTable('customer_order').set({ payment: 'bank-transfer' }).execute()
    for (let count = 0; count < 30; count++)
      await queue(db, 'ada@example.com', { kind: 'payment-received', orderId })
    expect(await countQueued(db)).toBe(before + unpaid + 30)
  })

  it('have a separate budget for full withdrawal receipts', async () => {
    const db = await migratedDatabase(kind)
    const { id: order_id } = await addUnpaidOrder(db, { payment: 'bank-transfer', dueIn: 15 }, start)
    await db.updateTable('customer_order').set({ paid: 1 }).execute()
    const statement = {
      name: '',
      order_number: '',
      email: 'ada@example.com',
      comment: '',
      declared_at: '2026',
    }
    const withdrawals = ['matched', 'unmatched'].map((number, index) => ({
      ...statement,
      number,
      key_hash: number,
      order_id: index === 0 ? order_id : null,
    }))
    await db.insertInto('withdrawal').values(withdrawals).execute()
    const ids = await db.selectFrom('withdrawal').select('id').orderBy('id').execute()
    const [matched, unmatched] = ids.map(({ id }) => id)
    for (let count = 0; count < 20; count++)
      for (const withdrawalId of [unmatched!, matched!])
        await queue(db, 'ada@example.com', { kind: 'withdrawal-receipt', withdrawalId })
    expect(await countQueued(db)).toBe(forms.short.max + emailBudgets.withdrawals.short.max)
  })

  it('are logged when suppressed, once and without addresses', async () => {
    const db = await migratedDatabase(kind)
    for (let count = 0; count < forms.short.max + 5; count++) await queue(db, 'ada@mail.example')
    const logged: unknown[] = []
    const job = suppressedEmailsJob(db, (event, details) => void logged.push({ event, ...details }))
    const open = new AbortController().signal
    await job.run(start, open)
    await job.run(start, open)
    expect(logged).toEqual([{ event: 'emails-suppressed', kind: 'price-alerts-requested', count: 5 }])
  })

  it('are counted by hash, and counts are deleted after a day', async () => {
    const db = await migratedDatabase(kind)
    await queue(db, 'ada@mail.example')
    const [{ key } = { key: '' }] = await db.selectFrom('email_count').select('key').execute()
    expect(key).toMatch(/^forms:[\w-]{43}$/)
    await db.transaction().execute(tx => countEmail(tx, 'today', forms, inHours(24)))
    expect(await removeOldEmailCounts(db, new Date('2026-11-21T00:00:00.000Z'), 10)).toBe(0)
    expect(await removeOldEmailCounts(db, inHours(1), 10)).toBe(1)
    expect(await db.selectFrom('email_count').select('key').execute()).toEqual([{ key: 'today' }])
  })
})
