import { describe, expect, it } from 'vitest'
import { inOneCommit } from '#db/connection/one-commit.server.ts'
import { databases, migratedDatabase } from '#test/databases.ts'
import { recognizeStaff } from '../sessions/staff-sessions.server.ts'
import { addTestStaff } from '../staff.fixture.ts'
import {
  addFirstOwner,
  addStaffLink,
  createOperatorLink,
  enterByLink,
  findOpenLink,
} from './staff-links.server.ts'

const now = new Date('2026-11-23T12:00:00.000Z')
const hoursLater = (hours: number) => new Date(now.getTime() + hours * 60 * 60_000)
const browser = { token: undefined, device: 'Firefox, Linux', network: '203.0.113.9' }

describe.each(databases)('links of staff, on %s', kind => {
  it('lead the first owner into a new shop, who is added once', async () => {
    const db = await migratedDatabase(kind)
    expect(await createOperatorLink(db, undefined, now)).toBeUndefined()
    const added = await Promise.all([1, 2, 3].map(() => addFirstOwner(db, 'Owner', now)))
    expect(added.filter(Boolean)).toHaveLength(1)
    expect(await db.selectFrom('staff').select(['name', 'role', 'email']).execute()).toEqual([
      { name: 'Owner', role: 'owner', email: null },
    ])
    const { token } = (await createOperatorLink(db, undefined, now))!
    const session = await enterByLink(db, token, browser, now)
    expect(await recognizeStaff(db, session, now)).toMatchObject({
      name: 'Owner',
      role: 'owner',
      provenAt: now.toISOString(),
      isSecured: false,
    })
    expect(await db.selectFrom('staff').select('joined_at').execute()).toEqual([
      { joined_at: now.toISOString() },
    ])
  })

  it('sign in once, even at the same moment, and never by looking at them', async () => {
    const db = await migratedDatabase(kind)
    await addFirstOwner(db, 'Owner', now)
    const { token } = (await createOperatorLink(db, undefined, now))!
    expect(await findOpenLink(db, token, now)).toMatchObject({ purpose: 'owner', name: 'Owner' })
    const sessions = await Promise.all([1, 2, 3].map(() => enterByLink(db, token, browser, now)))
    expect(sessions.filter(session => session !== undefined)).toHaveLength(1)
    expect(await findOpenLink(db, token, now)).toBeUndefined()
  })

  it('end after 24 hours', async () => {
    const db = await migratedDatabase(kind)
    await addFirstOwner(db, 'Owner', now)
    const { token } = (await createOperatorLink(db, undefined, now))!
    expect(await findOpenLink(db, token, hoursLater(23.9))).toBeDefined()
    expect(await findOpenLink(db, token, hoursLater(24))).toBeUndefined()
    expect(await enterByLink(db, token, browser, hoursLater(24))).toBeUndefined()
  })

  it('are stored as hashes', async () => {
    const db = await migratedDatabase(kind)
    await addFirstOwner(db, 'Owner', now)
    const { token } = (await createOperatorLink(db, undefined, now))!
    expect(token).toMatch(/^[\w-]{22}$/)
    expect(JSON.stringify(await db.selectFrom('staff_link').selectAll().execute())).not.toContain(token)
  })

  it('prove nothing when they were emailed', async () => {
    const db = await migratedDatabase(kind)
    const staffId = await addTestStaff(db, { role: 'packer' })
    const token = await inOneCommit(db, tx => addStaffLink(tx, { staffId, purpose: 'invitation' }, now))
    const session = await enterByLink(db, token, browser, now)
    expect(await recognizeStaff(db, session, now)).toMatchObject({ role: 'packer', provenAt: null })
  })

  it('are created for anybody by address, but not for somebody removed', async () => {
    const db = await migratedDatabase(kind)
    const id = await addTestStaff(db, { name: 'Bob', role: 'editor' })
    const { token } = (await createOperatorLink(db, 'bob@example.com', now))!
    await db.updateTable('staff').set({ removed_at: now.toISOString() }).where('id', '=', id).execute()
    expect(await createOperatorLink(db, 'bob@example.com', now)).toBeUndefined()
    expect(await enterByLink(db, token, browser, now)).toBeUndefined()
  })
})
