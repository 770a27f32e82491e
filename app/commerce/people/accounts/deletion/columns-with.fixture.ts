import { sql } from 'kysely'
import type { Db } from '#db/schema/schema.ts'

/** The columns that still have a text, as "table.column". */
export async function columnsWith(db: Db, text: string): Promise<string[]> {
  const found: string[] = []
  for (const { name: table, columns } of await db.introspection.getTables())
    for (const { name } of columns) {
      const { rows } = await sql`select 1 from ${sql.table(table)}
        where cast(${sql.ref(name)} as text) = ${text} limit 1`.execute(db)
      if (rows.length > 0) found.push(`${table}.${name}`)
    }
  return found.sort()
}
