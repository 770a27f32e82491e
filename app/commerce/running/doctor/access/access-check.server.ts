import type { Db } from '#db/schema/schema.ts'
import type { DoctorCheck } from '../doctor-shop.server.ts'
import { judgeAccess, type Owner } from './access-rule.ts'

export const checkAccess: DoctorCheck = async ({ db, isLocal }) => judgeAccess(await readOwners(db), isLocal)

/** The owners who have signed in, with what they sign in with. */
async function readOwners(db: Db): Promise<Owner[]> {
  const rows = await db
    .selectFrom('staff')
    .select(({ selectFrom }) => [
      selectFrom('staff_passkey')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('staff_id', '=', 'staff.id')
        .as('passkeys'),
      selectFrom('staff_totp')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('staff_id', '=', 'staff.id')
        .as('apps'),
      selectFrom('staff_recovery_code')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('staff_id', '=', 'staff.id')
        .where('used_at', 'is', null)
        .as('codes'),
    ])
    .where('role', '=', 'owner')
    .where('removed_at', 'is', null)
    .where('joined_at', 'is not', null)
    .orderBy('id')
    .execute()
  return rows.map(({ passkeys, apps, codes }) => ({
    hasProof: Number(passkeys) + Number(apps) > 0,
    recoveryCodes: Number(codes),
  }))
}
