import { describe, expect, it, onTestFinished } from 'vitest'
import { undoChangeSet } from '#commerce/editing/changes/undo/undo-change-set.server.ts'
import { unsealEmailFacts } from '#commerce/running/outbox/sealed-email.server.ts'
import { namedStaff } from '#commerce/values/actor.fixture.ts'
import { isRandomToken } from '#commerce/values/random-token.server.ts'
import { openDatabase } from '#db/connection/connection.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { bothDatabases, demoCopy, migratedDatabase } from '#test/databases.ts'
import { enterByLink, findOpenLink } from '../links/staff-links.server.ts'
import type { Role } from '../role.ts'
import { recognizeStaff } from '../sessions/staff-sessions.server.ts'
import { createRecoveryCodes } from '../sign-in/staff-code.server.ts'
import { addTestPasskey, addTestStaff, signInTestStaff } from '../staff.fixture.ts'
import { readStaffList } from '../staff-store.server.ts'
import { resetSignIn } from './reset-sign-in.server.ts'
import {
  inviteStaff,
  inviteStaffAgain,
  removeStaff,
  saveOwnDetails,
  setStaffRole,
} from './staff-members.server.ts'

const now = new Date('2026-11-23T12:00:00.000Z')
const by = { by: namedStaff('Ada'), reason: 'staff' }
const invitation = { name: 'Bob', email: 'bob@example.com', role: 'packer', inviter: 'Ada' } as const

const undo = (db: Db, changeSet: number | null) =>
  undoChangeSet(db, changeSet!, { actor: namedStaff('Ada'), now, onConflict: 'stop', compensations: {} })

const rolesOf = async (db: Db) => (await readStaffList(db)).map(({ name, role }) => `${name} ${role}`)

describe.each(bothDatabases)('staff, on %s', kind => {
  const setRole = (db: Db, staffId: number, role: Role) => setStaffRole(db, { staffId, role, ...by }, now)

  it('are invited by email, once for each address', async () => {
    const db = await migratedDatabase(kind)
    expect(await inviteStaff(db, invitation, now)).toSatisfy(isRandomToken)
    expect(await inviteStaff(db, { ...invitation, role: 'owner' }, now)).toBeUndefined()
    const emails = await db.selectFrom('email').select(['kind', 'recipient']).execute()
    expect(emails).toEqual([{ kind: 'staff-invitation', recipient: 'bob@example.com' }])
    expect(await readStaffList(db)).toEqual([
      expect.objectContaining({
        name: 'Bob',
        role: 'packer',
        joinedAt: null,
        seenAt: null,
        isSecured: false,
      }),
    ])
  })

  it('get a new invitation until they have a passkey or an app', async () => {
    const db = await migratedDatabase(kind)
    await inviteStaff(db, invitation, now)
    const [bob] = await readStaffList(db)
    const [first] = await db.selectFrom('staff_link').select('token_hash').execute()
    const again = () => inviteStaffAgain(db, { staffId: bob!.id, inviter: 'Ada' }, now)
    const made = await again()
    expect(made?.email).toBe('bob@example.com')
    expect(await findOpenLink(db, made!.token, now)).toBeDefined()
    const links = await db.selectFrom('staff_link').select('token_hash').execute()
    expect(links).toHaveLength(1)
    expect(links).not.toContainEqual(first)
    await db.updateTable('staff').set({ joined_at: now.toISOString() }).execute()
    expect(await again()).toMatchObject({ email: 'bob@example.com' })
    const app = { staff_id: bob!.id, secret_sealed: '', created_at: now.toISOString(), last_step: 0 }
    await db.insertInto('staff_totp').values(app).execute()
    expect(await again()).toBeUndefined()
  })

  it('change roles, which can be undone', async () => {
    const db = await migratedDatabase(kind)
    await addTestStaff(db, { name: 'Ada' })
    const bob = await addTestStaff(db, { name: 'Bob', role: 'packer' })
    const changed = await setRole(db, bob, 'manager')
    expect(await rolesOf(db)).toEqual(['Ada owner', 'Bob manager'])
    expect(await undo(db, (changed as { changeSet: number }).changeSet)).toMatchObject({ ok: true })
    expect(await rolesOf(db)).toEqual(['Ada owner', 'Bob packer'])
    expect(await setRole(db, 999, 'owner')).toEqual({ ok: false, reason: 'not-found' })
  })

  it('are signed out when they are removed, and stay so when that is undone', async () => {
    const db = await migratedDatabase(kind)
    await addTestStaff(db, { name: 'Ada' })
    const bob = await addTestStaff(db, { name: 'Bob', role: 'packer' })
    const link = await inviteStaffAgain(db, { staffId: bob, inviter: 'Ada' }, now)
    const token = await signInTestStaff(db, bob, { now })
    const removed = await removeStaff(db, { staffId: bob, ...by }, now)
    expect(await rolesOf(db)).toEqual(['Ada owner'])
    expect(
      await inviteStaff(db, { ...invitation, name: 'Other Bob', email: 'other@example.com' }, now),
    ).toBeDefined()
    await undo(db, (removed as { changeSet: number }).changeSet)
    expect(await rolesOf(db)).toContain('Bob packer')
    expect(await recognizeStaff(db, token, now)).toBeUndefined()
    expect(await findOpenLink(db, link!.token, now)).toBeUndefined()
    expect(await signInTestStaff(db, bob, { now })).toBeDefined()
  })

  it('free their address when they are removed', async () => {
    const db = await migratedDatabase(kind)
    await addTestStaff(db, { name: 'Ada' })
    const bob = await addTestStaff(db, { name: 'Bob' })
    await removeStaff(db, { staffId: bob, ...by }, now)
    expect(await inviteStaff(db, invitation, now)).toSatisfy(isRandomToken)
  })

  it('always include an owner, even if two owners remove each other at the same moment', async () => {
    const db = await migratedDatabase(kind)
    const ada = await addTestStaff(db, { name: 'Ada' })
    const lastOwner = { ok: false, reason: 'last-owner' }
    expect(await setRole(db, ada, 'manager')).toEqual(lastOwner)
    expect(await removeStaff(db, { staffId: ada, ...by }, now)).toEqual(lastOwner)
    await inviteStaff(db, { ...invitation, name: 'Eve', email: 'eve@example.com', role: 'owner' }, now)
    expect(await setRole(db, ada, 'manager')).toEqual(lastOwner)
    await db.deleteFrom('staff').where('name', '=', 'Eve').execute()
    const bob = await addTestStaff(db, { name: 'Bob' })
    const results = await Promise.all([
      removeStaff(db, { staffId: ada, ...by }, now),
      setRole(db, bob, 'packer'),
      setRole(db, ada, 'editor'),
      removeStaff(db, { staffId: bob, ...by }, now),
    ])
    expect(results.some(({ ok }) => ok)).toBe(true)
    expect((await readStaffList(db)).filter(({ role }) => role === 'owner')).toHaveLength(1)
  })

  it('always include an owner, even if two owners remove each other from two processes', async () => {
    const address = await demoCopy(kind)
    const [one, other] = [openDatabase(address), openDatabase(address)]
    onTestFinished(() => Promise.all([one.destroy(), other.destroy()]).then(() => {}))
    for (let round = 0; round < 5; round++) {
      await one.deleteFrom('staff').execute()
      const ada = await addTestStaff(one, { name: 'Ada' })
      const bob = await addTestStaff(one, { name: 'Bob' })
      const results = await Promise.all([
        removeStaff(one, { staffId: ada, ...by }, now),
        removeStaff(other, { staffId: bob, ...by }, now),
      ])
      expect(results.map(({ ok }) => ok).toSorted()).toEqual([false, true])
      expect(await rolesOf(one)).toHaveLength(1)
    }
  })

  it('keep their owner when a change is undone', async () => {
    const db = await migratedDatabase(kind)
    const ada = await addTestStaff(db, { name: 'Ada' })
    const bob = await addTestStaff(db, { name: 'Bob', role: 'packer' })
    const promoted = await setRole(db, bob, 'owner')
    await setRole(db, ada, 'manager')
    const undone = await undo(db, (promoted as { changeSet: number }).changeSet)
    expect(undone).toEqual({ ok: false, reason: 'last-owner' })
    expect(await rolesOf(db)).toEqual(['Ada manager', 'Bob owner'])
  })

  it('take nobody’s name, not even of somebody who left: changes go by it', async () => {
    const db = await migratedDatabase(kind)
    const ada = await addTestStaff(db, { name: 'Ada' })
    await addTestStaff(db, { name: 'Bob' })
    const eve = await addTestStaff(db, { name: 'Ève', email: 'eve@example.com' })
    await removeStaff(db, { staffId: eve, ...by }, now)
    const rename = (name: string) => saveOwnDetails(db, ada, { name, shortcuts: true }, now)
    expect([await rename('Bob'), await rename('Ève'), await rename('Ada B.')]).toEqual([false, false, true])
    expect(await inviteStaff(db, { ...invitation, email: 'other@example.com' }, now)).toBeUndefined()
    expect(await inviteStaff(db, { ...invitation, name: 'Ève', email: 'eve@example.com' }, now)).toBeDefined()
  })

  it('record no secrets in changes', async () => {
    const db = await migratedDatabase(kind)
    await addTestStaff(db, { name: 'Ada' })
    const bob = await addTestStaff(db, { name: 'Bob' })
    await removeStaff(db, { staffId: bob, ...by }, now)
    const rows = await db.selectFrom('changed_row').select(['before', 'after']).execute()
    const columns = rows.flatMap(({ before, after }) =>
      Object.keys({ ...JSON.parse(before!), ...JSON.parse(after!) }),
    )
    expect(columns.toSorted()).toEqual(['email', 'removed_at'])
  })
})

describe.each(bothDatabases)('resetting the sign-in of staff, on %s', kind => {
  const reset = (db: Db, staffId: number) => resetSignIn(db, { staffId, inviter: 'Ada' }, now)
  const counts = async (db: Db) => [
    (await db.selectFrom('staff_passkey').select('id').execute()).length,
    (await db.selectFrom('staff_session').select('id').execute()).length,
    (await db.selectFrom('staff_recovery_code').select('code_hash').execute()).length,
  ]

  it('ends everything they sign in with, and emails a link that proves nothing', async () => {
    const db = await migratedDatabase(kind)
    const ada = await addTestStaff(db, { name: 'Ada' })
    const bob = await addTestStaff(db, { name: 'Bob', role: 'packer' })
    const tokens = [await signInTestStaff(db, ada, { now }), await signInTestStaff(db, bob, { now })]
    await addTestPasskey(db, bob, now)
    await createRecoveryCodes(db, bob, now)
    expect(await counts(db)).toEqual([1, 2, 10])
    const done = await reset(db, bob)
    expect(done).toMatchObject({ ok: true, email: 'bob@example.com' })
    expect(await counts(db)).toEqual([0, 1, 0])
    expect(await recognizeStaff(db, tokens[0], now)).toBeDefined()
    expect(await recognizeStaff(db, tokens[1], now)).toBeUndefined()
    expect((await readStaffList(db))[1]).toMatchObject({ name: 'Bob', isSecured: false, joinedAt: null })
    const emails = db.selectFrom('email').select(['recipient', 'facts_sealed'])
    const [email] = await emails.where('kind', '=', 'staff-invitation').execute()
    const { token, ...facts } = unsealEmailFacts(db, email!.facts_sealed) as { token: string }
    expect([email!.recipient, facts]).toEqual([
      'bob@example.com',
      { kind: 'staff-invitation', inviter: 'Ada', isReset: true },
    ])
    expect(done).toMatchObject({ token })
    const session = await enterByLink(
      db,
      token,
      { token: undefined, device: '', network: '203.0.113.9' },
      now,
    )
    expect(await recognizeStaff(db, session, now)).toMatchObject({ name: 'Bob', provenAt: null })
  })

  it('leaves an owner who can sign in, even if two reset each other at the same moment', async () => {
    const db = await migratedDatabase(kind)
    const ada = await addTestStaff(db, { name: 'Ada' })
    expect(await reset(db, ada)).toEqual({ ok: false, reason: 'last-owner' })
    const bob = await addTestStaff(db, { name: 'Bob' })
    const results = await Promise.all([reset(db, ada), reset(db, bob)])
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await reset(db, 999)).toEqual({ ok: false, reason: 'not-found' })
  })
})
