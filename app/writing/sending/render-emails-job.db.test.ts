import { describe, expect, it } from 'vitest'
import { emailBatchSize } from '#commerce/running/outbox/email-timing.ts'
import { saveRenderedEmails } from '#commerce/running/outbox/outbox-store.server.ts'
import { queueEmail } from '#commerce/running/outbox/queue-email.server.ts'
import { unsealRenderedEmail } from '#commerce/running/outbox/sealed-email.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { databases, migratedDatabase } from '#test/databases.ts'
import { fillEmailShop } from '../emails/email-shop.fixture.ts'
import { everyEmailKind } from '../emails/every-email-kind.fixture.ts'
import { renderEmailsJob } from './render-emails-job.server.ts'

const now = new Date('2026-11-21T12:00:00.000Z')
const url = 'https://shop.example'
const open = new AbortController().signal

/** Like the first one, with its own number. */
async function addSecondOrder(db: Db): Promise<string> {
  const first = await db.selectFrom('customer_order').selectAll().executeTakeFirstOrThrow()
  const own = { id: 2, number: 'T-2222-2222', token_hash: 'second', checkout_key_hash: 'second' }
  await db
    .insertInto('customer_order')
    .values({ ...first, ...own })
    .execute()
  return own.number
}

describe.each(databases)('queued emails, on %s', kind => {
  it('are rendered in order, as HTML and text', async () => {
    const db = await migratedDatabase(kind)
    await fillEmailShop(db)
    await db.transaction().execute(async tx => {
      // Each to its own mailbox, so that no budget applies.
      for (const facts of everyEmailKind)
        await queueEmail(tx, { to: `${facts.kind}@mail.example`, ...facts }, now)
    })
    const job = renderEmailsJob(db, url)
    const runs: number[] = []
    while (runs.at(-1) !== 0) runs.push(await job.run(now, open))
    const { length } = everyEmailKind
    const rest = length % emailBatchSize
    const fullRuns = Array<number>((length - rest) / emailBatchSize).fill(emailBatchSize)
    expect(runs).toEqual([...fullRuns, ...(rest > 0 ? [rest] : []), 0])
    const emails = await db.selectFrom('email').selectAll().orderBy('id').execute()
    expect(emails.map(({ subject }) => subject)).toEqual([
      'Order T-7KQ4-M2XA: how to pay',
      'Payment received for order T-7KQ4-M2XA',
      'Order T-7KQ4-M2XA is on its way',
      'Order T-7KQ4-M2XA is canceled',
      'Order T-7KQ4-M2XA was changed',
      'Your refund of $39.60 for order T-7KQ4-M2XA',
      'A payment doesn’t match order T-7KQ4-M2XA',
      'We received your return request R-7KQ4-M2XA',
      'Your return R-7KQ4-M2XA is approved',
      'About your return R-7KQ4-M2XA',
      'Receipt of your withdrawal W-7KQ4-M2XA',
      'Test email from Tote',
      'Test: Order T-7KQ4-M2XA is confirmed',
      'Your $50.00 gift card for Tote',
      'Message M-7KQ4-M2XA from the contact form',
      'We got your message M-7KQ4-M2XA',
      'We received your warranty claim C-7KQ4-M2XA',
      'About your warranty claim C-7KQ4-M2XA',
      'Your review of School Bag & Co isn’t shown anymore',
      'Confirm your back-in-stock alert',
      'Reminder: we’re holding order T-7KQ4-M2XA until December 5, 2026 at 12:00 PM UTC',
      'Complete your order T-7KQ4-M2XA',
      'Your link to order T-7KQ4-M2XA',
      'Your sign-in code',
      'Confirm it’s you',
      'Your account will be deleted',
      'Your account has been deleted',
      'Your data will be deleted',
      'Your data has been deleted',
      'A passkey was added to your account',
      'A passkey was removed from your account',
      'Join the team of Tote',
      'New passkey (office of Tote)',
      'Confirm your new email address',
      'Your email address was changed',
      'Confirm your email',
      'School Bag & Co is back in stock',
      'Confirm your price alerts',
      'Price drop: School Bag & Co',
    ])
    for (const email of emails) {
      const { html, text } = unsealRenderedEmail(db, email)!
      expect(html).toContain(url)
      expect(text).toContain(`\n-- \nTote, 12 Market Street, Springfield\nhello@tote.example`)
    }
  })

  it('are queued once per key, and not if the transaction rolls back', async () => {
    const db = await migratedDatabase(kind)
    const email = {
      kind: 'order-confirmed',
      orderId: 1,
      to: 'a@b.example',
      idempotencyKey: 'order-1',
    } as const
    const queue = () => db.transaction().execute(tx => queueEmail(tx, email, now))
    await Promise.all([queue(), queue(), queue()])
    await db
      .transaction()
      .execute(async tx => {
        await queueEmail(tx, { ...email, idempotencyKey: 'order-2' }, now)
        throw new Error('rolled back')
      })
      .catch(() => {})
    const keys = await db.selectFrom('email').select('idempotency_key').execute()
    expect(keys).toEqual([{ idempotency_key: 'order-1' }])
  })

  it("don't block others when they can't be rendered or their subject is gone", async () => {
    const db = await migratedDatabase(kind)
    await fillEmailShop(db)
    await addSecondOrder(db)
    await db.updateTable('customer_order').set({ address: 'broken' }).where('id', '=', 1).execute()
    await db.transaction().execute(async tx => {
      await queueEmail(tx, { to: 'ada@mail.example', kind: 'order-confirmed', orderId: 1 }, now)
      await queueEmail(tx, { to: 'ada@mail.example', kind: 'back-in-stock', sku: 'GONE', requestId: 1 }, now)
      await queueEmail(tx, { to: 'ada@mail.example', kind: 'withdrawal-receipt', withdrawalId: 1 }, now)
      await queueEmail(tx, { to: 'ada@mail.example', kind: 'order-confirmed', orderId: 2 }, now)
    })
    await renderEmailsJob(db, url).run(now, open)
    const rows = await db
      .selectFrom('email')
      .select(['rendered_at', 'failed_at', 'due_at'])
      .orderBy('id')
      .execute()
    const at = now.toISOString()
    const inAnHour = new Date(now.getTime() + 60 * 60_000)
    // Only the email that couldn't be rendered is retried.
    expect(await renderEmailsJob(db, url).run(inAnHour, open)).toBe(1)
    expect(rows).toEqual([
      { rendered_at: null, failed_at: null, due_at: inAnHour.toISOString() },
      { rendered_at: null, failed_at: at, due_at: at },
      { rendered_at: at, failed_at: null, due_at: at },
      { rendered_at: at, failed_at: null, due_at: at },
    ])
  })

  it('are rendered once, each about its own order, by two processes at once', async () => {
    const db = await migratedDatabase(kind)
    await fillEmailShop(db)
    const number = await addSecondOrder(db)
    await db.transaction().execute(async tx => {
      for (let n = 0; n < emailBatchSize + 3; n++)
        await queueEmail(tx, { to: `${n}@mail.example`, kind: 'order-confirmed', orderId: 1 + (n % 2) }, now)
    })
    const later = new Date(now.getTime() + 1000)
    const until = async (at: Date) => {
      while ((await renderEmailsJob(db, url).run(at, open)) > 0);
    }
    await Promise.all([until(now), until(later)])
    const rows = await db.selectFrom('email').selectAll().orderBy('id').execute()
    const subjects = [`Order T-7KQ4-M2XA: how to pay`, `Order ${number}: how to pay`]
    expect(rows.map(({ subject }) => subject)).toEqual(rows.map((_, n) => subjects[n % 2]))
    for (const row of rows) expect(unsealRenderedEmail(db, row)!.html).toContain(row.subject!.slice(6, 17))
    const late = rows.map(({ id }) => ({ id, subject: 'late', html: '', text: '' }))
    await saveRenderedEmails(db, late, later)
    expect(await db.selectFrom('email').selectAll().orderBy('id').execute()).toEqual(rows)
  })

  it('wait for the next start if the shop closes', async () => {
    const db = await migratedDatabase(kind)
    await fillEmailShop(db)
    await db.transaction().execute(async tx => {
      for (let n = 0; n < 3; n++)
        await queueEmail(tx, { to: `${n}@mail.example`, kind: 'order-confirmed', orderId: 1 }, now)
    })
    const closing = AbortSignal.abort()
    expect(await renderEmailsJob(db, url).run(now, closing)).toBe(3)
    const left = () =>
      db.selectFrom('email').select('id').where('rendered_at', 'is', null).orderBy('id').execute()
    expect(await left()).toHaveLength(3)
    expect(await renderEmailsJob(db, url).run(now, open)).toBe(3)
    expect(await left()).toEqual([])
  })
})
