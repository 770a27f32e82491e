import { describe, expect, it, onTestFinished } from 'vitest'
import { databases, emptyDatabase, migratedDatabase } from '../../../test/databases.ts'
import { openDatabase } from '../../db/connection.server.ts'
import { migrate } from '../../db/migrate.server.ts'
import type { Db } from '../../db/schema.ts'
import { addPlacedOrder } from '../payments/placed-order.fixture.ts'
import { countEmail, removeOldCounts } from './email-count-store.server.ts'
import { emailBudgets } from './email-limits.ts'
import type { LetterFacts } from './letter.ts'
import { putLetter } from './letters.server.ts'
import { suppressedEmailsJob } from './suppressed-emails-job.server.ts'

const hour = 60 * 60_000
const start = new Date('2026-11-21T12:00:00.000Z')
const inHours = (hours: number) => new Date(start.getTime() + hours * hour)
const { forms } = emailBudgets
const asked = { kind: 'price-letters-asked', token: 'token' } as const

const put = (db: Db, to: string, facts: LetterFacts = asked, now = start, onceKey?: string) =>
  db.transaction().execute(tx => putLetter(tx, { to, ...(onceKey && { onceKey }), ...facts }, now))

async function queued(db: Db): Promise<number> {
  return (await db.selectFrom('letter').select('id').execute()).length
}

describe.each(databases)('emails to an unproven address, on %s', kind => {
  it('are limited to so many an hour, however the address is spelled, and others are not affected', async () => {
    const db = await migratedDatabase(kind)
    const spellings = ['a.da@gmail.com', 'ADA+1@gmail.com', 'ada+2@googlemail.com', 'ad.a@gmail.com']
    for (const to of [...spellings, ...spellings, ...spellings]) await put(db, to)
    expect(await queued(db)).toBe(forms.short.max)
    await put(db, 'bob@gmail.com')
    expect(await queued(db)).toBe(forms.short.max + 1)
    await put(db, 'ada@gmail.com', asked, new Date(inHours(1).getTime() - 1))
    expect(await queued(db)).toBe(forms.short.max + 1)
    await put(db, 'ada@gmail.com', asked, inHours(1))
    expect(await queued(db)).toBe(forms.short.max + 2)
  })

  it('are limited to so many a day, and begin anew on the next', async () => {
    const db = await migratedDatabase(kind)
    for (let hours = 0; hours < 12; hours++) await put(db, 'ada@mail.example', asked, inHours(hours))
    expect(await queued(db)).toBe(forms.long.max)
    await put(db, 'ada@mail.example', asked, inHours(12))
    expect(await queued(db)).toBe(forms.long.max + 1)
  })

  it('are limited together when several processes send at once', async () => {
    const address = await emptyDatabase(kind)
    // Two connections of one process to the same SQLite file would wait for each other forever.
    const shops = Array.from({ length: kind === 'SQLite' ? 1 : 3 }, () => openDatabase(address))
    onTestFinished(async () => void (await Promise.all(shops.map(db => db.destroy()))))
    await migrate(shops[0]!)
    await Promise.all(
      Array.from({ length: 24 }, (_, place) =>
        put(shops[place % shops.length]!, `ada+${place}@mail.example`),
      ),
    )
    expect(await queued(shops[0]!)).toBe(forms.short.max)
  })

  it('count once for a key, and a full budget keeps the key free for later', async () => {
    const db = await migratedDatabase(kind)
    for (let times = 0; times < 9; times++) await put(db, 'ada@mail.example', asked, start, 'the same')
    for (let other = 1; other < forms.short.max; other++)
      await put(db, 'ada@mail.example', asked, start, `other ${other}`)
    expect(await queued(db)).toBe(forms.short.max)
    await put(db, 'ada@mail.example', asked, start, 'held back')
    expect(await queued(db)).toBe(forms.short.max)
    await put(db, 'ada@mail.example', asked, inHours(1), 'held back')
    expect(await queued(db)).toBe(forms.short.max + 1)
  })

  it('never use up what the address gets about its paid orders, and unpaid ones have a budget of their own', async () => {
    const db = await migratedDatabase(kind)
    const { id: orderId } = await addPlacedOrder(db, { payment: 'bank-transfer', dueIn: 15 }, start)
    for (let times = 0; times < 40; times++) await put(db, 'ada@example.com')
    const before = await queued(db)
    const unpaid = emailBudgets['unpaid-orders'].short.max
    for (let times = 0; times < unpaid + 3; times++)
      await put(db, 'ada@example.com', { kind: 'order-confirmed', orderId })
    expect(await queued(db)).toBe(before + unpaid)
    await db.updateTable('customer_order').set({ paid: 1, payment: 'test' }).execute()
    await put(db, 'ada@example.com', { kind: 'payment-received', orderId })
    expect(await queued(db)).toBe(before + unpaid)
    await db.updateTable('customer_order').set({ payment: 'bank-transfer' }).execute()
    for (let times = 0; times < 30; times++)
      await put(db, 'ada@example.com', { kind: 'payment-received', orderId })
    expect(await queued(db)).toBe(before + unpaid + 30)
  })

  it('hold receipts with a whole statement to a budget of their own', async () => {
    const db = await migratedDatabase(kind)
    const { id: order_id } = await addPlacedOrder(db, { payment: 'bank-transfer', dueIn: 15 }, start)
    await db.updateTable('customer_order').set({ paid: 1 }).execute()
    const statement = { name: '', order_number: '', email: 'ada@example.com', words: '', declared_at: '2026' }
    const declared = ['matched', 'unmatched'].map((number, place) => ({
      ...statement,
      number,
      key_hash: number,
      order_id: place === 0 ? order_id : null,
    }))
    await db.insertInto('withdrawal').values(declared).execute()
    const ids = await db.selectFrom('withdrawal').select('id').orderBy('id').execute()
    const [matched, unmatched] = ids.map(({ id }) => id)
    for (let times = 0; times < 20; times++)
      for (const withdrawalId of [unmatched!, matched!])
        await put(db, 'ada@example.com', { kind: 'withdrawal-receipt', withdrawalId })
    expect(await queued(db)).toBe(forms.short.max + emailBudgets.withdrawals.short.max)
  })

  it('are counted in the log when they are held back, once and without an address', async () => {
    const db = await migratedDatabase(kind)
    for (let times = 0; times < forms.short.max + 5; times++) await put(db, 'ada@mail.example')
    const logged: unknown[] = []
    const job = suppressedEmailsJob(db, (event, details) => void logged.push({ event, ...details }))
    const open = new AbortController().signal
    await job.run(start, open)
    await job.run(start, open)
    expect(logged).toEqual([{ event: 'emails-suppressed', kind: 'price-letters-asked', count: 5 }])
  })

  it('leave no address behind, and their counts go when the day is over', async () => {
    const db = await migratedDatabase(kind)
    await put(db, 'ada@mail.example')
    const [{ key } = { key: '' }] = await db.selectFrom('email_count').select('key').execute()
    expect(key).toMatch(/^forms:[\w-]{43}$/)
    await db.transaction().execute(tx => countEmail(tx, 'today', forms, inHours(24)))
    expect(await removeOldCounts(db, new Date('2026-11-21T00:00:00.000Z'), 10)).toBe(0)
    expect(await removeOldCounts(db, inHours(1), 10)).toBe(1)
    expect(await db.selectFrom('email_count').select('key').execute()).toEqual([{ key: 'today' }])
  })
})
