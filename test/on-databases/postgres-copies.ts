import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { inject } from 'vitest'
import { type LentConnections, lentConnections, renew } from './lent-connections.ts'
import { readTemplateState, rowsFile, schemaCatalogs } from './template-state.ts'

/**
 * A copy of a template. Making and dropping one takes most of the CPU time of a small test, so the next test of this process gets it again,
 * with the rows of its template.
 */
export interface PostgresCopy {
  name: string
  template: string
  /** Rows of later transactions aren't the template's. */
  transaction: string
  /** One connection, for the time between tests. */
  pool: pg.Pool
  /** Those of the tests. */
  connections: LentConnections
  uses: number
}

/** Deleted rows stay in a table's files, so each use makes a copy slower. */
const maxUses = 50

const unused = new Map<string, PostgresCopy[]>()

/** A database that equals the template. */
export async function takeCopy(template: string): Promise<PostgresCopy> {
  for (let used = unused.get(template)?.pop(); used; used = unused.get(template)?.pop()) {
    if (await restore(used).catch(() => false)) return used
    await drop(used)
  }
  const name = newDatabaseName()
  await maintain(copyStatement(name, template))
  const pool = newPool(databaseUrl(name))
  const connections = lentConnections(databaseUrl(name))
  return { name, template, transaction: await startTransaction(maintenance!), pool, connections, uses: 1 }
}

export function giveBack(copy: PostgresCopy): void {
  unused.set(copy.template, [...(unused.get(copy.template) ?? []), copy])
}

export function newDatabaseName(): string {
  return `tote_${randomUUID().replaceAll('-', '')}`
}

export function databaseUrl(name: string): string {
  return Object.assign(new URL(inject('postgresUrl')), { pathname: `/${name}` }).href
}

/**
 * The statement that copies a database. Copying its files instead takes half the CPU time, but asks for two checkpoints of the whole
 * cluster, and a checkpoint may fail beside other tests.
 */
export function copyStatement(name: string, template: string): string {
  return `create database ${name} template ${template} strategy wal_log`
}

/** Dropping only saves space: the cluster goes after the run. Its checkpoint may fail beside other drops. */
export async function dropDatabase(name: string): Promise<void> {
  await maintain(`drop database ${name} with (force)`).catch(() => {})
}

async function drop({ name, pool, connections }: PostgresCopy): Promise<void> {
  await Promise.all([pool.end(), connections.close()])
  await dropDatabase(name)
}

let maintenance: pg.Pool | undefined

/** Runs a statement outside the test databases, on one connection per process. */
export async function maintain(statement: string): Promise<void> {
  maintenance ??= newPool(inject('postgresUrl'))
  await maintenance.query(statement)
}

function newPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true })
  // A test may close all connections.
  pool.on('error', () => {})
  return pool
}

/** Makes a used copy equal to its template again; false if a test has changed more than rows. */
async function restore(copy: PostgresCopy): Promise<boolean> {
  const { pool, template } = copy
  copy.uses += 1
  if (copy.uses > maxUses) return false
  await endSessions(pool, await renew(copy.connections))
  const original = inject('templateStates')[template]!
  const now = await readTemplateState(pool)
  if (now.schema !== original.schema || (await hasNewSchema(copy))) return false
  const { rows: changed } = await pool.query<{ name: string }>(
    'select relname as name from pg_stat_user_tables where n_tup_ins + n_tup_upd + n_tup_del > 0',
  )
  const names = changed.map(({ name }) => name)
  const sequences = Object.entries(original.sequences).filter(([name, last]) => now.sequences[name] !== last)
  const statements = [
    'begin',
    // Otherwise a table waits for those that refer to it.
    'set local session_replication_role = replica',
    ...names.map(name => `delete from ${name}`),
    ...names
      .filter(name => original.filled.includes(name))
      .map(name => `copy ${name} from '${rowsFile(original.folder, template, name)}' (format binary)`),
    ...sequences.map(([name, last]) => `select setval('${name}', ${last ?? 1}, ${last !== null})`),
    'commit',
    'select pg_stat_force_next_flush()',
  ]
  await pool.query(statements.join(';'))
  await pool.query('select pg_stat_reset()')
  copy.transaction = await startTransaction(pool)
  return true
}

/** A shop that has just been closed may still be connected. A session counts what it has changed until it ends. */
async function endSessions(pool: pg.Pool, renewed: readonly number[]): Promise<void> {
  const end = `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and pid <> all ($1)`
  while ((await pool.query(end, [renewed])).rowCount! > 0) await setTimeout(5)
}

async function hasNewSchema({ pool, transaction }: PostgresCopy): Promise<boolean> {
  const { rows } = await pool.query({
    name: 'new-schema',
    text: schemaCatalogs
      .map(name => `select from ${name} where age(xmin) < age($1::text::xid)`)
      .join(' union all '),
    values: [transaction],
  })
  return rows.length > 0
}

async function startTransaction(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query('select pg_current_xact_id()::xid::text as id')
  return rows[0].id
}
