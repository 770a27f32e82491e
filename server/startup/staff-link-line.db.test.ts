import { describe, expect, it } from 'vitest'
import { enterByLink } from '#commerce/people/staff/links/staff-links.server.ts'
import { addTestStaff, signInTestStaff } from '#commerce/people/staff/staff.fixture.ts'
import { databases, migratedDatabase } from '#test/databases.ts'
import { staffLinkLine } from './staff-link-line.ts'

const now = new Date('2026-11-23T12:00:00.000Z')
const local = { url: 'http://localhost:3000', isLocal: true }
const online = { url: 'https://shop.example', isLocal: false }

describe.each(databases)('the link in the log, on %s', kind => {
  it('signs in the owner at the first start', async () => {
    const db = await migratedDatabase(kind)
    const [line = '', ...more] = await staffLinkLine(db, online, now)
    expect([line, more]).toEqual([expect.stringContaining('https://shop.example/office/link/'), []])
    const browser = { token: undefined, device: '', network: '203.0.113.9' }
    expect(await enterByLink(db, line.match(/[\w-]{22}$/)![0], browser, now)).toBeDefined()
    expect(await staffLinkLine(db, online, now)).toEqual([])
  })

  it('is printed at every start on this computer, until somebody has a passkey or an app', async () => {
    const db = await migratedDatabase(kind)
    expect(await staffLinkLine(db, local, now)).toHaveLength(1)
    expect(await staffLinkLine(db, local, now)).toHaveLength(1)
    const staff_id = await addTestStaff(db)
    const app = { staff_id, secret_sealed: '', created_at: now.toISOString(), last_step: 0 }
    await signInTestStaff(db, staff_id, { now })
    // The secret of an app that no code has proved.
    await db.updateTable('staff_session').set({ new_totp_sealed: 'sealed' }).execute()
    expect(await staffLinkLine(db, local, now)).toHaveLength(1)
    await db.insertInto('staff_totp').values(app).execute()
    expect(await staffLinkLine(db, local, now)).toEqual([])
  })

  it('is printed by one of several processes that start together', async () => {
    const db = await migratedDatabase(kind)
    const lines = await Promise.all([1, 2, 3].map(() => staffLinkLine(db, online, now)))
    expect(lines.flat()).toHaveLength(1)
  })
})
