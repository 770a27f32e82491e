import type { Compilable, CompiledQuery } from 'kysely'
import { isPostgres } from './columns.ts'
import type { Db } from './schema.ts'

/** Stands in a query for a value that is known only when it runs. */
class Placeholder {
  readonly name: PropertyKey

  constructor(name: PropertyKey) {
    this.name = name
  }
}

const placeholders = new Proxy({}, { get: (_, name) => new Placeholder(name) })

/**
 * A query that is built once for each kind of database and then only run, with other values each time. For the few that come
 * with every click: building a long one costs several times what SQLite takes to answer it. `build` is handed something in
 * the place of each value, and can only put it into the query.
 */
export function prepared<Values extends object, Row>(
  build: (db: Db, values: Values) => Compilable<Row>,
): (db: Db, values: Values) => Promise<Row[]> {
  const built = new Map<boolean, CompiledQuery<Row>>()
  return async (db, values) => {
    const kind = isPostgres(db)
    const query = built.get(kind) ?? build(db, placeholders as Values).compile()
    built.set(kind, query)
    const parameters = query.parameters.map(value =>
      value instanceof Placeholder ? values[value.name as keyof Values] : value,
    )
    const filled: CompiledQuery<Row> = { ...query, parameters }
    return (await db.executeQuery(filled)).rows
  }
}
