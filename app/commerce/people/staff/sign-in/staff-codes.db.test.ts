import { describe, expect, it } from 'vitest'
import { inOneCommit } from '#db/connection/one-commit.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { databases, migratedDatabase } from '#test/databases.ts'
import { inviteStaffAgain } from '../members/staff-members.server.ts'
import { notifyOfWrongCodes } from '../notify-staff.server.ts'
import { recognizeStaff } from '../sessions/staff-sessions.server.ts'
import type { SignedInStaff } from '../signed-in-staff.ts'
import { addTestPasskey, addTestStaff, readSecurityEmails, signInTestStaff } from '../staff.fixture.ts'
import { findStaffEmail } from '../staff-store.server.ts'
import { totpCode, totpStep } from '../totp/totp.server.ts'
import {
  confirmWithStaffCode,
  finishTotpSetup,
  removeStaffApp,
  signInWithStaffCode,
  startTotpSetup,
} from './staff-code.server.ts'

const now = new Date('2026-11-23T12:00:00.000Z')
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const browser = { token: undefined, device: 'Firefox, Linux', network: '203.0.113.9' }

async function finishSetup(db: Db, staff: SignedInStaff, code: string, email = staff.email!) {
  const finished = await finishTotpSetup(db, staff, { email, code }, now)
  if (!finished.ok) throw new Error(finished.reason)
  return finished
}

async function staffWithApp(db: Db, name = 'Ada') {
  const id = await addTestStaff(db, { name })
  const signedIn = (await recognizeStaff(db, await signInTestStaff(db, id, { now }), now))!
  const secret = (await startTotpSetup(db, signedIn))!
  const codeAt = (at: Date) => totpCode(secret, totpStep(at))
  const finished = await finishSetup(db, signedIn, codeAt(now))
  const staff = (await recognizeStaff(db, finished.token, now))!
  return { staff, secret, codeAt, ...finished }
}

const signIn = (db: Db, code: string, at: Date, email = 'ada@example.com') =>
  signInWithStaffCode(db, { email, code }, browser, at)

describe.each(databases)('codes of staff, on %s', kind => {
  it('open nothing until a first one proves the app', async () => {
    const db = await migratedDatabase(kind)
    const id = await addTestStaff(db, { name: 'Ada' })
    const signedIn = (await recognizeStaff(db, await signInTestStaff(db, id, { now }), now))!
    const secret = (await startTotpSetup(db, signedIn))!
    expect(await startTotpSetup(db, signedIn)).toBe(secret)
    const code = totpCode(secret, totpStep(now))
    expect(await signIn(db, code, now)).toBeUndefined()
    const email = 'ada@example.com'
    expect(await finishTotpSetup(db, signedIn, { email, code: '000000' }, now)).toEqual({
      ok: false,
      reason: 'wrong-code',
    })
    const finished = await finishSetup(db, signedIn, code)
    expect(await recognizeStaff(db, finished.token, now)).toMatchObject({
      isSecured: true,
      provenAt: now.toISOString(),
    })
    expect(await startTotpSetup(db, signedIn)).toBeUndefined()
  })

  it('take the address of somebody without one, and leave that of anybody else', async () => {
    const db = await migratedDatabase(kind)
    const id = await addTestStaff(db, { name: 'Ada' })
    await addTestStaff(db, { name: 'Bob' })
    await db.updateTable('staff').set({ email: null }).where('id', '=', id).execute()
    const ada = (await recognizeStaff(db, await signInTestStaff(db, id, { now }), now))!
    const code = totpCode((await startTotpSetup(db, ada))!, totpStep(now))
    const set = (email: string, typed: string) => finishTotpSetup(db, ada, { email, code: typed }, now)
    const state = async () => [
      (await db.selectFrom('staff').select('email').where('id', '=', id).executeTakeFirst())?.email,
      (await db.selectFrom('staff_totp').selectAll().execute()).length,
    ]
    expect(await set('ada@mail.example', '000000')).toEqual({ ok: false, reason: 'wrong-code' })
    expect(await set('bob@example.com', code)).toEqual({ ok: false, reason: 'email-taken' })
    expect(await state()).toEqual([null, 0])
    expect(await set('ada@mail.example', code)).toMatchObject({ ok: true })
    expect(await state()).toEqual(['ada@mail.example', 1])

    const eve = await addTestStaff(db, { name: 'Eve' })
    const session = (await recognizeStaff(db, await signInTestStaff(db, eve, { now }), now))!
    const evesCode = totpCode((await startTotpSetup(db, session))!, totpStep(now))
    await finishTotpSetup(db, session, { email: 'thief@mail.example', code: evesCode }, now)
    expect(await inOneCommit(db, tx => findStaffEmail(tx, eve))).toBe('eve@example.com')
  })

  it('come from a secret that only one session sees, and that ends with a new invitation', async () => {
    const db = await migratedDatabase(kind)
    const id = await addTestStaff(db, { name: 'Ada' })
    const enter = async () => (await recognizeStaff(db, await signInTestStaff(db, id, { now }), now))!
    const [first, second] = [await enter(), await enter()]
    const [seen, other] = [(await startTotpSetup(db, first))!, (await startTotpSetup(db, second))!]
    expect(other).not.toBe(seen)
    const codeOf = (secret: string) => ({ email: 'ada@example.com', code: totpCode(secret, totpStep(now)) })
    expect(await finishTotpSetup(db, second, codeOf(seen), now)).toEqual({ ok: false, reason: 'wrong-code' })
    await inviteStaffAgain(db, { staffId: id, inviter: 'Olga' }, now)
    expect(await finishTotpSetup(db, first, codeOf(seen), now)).toEqual({ ok: false, reason: 'wrong-code' })
    const third = await enter()
    expect([seen, other]).not.toContain(await startTotpSetup(db, third))
  })

  it('end the other sessions of somebody who comes in by them for the first time', async () => {
    const db = await migratedDatabase(kind)
    const id = await addTestStaff(db, { name: 'Ada' })
    const [own, other] = [await signInTestStaff(db, id, { now }), await signInTestStaff(db, id, { now })]
    const signedIn = (await recognizeStaff(db, own, now))!
    const secret = (await startTotpSetup(db, signedIn))!
    const finished = await finishSetup(db, signedIn, totpCode(secret, totpStep(now)))
    expect(await recognizeStaff(db, finished.token, now)).toMatchObject({ id })
    expect(await recognizeStaff(db, other, now)).toBeUndefined()
  })

  it('go together with their recovery codes', async () => {
    const db = await migratedDatabase(kind)
    const { staff, recoveryCodes } = await staffWithApp(db)
    expect(await removeStaffApp(db, staff.id, now)).toBe(false)
    expect(await readSecurityEmails(db)).toEqual([{ to: 'ada@example.com', event: 'app-added' }])
    await addTestPasskey(db, staff.id, now)
    expect(await removeStaffApp(db, staff.id, now)).toBe(true)
    expect(await signIn(db, recoveryCodes[0]!, now)).toBeUndefined()
    expect(await db.selectFrom('staff_recovery_code').selectAll().execute()).toEqual([])
    expect(await readSecurityEmails(db)).toContainEqual({ to: 'ada@example.com', event: 'app-removed' })
  })

  it('that are wrong are told of once a day, to somebody on the staff', async () => {
    const db = await migratedDatabase(kind)
    await addTestStaff(db, { name: 'Ada' })
    const report = (email: string, at: Date) => inOneCommit(db, tx => notifyOfWrongCodes(tx, email, at))
    for (const at of [now, minutesLater(60), minutesLater(24 * 60)]) await report('ada@example.com', at)
    await report('nobody@example.com', now)
    const wrongCodes = { to: 'ada@example.com', event: 'wrong-codes' }
    expect(await readSecurityEmails(db)).toEqual([wrongCodes, wrongCodes])
  })

  it('work once each, even at the same moment', async () => {
    const db = await migratedDatabase(kind)
    const { codeAt, secret } = await staffWithApp(db)
    expect(await signIn(db, codeAt(now), now)).toBeUndefined()
    const at = minutesLater(5)
    const tokens = await Promise.all([1, 2, 3].map(() => signIn(db, codeAt(at), at)))
    expect(tokens.filter(token => token !== undefined)).toHaveLength(1)
    const earlier = totpCode(secret, totpStep(at) - 1)
    expect(await signIn(db, earlier, at)).toBeUndefined()
  })

  it('belong to one address', async () => {
    const db = await migratedDatabase(kind)
    const { codeAt } = await staffWithApp(db)
    await staffWithApp(db, 'Bob')
    const at = minutesLater(5)
    for (const email of ['bob@example.com', 'nobody@example.com'])
      expect(await signIn(db, codeAt(at), at, email)).toBeUndefined()
    expect(await signIn(db, codeAt(at), at)).toBeDefined()
  })

  it('recover, once each and however they are spelled', async () => {
    const db = await migratedDatabase(kind)
    const { recoveryCodes, secret } = await staffWithApp(db)
    expect(new Set(recoveryCodes).size).toBe(10)
    const [first = '', second = ''] = recoveryCodes
    expect(first).toMatch(/^[2-9a-z]{4}(-[2-9a-z]{4}){2}$/)
    const stored = JSON.stringify([
      await db.selectFrom('staff_recovery_code').selectAll().execute(),
      await db.selectFrom('staff_totp').selectAll().execute(),
    ])
    expect([stored.includes(first), stored.includes(secret)]).toEqual([false, false])
    const tokens = await Promise.all([1, 2].map(() => signIn(db, first.toUpperCase(), now)))
    expect(tokens.filter(token => token !== undefined)).toHaveLength(1)
    expect(await signIn(db, second.replaceAll('-', ' '), now)).toBeDefined()
    expect(await signIn(db, 'aaaa-aaaa-aaaa', now)).toBeUndefined()
  })

  it('confirm a session, which gets a new token', async () => {
    const db = await migratedDatabase(kind)
    const { staff, codeAt, token } = await staffWithApp(db)
    const at = minutesLater(20)
    expect(await confirmWithStaffCode(db, staff, '123456', at)).toBeUndefined()
    const renewed = await confirmWithStaffCode(db, staff, codeAt(at), at)
    expect(await recognizeStaff(db, token, at)).toBeUndefined()
    expect(await recognizeStaff(db, renewed, at)).toMatchObject({ provenAt: at.toISOString() })
  })

  it('open nothing for somebody removed', async () => {
    const db = await migratedDatabase(kind)
    const { codeAt, recoveryCodes } = await staffWithApp(db)
    await db.updateTable('staff').set({ removed_at: now.toISOString() }).execute()
    const at = minutesLater(5)
    expect(await signIn(db, codeAt(at), at)).toBeUndefined()
    expect(await signIn(db, recoveryCodes[0]!, at)).toBeUndefined()
  })
})
