import type { Db } from '#db/schema/schema.ts'
import { type Actor, staffActor } from './actor.ts'

/** A staff member of this name, who isn't in the database. */
export function namedStaff(name: string): Actor {
  return { kind: 'staff', name, staffId: null }
}

/** A new staff member, who is. */
export async function addedStaff(db: Db, name: string): Promise<Actor> {
  const row = { name, role: 'manager', created_at: new Date().toISOString() } as const
  const { id } = await db.insertInto('staff').values(row).returning('id').executeTakeFirstOrThrow()
  return staffActor({ id, name })
}

/** The staff member of this name in the database. */
export async function staffWithName(db: Db, name: string): Promise<Actor> {
  const row = db.selectFrom('staff').select('id').where('name', '=', name)
  return staffActor({ ...(await row.executeTakeFirstOrThrow()), name })
}
