import type { Role } from '#commerce/people/staff/role.ts'
import { addTestStaff, signInTestStaff } from '#commerce/people/staff/staff.fixture.ts'
import { newTotpSecret } from '#commerce/people/staff/totp/totp.server.ts'
import { addTotp } from '#commerce/people/staff/totp/totp-store.server.ts'
import type { Db } from '#db/schema/schema.ts'

/** The cookie of a new staff member with this role who has just used their app for codes. */
export async function officeCookie(
  { db }: { db: Db },
  role: Role = 'owner',
  { name = role as string, isProven = true } = {},
): Promise<string> {
  const now = new Date()
  const id = await addTestStaff(db, { role, name }, now)
  await addTotp(db, { id, sessionId: 0 }, { secret: newTotpSecret(), step: 0 }, now)
  return `office=${await signInTestStaff(db, id, { isProven })}`
}
