import { describe, expect, it } from 'vitest'
import { createVisitor } from '#commerce/cart/visitors/create-visitor.server.ts'
import { findOrAddAccount } from '#commerce/people/accounts/account-store.server.ts'
import { addEmailChange } from '#commerce/people/accounts/email-change/email-change-store.server.ts'
import { requestedSignIn } from '#commerce/people/accounts/sign-in/sign-in.fixture.ts'
import { signInWithLink } from '#commerce/people/accounts/sign-in/sign-in.server.ts'
import { addPasskeyChallenge } from '#commerce/people/passkeys/passkey-challenge-store.server.ts'
import { addStaffLink } from '#commerce/people/staff/links/staff-links.server.ts'
import { recordStaffNetwork } from '#commerce/people/staff/sessions/staff-network-store.server.ts'
import { addTestStaff, signInTestStaff } from '#commerce/people/staff/staff.fixture.ts'
import { countEmail } from '#commerce/running/outbox/email-count-store.server.ts'
import { emailBudgets } from '#commerce/running/outbox/email-limits.ts'
import { databases, migratedDatabase } from '#test/databases.ts'
import { demoDatabase } from '#test/demo-database.ts'
import { cleanUpJob } from './clean-up.ts'

const yearAndDay = 366 * 24 * 60 * 60 * 1000
const open = new AbortController().signal

it('removes visitors after a year and keeps the others', async () => {
  const db = await migratedDatabase('SQLite')
  const now = new Date()
  await db.transaction().execute(tx => createVisitor(tx, new Date(now.getTime() - yearAndDay)))
  const stays = await db.transaction().execute(tx => createVisitor(tx, now))
  const job = cleanUpJob(db)
  expect([await job.run(now, open), await job.run(now, open)]).toEqual([1, 0])
  expect(await db.selectFrom('visitor').select('id').execute()).toEqual([{ id: stays.id }])
})

describe.each(databases)('clean-up on %s', kind => {
  it('ends the old sessions of an account and keeps the account', async () => {
    const db = await migratedDatabase(kind)
    const now = new Date()
    const browser = { visitor: undefined, device: '', quantityLimit: 10 }
    for (const days of [366, 300]) {
      const then = new Date(now.getTime() - days * 24 * 60 * 60 * 1000)
      await signInWithLink(db, (await requestedSignIn(db, 'ada@example.com', then)).link, browser, then)
    }
    // Both requests, one session, and what else is old.
    expect(await cleanUpJob(db).run(now, open)).toBeGreaterThanOrEqual(3)
    expect(await db.selectFrom('session').select('id').execute()).toEqual([{ id: 2 }])
    expect(await db.selectFrom('account').select('email').execute()).toEqual([{ email: 'ada@example.com' }])
    expect(await db.selectFrom('sign_in_request').select('id').execute()).toEqual([])
  })

  it('removes old checkout drafts and provider events', async () => {
    const db = await migratedDatabase(kind)
    const now = new Date()
    const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000).toISOString()
    for (const days of [29, 31]) {
      const { id } = await db.transaction().execute(tx => createVisitor(tx, now))
      const row = { visitor_id: id, key_sealed: `key-${days}`, fields_sealed: '', codes_sealed: '' }
      await db
        .insertInto('checkout')
        .values({ ...row, updated_at: daysAgo(days) })
        .execute()
    }
    for (const days of [89, 91])
      await db
        .insertInto('payment_event')
        .values({ provider: 'stripe', id: `event-${days}`, kind: 'paid', at: daysAgo(days) })
        .execute()
    expect(await cleanUpJob(db).run(now, open)).toBe(2)
    expect(await db.selectFrom('checkout').select('key_sealed').execute()).toEqual([{ key_sealed: 'key-29' }])
    expect(await db.selectFrom('payment_event').select('id').execute()).toEqual([{ id: 'event-89' }])
  })

  it('removes emails that visitors did not confirm within a week, and keeps the others', async () => {
    const db = await migratedDatabase(kind)
    const now = new Date()
    const { id } = await db.transaction().execute(tx => createVisitor(tx, now))
    for (const [name, days, confirmed_at] of [
      ['young', 6.9, null],
      ['old', 7.1, null],
      ['confirmed', 300, now.toISOString()],
    ] as const) {
      const requested_at = new Date(now.getTime() - days * 24 * 60 * 60 * 1000).toISOString()
      const row = { visitor_id: id, email_hash: name, token_hash: name, requested_at, confirmed_at }
      await db.insertInto('email_confirmation').values(row).execute()
    }
    expect(await cleanUpJob(db).run(now, open)).toBe(1)
    const remaining = await db
      .selectFrom('email_confirmation')
      .select('email_hash')
      .orderBy('email_hash')
      .execute()
    expect(remaining).toEqual([{ email_hash: 'confirmed' }, { email_hash: 'young' }])
  })

  it('removes addresses for price alerts that nobody confirmed within a week, and keeps the others', async () => {
    const db = await migratedDatabase(kind)
    const now = new Date()
    const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000).toISOString()
    const { id } = await db.transaction().execute(tx => createVisitor(tx, now))
    for (const [name, days, confirmed_at] of [
      ['young', 6.9, null],
      ['old', 7.1, null],
      ['confirmed', 300, daysAgo(299)],
    ] as const) {
      const list = { id: name, visitor_id: id, name, name_key: name, created_at: daysAgo(days) }
      await db.insertInto('wish_list').values(list).execute()
      const request = {
        list_id: name,
        email: 'ada@mail.example',
        token_hash: name,
        requested_at: daysAgo(days),
      }
      await db
        .insertInto('price_alert')
        .values({ ...request, confirmed_at })
        .execute()
    }
    expect(await cleanUpJob(db).run(now, open)).toBe(1)
    const remaining = await db.selectFrom('price_alert').select('token_hash').orderBy('token_hash').execute()
    expect(remaining.map(({ token_hash }) => token_hash)).toEqual(['confirmed', 'young'])
  })

  it('removes addresses for back-in-stock alerts that nobody confirmed within a week, and keeps the others', async () => {
    const db = await demoDatabase(kind)
    const now = new Date()
    const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000).toISOString()
    const { id: variant_id } = await db.selectFrom('variant').select('id').executeTakeFirstOrThrow()
    await db
      .insertInto('back_in_stock_request')
      .values([
        { variant_id, email: 'young', created_at: daysAgo(6.9) },
        { variant_id, email: 'old', created_at: daysAgo(7.1) },
        { variant_id, email: 'confirmed', created_at: daysAgo(300), confirmed_at: daysAgo(299) },
      ])
      .execute()
    expect(await cleanUpJob(db).run(now, open)).toBe(1)
    const remaining = await db.selectFrom('back_in_stock_request').select('email').orderBy('email').execute()
    expect(remaining.map(({ email }) => email)).toEqual(['confirmed', 'young'])
  })

  it('removes email counts after their day', async () => {
    const db = await migratedDatabase(kind)
    const now = new Date('2026-11-23T12:00:00.000Z')
    for (const [key, at] of [
      ['forms:today', now],
      ['forms:yesterday', new Date('2026-11-22T23:00:00.000Z')],
    ] as const)
      await db.transaction().execute(tx => countEmail(tx, key, emailBudgets.forms, at))
    expect(await cleanUpJob(db).run(now, open)).toBe(1)
    expect(await db.selectFrom('email_count').select('key').execute()).toEqual([{ key: 'forms:today' }])
  })

  it('removes what staff and customers can no longer use, and keeps the others', async () => {
    const db = await migratedDatabase(kind)
    const now = new Date()
    const staffId = await addTestStaff(db)
    const accountId = (await db.transaction().execute(tx => findOrAddAccount(tx, 'ada@example.com', now))).id
    for (const at of [new Date(now.getTime() - yearAndDay), now]) {
      const network = `${at.getFullYear()}`
      await db.transaction().execute(async tx => {
        await recordStaffNetwork(tx, staffId, network, at)
        await addStaffLink(tx, { staffId, purpose: 'invitation' }, at)
        const email = { accountId, oldEmail: network, newEmail: 'ada@example.com', token: network }
        await addEmailChange(tx, email, at)
      })
      await signInTestStaff(db, staffId, { now: at })
      for (const of of ['account', 'staff'] as const)
        await addPasskeyChallenge(db, { nonce: 'a', purpose: 'sign-in', owner: { of, id: null } }, at)
      const change = { staff_id: staffId, new_email: network, token_hash: network }
      await db
        .insertInto('staff_email_change')
        .values({ ...change, expires_at: new Date(at.getTime() + 60_000).toISOString() })
        .execute()
    }
    expect(await cleanUpJob(db).run(now, open)).toBe(7)
    for (const table of [
      ...(['staff_network', 'staff_link', 'staff_session', 'staff_email_change'] as const),
      ...(['staff_passkey_challenge', 'passkey_challenge', 'email_change'] as const),
    ])
      expect([table, await db.selectFrom(table).selectAll().execute()]).toEqual([table, [expect.anything()]])
  })
})
