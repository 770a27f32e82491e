import { describe, expect, it } from 'vitest'
import { inOneCommit } from '#db/connection/one-commit.server.ts'
import { databases, migratedDatabase } from '#test/databases.ts'
import { watchTables } from '#test/on-databases/watch-tables.ts'
import {
  acquireJobLease,
  makeJobDue,
  recordJobFailure,
  recordJobSuccess,
  registerJob,
  releaseJobLease,
  renewJobLease,
} from './jobs/job-store.server.ts'
import type { EmailFacts } from './outbox/email.ts'
import { dropUnsentEmail, readdressEmails, withdrawEmail } from './outbox/email-store.server.ts'
import { emailRetention, emailRetryDelay, sendLease } from './outbox/email-timing.ts'
import {
  clearEmailsTo,
  clearOldEmails,
  markEmailNotSent,
  markEmailSent,
  readUnrenderedEmails,
  saveRenderedEmails,
  takeDueEmails,
} from './outbox/outbox-store.server.ts'
import { sealEmailFacts } from './outbox/sealed-email.server.ts'

const now = new Date('2026-11-21T12:00:00.000Z')
const at = (ms: number) => new Date(now.getTime() + ms)
const minute = 60_000
const rendered = { subject: 'Your order', html: '<p>It is here.</p>', text: 'It is here.' }

describe.each(databases)('emails, on %s', kind => {
  /** Emails to Ada in every state, and of another order and another person. */
  async function outbox() {
    const db = await migratedDatabase(kind)
    const names = new Map<unknown, string>()
    const add = async (
      name: string,
      state: object = {},
      facts: EmailFacts = { kind: 'payment-received', orderId: 1 },
    ) => {
      const created = { created_at: now.toISOString(), due_at: now.toISOString() }
      const row = { kind: facts.kind, recipient: 'ada@example.com', idempotency_key: name, ...created }
      const sealed = sealEmailFacts(db, facts)
      const { id } = await db
        .insertInto('email')
        .values({ ...row, facts_sealed: sealed, ...state })
        .returning('id')
        .executeTakeFirstOrThrow()
      names.set(id, name)
      return id
    }
    const iso = now.toISOString()
    const ids = {
      new: await add('new'),
      undoable: await add('undoable', { due_at: at(1).toISOString() }),
      rendered: await add('rendered'),
      bulk: await add('bulk', {}, { kind: 'price-dropped', token: '', drops: [] }),
      tried: await add('tried', { attempts: 3 }),
      waiting: await add('waiting', { attempts: 1, due_at: at(1).toISOString() }),
      sent: await add('sent', { attempts: 1, sent_at: iso }),
      failed: await add('failed', { attempts: 10, failed_at: iso }),
      other: await add('other order', {}, { kind: 'payment-received', orderId: 11 }),
      xada: await add('xada', { recipient: 'xada@example.com' }),
    }
    const { new: _, undoable: __, ...done } = ids
    await saveRenderedEmails(
      db,
      Object.values(done).map(id => ({ id, ...rendered })),
      now,
    )
    const changed = await watchTables(db, (row, table) => (table === 'email' ? names.get(row.id) : ''))
    return { db, ids, changed }
  }

  it('are rendered and taken when they are due, and no others', async () => {
    const { db, ids, changed } = await outbox()
    const unrendered = async (time: Date) => (await readUnrenderedEmails(db, 99, time)).map(({ id }) => id)
    expect(await unrendered(at(-1))).toEqual([])
    expect(await unrendered(now)).toEqual([ids.new])
    expect(await unrendered(at(1))).toEqual([ids.new, ids.undoable])
    await saveRenderedEmails(
      db,
      [
        { id: ids.new, ...rendered },
        { id: ids.sent, ...rendered },
      ],
      now,
    )
    expect(await changed()).toEqual(['email new: subject, html_sealed, text_sealed, rendered_at'])
    expect(await takeDueEmails(db, { bulk: false, max: 99 }, at(-1))).toEqual([])
    await takeDueEmails(db, { bulk: true, max: 99 }, now)
    expect(await changed()).toEqual(['email bulk: due_at, attempts'])
    await takeDueEmails(db, { bulk: false, max: 99 }, now)
    expect(await changed()).toEqual([
      'email new: due_at, attempts',
      'email other order: due_at, attempts',
      'email rendered: due_at, attempts',
      'email tried: due_at, attempts',
      'email xada: due_at, attempts',
    ])
    await takeDueEmails(db, { bulk: false, max: 99 }, at(sendLease - 1))
    expect(await changed()).toEqual(['email waiting: due_at, attempts'])
    await takeDueEmails(db, { bulk: false, max: 2 }, at(sendLease))
    expect(await changed()).toEqual(['email new: due_at, attempts', 'email rendered: due_at, attempts'])
  })

  it('are marked, taken back, readdressed and cleared one by one', async () => {
    const { db, ids, changed } = await outbox()
    await markEmailSent(db, ids.tried, now)
    expect(await changed()).toEqual(['email tried: sent_at'])
    const error = '451'
    await markEmailNotSent(db, ids.waiting, { error, retryAt: at(minute) }, now)
    expect(await changed()).toEqual(['email waiting: due_at, last_error'])
    await markEmailNotSent(db, ids.waiting, { error }, now)
    expect(await changed()).toEqual(['email waiting: failed_at'])
    for (const id of [ids.sent, ids.tried]) await markEmailNotSent(db, id, { error: '550' }, now)
    await markEmailSent(db, ids.sent, at(minute))
    expect(await changed()).toEqual([])
    const readdress = { from: 'ada@example.com', to: 'ada@home.example' }
    await inOneCommit(db, tx => readdressEmails(tx, 1, readdress))
    expect(await changed()).toEqual([
      'email new: recipient',
      'email rendered: recipient, subject, html_sealed, text_sealed, rendered_at',
      'email undoable: recipient',
    ])
    for (const key of ['tried', 'sent', 'waiting', 'nothing'])
      expect(await inOneCommit(db, tx => withdrawEmail(tx, key))).toBe(false)
    expect(await inOneCommit(db, tx => withdrawEmail(tx, 'other order'))).toBe(true)
    expect(await changed()).toEqual(['email other order −'])
    for (const key of ['sent', 'waiting', 'nothing']) await inOneCommit(db, tx => dropUnsentEmail(tx, key))
    expect(await changed()).toEqual(['email waiting −'])
    const to = ['ada@example.com', 'ada@home.example']
    await inOneCommit(db, tx => clearEmailsTo(tx, to))
    expect(await changed()).toEqual([
      'email failed: recipient, facts_sealed, subject, html_sealed, text_sealed',
      'email sent: recipient, facts_sealed, subject, html_sealed, text_sealed',
      'email tried: recipient, facts_sealed, subject, html_sealed, text_sealed',
    ])
    await clearOldEmails(db, now, at(emailRetention), 99)
    expect(await changed()).toEqual([])
    await clearOldEmails(db, at(1), at(emailRetention), 99)
    expect(await changed()).toEqual([
      'email bulk: recipient, facts_sealed, subject, html_sealed, text_sealed, failed_at',
      'email new: recipient, facts_sealed, failed_at',
      'email rendered: recipient, facts_sealed, failed_at',
      'email undoable: recipient, facts_sealed, failed_at',
      'email xada: recipient, facts_sealed, subject, html_sealed, text_sealed, failed_at',
    ])
  })
})

describe.each(databases)('jobs, on %s', kind => {
  it('have leases, failures and times of their own', async () => {
    const db = await migratedDatabase(kind)
    for (const name of ['send', 'send-bulk', 'render']) {
      await registerJob(db, name, now)
      await recordJobFailure(db, name, 'Error', now)
    }
    await acquireJobLease(db, 'render', 'other', at(minute), now)
    const changed = await watchTables(db)
    await registerJob(db, 'send', at(minute))
    expect(await acquireJobLease(db, 'send', 'one', at(minute), at(-1))).toBe(false)
    expect(await changed()).toEqual([])
    expect(await acquireJobLease(db, 'send', 'one', at(minute), now)).toBe(true)
    expect(await changed()).toEqual(['job send: locked_by, locked_until'])
    expect(await acquireJobLease(db, 'send', 'two', at(2 * minute), at(minute - 1))).toBe(false)
    expect(await renewJobLease(db, 'send', 'two', at(2 * minute), at(minute - 1))).toBe(false)
    expect(await renewJobLease(db, 'send', 'one', at(2 * minute), at(minute))).toBe(false)
    expect(await changed()).toEqual([])
    expect(await renewJobLease(db, 'send', 'one', at(2 * minute), at(minute - 1))).toBe(true)
    expect(await changed()).toEqual(['job send: locked_until'])
    await recordJobFailure(db, 'send', 'Again', at(1))
    expect(await changed()).toEqual(['job send: failures, last_error'])
    await recordJobSuccess(db, 'send')
    expect(await changed()).toEqual(['job send: failed_at, failures, last_error'])
    await releaseJobLease(db, 'send', 'two', at(minute))
    expect(await changed()).toEqual([])
    await releaseJobLease(db, 'send', 'one', at(minute))
    expect(await changed()).toEqual(['job send: due_at, locked_by, locked_until'])
    for (const name of ['render', 'send-bulk']) await makeJobDue(db, name, at(minute - 1))
    expect(await changed()).toEqual([])
    await makeJobDue(db, 'send', at(minute - 1))
    expect(await changed()).toEqual(['job send: due_at'])
    expect(await acquireJobLease(db, 'render', 'two', at(2 * minute), at(minute))).toBe(true)
    expect(await changed()).toEqual(['job render: locked_by, locked_until'])
  })
})

it('emails are tried ten times, in longer and longer intervals', () => {
  const delays = Array.from({ length: 10 }, (_, index) => (emailRetryDelay(index + 1) ?? 0) / minute)
  expect(delays).toEqual([1, 5, 15, 60, 180, 360, 720, 720, 720, 0])
})
