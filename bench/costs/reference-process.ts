import path from 'node:path'
import Database from 'better-sqlite3'
import pg from 'pg'
import { renderToString } from 'react-dom/server'
import { cpuMilliseconds } from '../cpu-time.ts'
import { syntheticPage } from './synthetic-page.ts'

// Does what is as bare as it gets, and sends its CPU time in milliseconds. The name of a reference is the message.
const [dataDir, databaseUrl] = process.argv.slice(2)

const text = 'x'.repeat(300)
const createTable = 'create table bench_reference (id integer primary key, text text not null)'

async function openPostgres(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(createTable)
  return {
    insert: (id: number) =>
      client.query({
        name: 'insert',
        text: 'insert into bench_reference values ($1, $2)',
        values: [id, text],
      }),
    select: (id: number) =>
      client.query({ name: 'select', text: 'select * from bench_reference where id = $1', values: [id] }),
  }
}

function openSqlite(file: string) {
  const database = new Database(file)
  database.pragma('journal_mode = WAL')
  database.pragma('synchronous = FULL')
  database.exec(createTable)
  const insert = database.prepare('insert into bench_reference values (?, ?)')
  const select = database.prepare('select * from bench_reference where id = ?')
  return { insert: (id: number) => insert.run(id, text), select: (id: number) => select.all(id) }
}

const store = databaseUrl
  ? await openPostgres(databaseUrl)
  : openSqlite(path.join(dataDir!, 'reference.sqlite'))

let rows = 0
const references: Record<string, () => unknown> = {
  render: () => renderToString(syntheticPage()),
  insert: () => store.insert(++rows),
  select: () => store.select(rows),
}

/** A turn of less than this many milliseconds of CPU time would be noise. */
const minTurn = 150
const timesBetweenLooks = 50

process.on('message', async (name: string) => {
  const before = cpuMilliseconds()
  let times = 0
  while (cpuMilliseconds() - before < minTurn)
    for (const until = times + timesBetweenLooks; times < until; times++) await references[name]!()
  process.send!((cpuMilliseconds() - before) / times)
})
process.on('disconnect', () => process.exit())
process.send!('ready')
