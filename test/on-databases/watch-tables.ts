import { isPostgres } from '#db/schema/engine.ts'
import { type Db, tables } from '#db/schema/schema.ts'
import type { Table } from '#db/schema/table.ts'

type Row = Readonly<Record<string, unknown>>

/** Names a row, such as by the person it's of; undefined for rows that may change. */
export type NameRow = (row: Row, table: string) => string | undefined

/**
 * Watches every row of every table. Each call returns what changed since the last one, sorted: "session Ada +", "session Ada − ×2"
 * and "account Ada: email, name".
 */
export async function watchTables(db: Db, nameOf: NameRow = keyOf): Promise<() => Promise<string[]>> {
  let before = await readTables(db)
  return async () => {
    const [old, now] = [before, await readTables(db)]
    before = now
    const changes = tables.flatMap(table => {
      const [was, is] = [old.get(table.name)!, now.get(table.name)!]
      const line = (row: Row, change: string) => {
        const name = nameOf(row, table.name)
        return name === undefined ? [] : [`${table.name} ${name}`.trim() + change]
      }
      return [
        ...[...was].flatMap(([key, row]) => (is.has(key) ? [] : line(row, ' −'))),
        ...[...is].flatMap(([key, row]) => {
          const earlier = was.get(key)
          if (!earlier) return line(row, ' +')
          const columns = Object.keys(row).filter(column => row[column] !== earlier[column])
          return columns.length === 0 ? [] : line(row, `: ${columns.join(', ')}`)
        }),
      ]
    })
    return [...Map.groupBy(changes.sort(), line => line)].map(([line, { length }]) =>
      length === 1 ? line : `${line} ×${length}`,
    )
  }
}

async function readTables(db: Db): Promise<Map<string, Map<string, Row>>> {
  const found = new Map<string, Map<string, Row>>()
  for (const { name, options } of tables) {
    const isHere = !options.only || options.only === (isPostgres(db) ? 'PostgreSQL' : 'SQLite')
    const rows: Row[] = isHere ? await db.selectFrom(name).selectAll().execute() : []
    found.set(name, new Map(rows.map(row => [keyOf(row, name), row])))
  }
  return found
}

const keys = new Map(tables.map(({ name, key }: Table) => [name, key]))

function keyOf(row: Row, table: string): string {
  return keys
    .get(table)!
    .map(column => String(row[column]))
    .join('/')
}
