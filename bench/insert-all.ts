import { sql } from 'kysely'
import { getOpenDatabase } from '#db/connection/connection.server.ts'
import { isPostgres } from '#db/schema/engine.ts'
import type { Db } from '#db/schema/schema.ts'

/** Rows of one table, with the same columns. */
export type BenchRows = Record<string, string | number | null>[]

/** Inserts rows with one statement that is prepared once. */
export async function insertAll(db: Db, table: string, rows: BenchRows): Promise<void> {
  if (rows.length === 0) return
  const columns = Object.keys(rows[0]!)
  if (!isPostgres(db)) {
    const { database } = getOpenDatabase(db).file!
    const insert = database.prepare(
      `insert into ${table} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`,
    )
    database.transaction(() => {
      for (const row of rows) insert.run(columns.map(column => row[column]))
    })()
    return
  }
  const lists = columns.map(column => {
    const type = rows.some(row => typeof row[column] === 'number') ? sql`integer[]` : sql`text[]`
    return sql`${rows.map(row => row[column])}::${type}`
  })
  await sql`insert into ${sql.table(table)} (${sql.join(columns.map(column => sql.ref(column)))})
    select * from unnest(${sql.join(lists)})`.execute(db)
}
