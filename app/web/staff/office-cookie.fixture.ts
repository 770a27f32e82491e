import type { Role } from '../../commerce/staff/role.ts'
import { addTestStaff, signInTestStaff } from '../../commerce/staff/staff.fixture.ts'
import type { Db } from '../../db/schema/schema.ts'

/** The cookie of a new staff member with this role who has just used their app for codes. */
export async function officeCookie(
  { db }: { db: Db },
  role: Role = 'owner',
  { name = role as string, isProven = true } = {},
): Promise<string> {
  const now = new Date()
  const id = await addTestStaff(db, { role, name }, now)
  const at = now.toISOString()
  await db
    .insertInto('staff_totp')
    .values({ staff_id: id, secret_sealed: '', created_at: at, confirmed_at: at, last_step: 0 })
    .execute()
  return `office=${await signInTestStaff(db, id, { isProven })}`
}
