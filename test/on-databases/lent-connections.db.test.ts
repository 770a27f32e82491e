import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '#db/connection/connection.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { demoCopy, migratedDatabase } from '../databases.ts'
import { lentConnections, renew } from './lent-connections.ts'

async function readState(db: Db) {
  const { rows } = await sql<{ session: number; timeout: string; locks: number; plans: number }>`
    select pg_backend_pid() as session, current_setting('lock_timeout') as timeout,
      (select count(*) from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()) as locks,
      (select count(*) from pg_prepared_statements) as plans`.execute(db)
  return rows[0]!
}

/** A statement is prepared under a name when it's used the second time. */
async function prepare(db: Db): Promise<void> {
  for (const _ of [1, 2]) await db.selectFrom('visitor').select('id').execute()
}

it('lends the same connection again, without settings, locks and plans', async () => {
  const address = await demoCopy('PostgreSQL')
  const lent = lentConnections(address.databaseUrl!)
  onTestFinished(() => lent.close())

  const first = openDatabase(address, { connections: lent.pool })
  await sql`select set_config('lock_timeout', '7s', false), pg_advisory_lock(1)`.execute(first)
  await prepare(first)
  const { session, ...left } = await readState(first)
  expect(left).toEqual({ timeout: '7s', locks: 1, plans: 1 })
  await first.destroy()
  expect(await renew(lent)).toEqual([session])

  const next = openDatabase(address, { connections: lent.pool })
  expect(await readState(next)).toEqual({ session, timeout: '5s', locks: 0, plans: 0 })
  await prepare(next)
})

it.each(['first', 'next'])('gives the %s test a database without rows of others', async () => {
  const db = await migratedDatabase('PostgreSQL')
  expect(await db.selectFrom('visitor').select('id').execute()).toEqual([])
  await db.insertInto('visitor').values({ created_at: '2026-11-21' }).execute()
})
