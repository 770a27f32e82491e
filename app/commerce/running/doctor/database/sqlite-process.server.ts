import { statSync } from 'node:fs'
import Database from 'better-sqlite3'
import type { SqliteFacts } from './database-rule.ts'

/** Enough to see what is wrong. */
const maxLines = 20

// In a process of its own: reading a large file would block the server for a minute, and a thread can't be stopped.
const file = process.argv[2]!
process.stdout.write(JSON.stringify(readFacts()))

function readFacts(): SqliteFacts {
  let bytes = statSync(file).size
  try {
    const database = new Database(file, { readonly: true, fileMustExist: true })
    const number = (name: string) => Number(database.pragma(name, { simple: true }))
    bytes = number('page_count') * number('page_size')
    const checked = database.pragma(`integrity_check(${maxLines})`) as { integrity_check: string }[]
    const orphans = database.prepare<[], { table: string; parent: string }>(
      `select "table", parent from pragma_foreign_key_check limit 1000`,
    )
    return {
      bytes,
      lines: checked.flatMap(row => row.integrity_check.split('\n')),
      orphans: orphans.all().map(({ table, parent }) => `${table} → ${parent}`),
    }
  } catch (error) {
    // A file too damaged to read.
    return { bytes, lines: [(error as Error).message], orphans: [] }
  }
}
