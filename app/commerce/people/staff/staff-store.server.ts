import { isPostgres } from '#db/schema/engine.ts'
import type { Db, Tx } from '#db/schema/schema.ts'
import type { Role } from './role.ts'

export interface StaffMember {
  id: number
  name: string
  email: string | null
  role: Role
}

/** Somebody with this address; undefined if there is none, or not any more. */
export async function findStaffByEmail(db: Db | Tx, email: string): Promise<StaffMember | undefined> {
  return db
    .selectFrom('staff')
    .select(['id', 'name', 'email', 'role'])
    .where('email', '=', email)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
}

/** Undefined for an unknown id, and for somebody who was removed. */
export async function findStaffMember(db: Db | Tx, id: number): Promise<StaffMember | undefined> {
  return db
    .selectFrom('staff')
    .select(['id', 'name', 'email', 'role'])
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
}

/** The owner who is there longest; undefined in a new shop. */
export async function findFirstOwner(db: Db | Tx): Promise<StaffMember | undefined> {
  return db
    .selectFrom('staff')
    .select(['id', 'name', 'email', 'role'])
    .where('role', '=', 'owner')
    .where('removed_at', 'is', null)
    .orderBy('id')
    .executeTakeFirst()
}

export async function insertStaff(
  tx: Tx,
  { name, email, role }: Omit<StaffMember, 'id'>,
  now: Date,
): Promise<number | undefined> {
  const row = await tx
    .insertInto('staff')
    .values({ name, email, role, created_at: now.toISOString() })
    .onConflict(on => on.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Others wait here until the transaction ends. False if there is no such staff member. */
export async function lockStaff(tx: Tx, id: number): Promise<boolean> {
  const row = await tx
    .selectFrom('staff')
    .select('id')
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .$if(isPostgres(tx), query => query.forUpdate())
    .executeTakeFirst()
  return row !== undefined
}

/** Records the first sign-in. */
export async function recordJoining(tx: Tx, id: number, now: Date): Promise<void> {
  await tx
    .updateTable('staff')
    .set({ joined_at: now.toISOString() })
    .where('id', '=', id)
    .where('joined_at', 'is', null)
    .execute()
}

/** Whether anybody, or this staff member, can sign in without a link. */
export async function isAnybodySecured(db: Db | Tx, id?: number): Promise<boolean> {
  const passkey = db.selectFrom('staff_passkey').select('staff_id')
  const totp = db.selectFrom('staff_totp').select('staff_id')
  const row = await db
    .selectFrom('staff')
    .select('id')
    .where('removed_at', 'is', null)
    .where(eb => eb.or([eb('id', 'in', passkey), eb('id', 'in', totp)]))
    .$if(id !== undefined, query => query.where('id', '=', id!))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The address of somebody on the staff; undefined without one. */
export async function findStaffEmail(tx: Tx, id: number): Promise<string | undefined> {
  const row = await tx
    .selectFrom('staff')
    .select('email')
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return row?.email ?? undefined
}

export async function isStaffEmail(tx: Tx, email: string): Promise<boolean> {
  return (
    (await tx.selectFrom('staff').select('id').where('email', '=', email).executeTakeFirst()) !== undefined
  )
}

/** False if another has this address. */
export async function setStaffEmail(tx: Tx, id: number, email: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('staff')
    .set({ email })
    .where('id', '=', id)
    .where(eb => eb.not(eb.exists(eb.selectFrom('staff').select('id').where('email', '=', email))))
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** False if another has or had this name: it says who made a change, and who may undo it. */
export async function nameStaff(
  tx: Tx,
  id: number,
  { name, shortcuts }: { name: string; shortcuts: boolean },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('staff')
    .set(row => ({
      name,
      shortcuts_off_at: shortcuts ? null : row.fn.coalesce('shortcuts_off_at', row.val(now.toISOString())),
    }))
    .where('id', '=', id)
    .where(eb =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('staff as other')
            .select('other.id')
            .where('other.name', '=', name)
            .where('other.id', '<>', id),
        ),
      ),
    )
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export interface ListedStaff extends StaffMember {
  /** Null for an open invitation. */
  joinedAt: string | null
  createdAt: string
  /** The last request of a session; null without one. */
  seenAt: string | null
  isSecured: boolean
}

/** Everybody who works in the shop, owners first. */
export async function readStaffList(db: Db): Promise<ListedStaff[]> {
  const rows = await db
    .selectFrom('staff')
    .select(['id', 'name', 'email', 'role', 'joined_at as joinedAt', 'created_at as createdAt'])
    .select(eb => [
      eb
        .selectFrom('staff_session')
        .select(({ fn }) => fn.max('seen_at').as('seen'))
        .whereRef('staff_session.staff_id', '=', 'staff.id')
        .as('seenAt'),
      eb
        .selectFrom('staff_passkey')
        .select('staff_passkey.id')
        .whereRef('staff_passkey.staff_id', '=', 'staff.id')
        .limit(1)
        .as('passkey'),
      eb
        .selectFrom('staff_totp')
        .select('staff_totp.staff_id')
        .whereRef('staff_totp.staff_id', '=', 'staff.id')
        .as('totp'),
    ])
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map(({ passkey, totp, ...staff }) => ({
    ...staff,
    isSecured: passkey !== null || totp !== null,
  }))
}

/** The name of somebody who works or worked in the shop. */
export async function findStaffName(db: Db, id: number): Promise<string | undefined> {
  const row = await db.selectFrom('staff').select('name').where('id', '=', id).executeTakeFirst()
  return row?.name
}

/** Whether somebody on the staff has this name. */
export async function isStaffName(tx: Tx, name: string): Promise<boolean> {
  const row = await tx
    .selectFrom('staff')
    .select('id')
    .where('name', '=', name)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}
