import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { Db } from '#db/schema/schema.ts'
import { migratedDatabase } from '../databases.ts'

async function readState(db: Db) {
  const { rows } = await sql<{ session: number; timeout: string; locks: number; visitors: number }>`
    select pg_backend_pid() as session, current_setting('lock_timeout') as timeout,
      (select count(*) from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()) as locks,
      (select count(*) from visitor) as visitors`.execute(db)
  return rows[0]!
}

let session: number

it('leaves settings, locks, plans and rows in a connection', async () => {
  const db = await migratedDatabase('PostgreSQL')
  await sql`select set_config('lock_timeout', '7s', false), pg_advisory_lock(1)`.execute(db)
  await db.insertInto('visitor').values({ created_at: '2026-11-21' }).execute()
  // Prepared under a name when it's used the second time.
  for (const _ of [1, 2]) await db.selectFrom('visitor').select('id').execute()
  const state = await readState(db)
  expect(state).toMatchObject({ timeout: '7s', locks: 1, visitors: 1 })
  session = state.session
})

it('gets the same connection for the next test, without them', async () => {
  const db = await migratedDatabase('PostgreSQL')
  expect(await readState(db)).toEqual({ session, timeout: '5s', locks: 0, visitors: 0 })
  const { rows } = await sql`select name from pg_prepared_statements`.execute(db)
  expect(rows).toEqual([])
  for (const _ of [1, 2]) await db.selectFrom('product').select('id').execute()
})
