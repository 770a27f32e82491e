import { describe, expect, it } from 'vitest'
import { inOneCommit } from '#db/connection/one-commit.server.ts'
import { databases, migratedDatabase } from '#test/databases.ts'
import { addTestStaff, signInTestStaff } from '../staff.fixture.ts'
import { deleteOldStaffNetworks, isKnownStaffNetwork } from './staff-network-store.server.ts'
import { proveStaffSession, recognizeStaff, startStaffSession } from './staff-sessions.server.ts'

const now = new Date('2026-11-23T12:00:00.000Z')
const hoursLater = (hours: number) => new Date(now.getTime() + hours * 60 * 60_000)
const shortly = new Date(now.getTime() + 60_000)

describe.each(databases)('sessions of staff, on %s', kind => {
  it('lead to a staff member until 12 hours without a request', async () => {
    const db = await migratedDatabase(kind)
    const id = await addTestStaff(db, { name: 'Ada', role: 'manager' }, now)
    const token = await signInTestStaff(db, id, { now })
    const at = async (hours: number) => (await recognizeStaff(db, token, hoursLater(hours)))?.id
    expect(await recognizeStaff(db, token, shortly)).toEqual({
      id,
      name: 'Ada',
      email: 'ada@example.com',
      role: 'manager',
      sessionId: expect.any(Number),
      provenAt: null,
      shortcuts: true,
      isSecured: false,
    })
    expect(await at(11.9)).toBe(id)
    expect(await at(23.8)).toBe(id)
    expect(await at(35.8)).toBeUndefined()
  })

  it('end after 30 days of use', async () => {
    const db = await migratedDatabase(kind)
    const token = await signInTestStaff(db, await addTestStaff(db), { now })
    for (let hours = 11; hours < 30 * 24; hours += 11)
      expect(await recognizeStaff(db, token, hoursLater(hours))).toBeDefined()
    expect(await recognizeStaff(db, token, hoursLater(30 * 24))).toBeUndefined()
  })

  it('store no token', async () => {
    const db = await migratedDatabase(kind)
    const token = await signInTestStaff(db, await addTestStaff(db), { now })
    expect(token).toMatch(/^[\w-]{22}$/)
    expect(JSON.stringify(await db.selectFrom('staff_session').selectAll().execute())).not.toContain(token)
  })

  it('get a new token with every proof and every sign-in', async () => {
    const db = await migratedDatabase(kind)
    const staffId = await addTestStaff(db)
    const first = await signInTestStaff(db, staffId, { now })
    const signedIn = (await recognizeStaff(db, first, now))!
    const second = await inOneCommit(db, tx => proveStaffSession(tx, signedIn, shortly))
    expect(await recognizeStaff(db, first, shortly)).toBeUndefined()
    expect(await recognizeStaff(db, second, shortly)).toEqual({
      ...signedIn,
      provenAt: shortly.toISOString(),
    })
    const browser = { token: second, device: '', network: '203.0.113.9' }
    const third = await inOneCommit(db, tx =>
      startStaffSession(tx, { staffId, isProven: false, browser }, shortly),
    )
    expect(await recognizeStaff(db, second, shortly)).toBeUndefined()
    expect(await recognizeStaff(db, third, shortly)).toMatchObject({ id: staffId, provenAt: null })
  })

  it('belong to nobody who was removed', async () => {
    const db = await migratedDatabase(kind)
    const staffId = await addTestStaff(db)
    const token = await signInTestStaff(db, staffId, { now })
    await db.updateTable('staff').set({ removed_at: now.toISOString() }).execute()
    expect(await recognizeStaff(db, token, shortly)).toBeUndefined()
    expect(await signInTestStaff(db, staffId, { now })).toBeUndefined()
  })

  it.each([undefined, '', 'x', 'A'.repeat(22), "' or 1=1 --"])('have no token %j', async token => {
    const db = await migratedDatabase(kind)
    await signInTestStaff(db, await addTestStaff(db), { now })
    expect(await recognizeStaff(db, token, now)).toBeUndefined()
  })

  it('make a network known for 30 days to its staff member alone, by a proof', async () => {
    const db = await migratedDatabase(kind)
    const [ada, bob] = [await addTestStaff(db), await addTestStaff(db, { name: 'Bob' })]
    const start = (staffId: number, network: string, isProven: boolean, at = now) =>
      inOneCommit(db, tx =>
        startStaffSession(tx, { staffId, isProven, browser: { token: undefined, device: '', network } }, at),
      )
    const isKnown = (email: string, network: string, at = shortly) =>
      isKnownStaffNetwork(db, email, network, at)
    await start(ada, '2001:db8:1:2::/64', true)
    await start(bob, '203.0.113.77', false)
    expect(await isKnown('ada@example.com', '2001:db8:1:3::/64')).toBe(true)
    expect(await isKnown('ada@example.com', '2001:db8:2:2::/64')).toBe(false)
    expect(await isKnown('bob@example.com', '2001:db8:1:2::/64')).toBe(false)
    expect(await isKnown('bob@example.com', '203.0.113.77')).toBe(false)
    expect(await isKnown('nobody@example.com', '2001:db8:1:2::/64')).toBe(false)
    const month = hoursLater(30 * 24)
    const momentBefore = new Date(month.getTime() - 1)
    expect(await isKnown('ada@example.com', '2001:db8:1:2::/64', momentBefore)).toBe(true)
    expect(await isKnown('ada@example.com', '2001:db8:1:2::/64', month)).toBe(false)
    expect(await deleteOldStaffNetworks(db, momentBefore)).toBe(0)
    expect(await deleteOldStaffNetworks(db, month)).toBe(1)
    for (const at of [now, shortly]) await start(ada, '2001:db8:1:2::/64', true, at)
    expect(await isKnown('ada@example.com', '2001:db8:1:2::/64', month), 'from the last time on').toBe(true)
  })
})
