import type { Compilable, CompiledQuery } from 'kysely'
import { isPostgres } from '../schema/columns.ts'
import type { Db } from '../schema/schema.ts'

/** The place of a value that is known only when the query runs. */
class Placeholder {
  readonly name: PropertyKey

  constructor(name: PropertyKey) {
    this.name = name
  }
}

const placeholders = new Proxy({}, { get: (_, name) => new Placeholder(name) })

/**
 * A query that is compiled once per kind of database and then run with different values. For queries of every click: compiling
 * a long one takes several times as long as SQLite takes to answer it. `build` gets placeholders, which it can only put into
 * the query.
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
