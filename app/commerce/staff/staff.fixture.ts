import type { Db } from '../../db/schema/schema.ts'
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
  const browser = { token: undefined, device: 'Firefox, Linux' }
  const token = await db
    .transaction()
    .execute(tx => startStaffSession(tx, { staffId, isProven, browser }, now))
  return token!
}
