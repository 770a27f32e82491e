import { rmSync } from 'node:fs'
import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { startPostgres } from '#scripts/test-tools/postgres.mjs'
import { copyStatement } from '../../on-databases/postgres-copies.ts'

it('copies a database of the tests while checkpoints fail', async () => {
  const postgres = await startPostgres()
  onTestFinished(() => postgres.stop())
  const client = new pg.Client({ connectionString: postgres.url })
  onTestFinished(() => client.end())
  await client.connect()
  const { rows } = await client.query<{ data_directory: string }>('show data_directory')
  // Every checkpoint reads this folder.
  rmSync(`${rows[0]!.data_directory}/pg_logical/snapshots`, { recursive: true })
  await expect(client.query('checkpoint')).rejects.toThrow('checkpoint request failed')
  await client.query(copyStatement('copy', 'template1'))
  const copies = await client.query("select from pg_database where datname = 'copy'")
  expect(copies.rowCount).toBe(1)
})
