import type { Db } from '#db/schema/schema.ts'
import { unsealEmailFacts } from '../../running/outbox/sealed-email.server.ts'
import type { Role } from './role.ts'
import { startStaffSession } from './sessions/staff-sessions.server.ts'

/** A staff member in a database of tests; returns the id. */
export async function addTestStaff(
  db: Db,
  { role = 'owner', name = 'Ada', email = `${name.toLowerCase()}@example.com` }: Partial<TestStaff> = {},
  now = new Date(),
): Promise<number> {
  const at = now.toISOString()
  const { id } = await db
    .insertInto('staff')
    .values({ name, email, role, created_at: at, joined_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

interface TestStaff {
  role: Role
  name: string
  email: string
}

/** Signs in a staff member; returns the token for the cookie. */
export async function signInTestStaff(
  db: Db,
  staffId: number,
  { isProven = false, now = new Date() } = {},
): Promise<string> {
  const browser = { token: undefined, device: 'Firefox, Linux', network: '203.0.113.9' }
  const token = await db
    .transaction()
    .execute(tx => startStaffSession(tx, { staffId, isProven, browser }, now))
  return token!
}

/** A passkey that signs nobody in, for somebody who has to have one. */
export async function addTestPasskey(db: Db, staffId: number, now = new Date()): Promise<number> {
  const { id } = await db
    .insertInto('staff_passkey')
    .values({
      ...{
        staff_id: staffId,
        credential_id: 'A',
        public_key: 'A',
        counter: 0,
        transports: '',
        name: 'Phone',
      },
      ...{ created_at: now.toISOString(), used_at: null, backed_up_at: null },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The queued emails about signing in to the office, without their kind. */
export async function readSecurityEmails(db: Db) {
  const rows = await db
    .selectFrom('email')
    .select(['recipient', 'facts_sealed'])
    .where('kind', '=', 'staff-security')
    .orderBy('id')
    .execute()
  return rows.map(row => {
    const { kind, ...facts } = unsealEmailFacts(db, row.facts_sealed)
    return { to: row.recipient, ...facts }
  })
}
