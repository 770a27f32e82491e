import type { Compilable, CompiledQuery } from 'kysely'
import { isPostgres } from '../schema/engine.ts'
import type { Db, Tx } from '../schema/schema.ts'

/** The place of a value that is known only when the query runs. */
class Placeholder<Values> {
  readonly read: (values: Values) => unknown

  constructor(read: (values: Values) => unknown) {
    this.read = read
  }
}

/** An object whose every property is the place of a value. */
function placeholdersIn<Values extends object, One extends object>(find: (values: Values) => One): One {
  const get = (_: object, name: PropertyKey) =>
    new Placeholder<Values>(values => find(values)[name as keyof One])
  return new Proxy({}, { get }) as One
}

type Executor = Db | Tx

interface Prepared<Values extends object, Row> {
  (db: Executor, values: Values): Promise<Row[]>
  /** The query with these values, for `writeLater`. */
  with(db: Executor, values: Values): CompiledQuery<Row>
}

/**
 * A query that is compiled once per kind of database and then run with different values. For queries of every click: compiling
 * a long one takes several times as long as SQLite takes to answer it. `build` gets placeholders, which it can only put into
 * the query.
 */
export function prepared<Values extends object, Row>(
  build: (db: Db, values: Values) => Compilable<Row>,
): Prepared<Values, Row> {
  const built = new Map<boolean, CompiledQuery<Row>>()
  const fill = (db: Executor, values: Values): CompiledQuery<Row> => {
    const kind = isPostgres(db)
    const query =
      built.get(kind) ??
      build(
        db,
        placeholdersIn((all: Values) => all),
      ).compile()
    built.set(kind, query)
    const parameters = query.parameters.map(value =>
      value instanceof Placeholder ? value.read(values) : value,
    )
    return { ...query, parameters }
  }
  const run = async (db: Executor, values: Values) => (await db.executeQuery(fill(db, values))).rows
  return Object.assign(run, { with: fill })
}

/** A query about a list of rows, such as the lines of an order: prepared for each length. */
export function preparedList<One extends object, Row, Shared extends object = object>(
  build: (db: Db, list: One[], shared: Shared) => Compilable<Row>,
): Prepared<{ list: readonly One[] } & Shared, Row> {
  type Values = { list: readonly One[] } & Shared
  const byLength = new Map<number, Prepared<Values, Row>>()
  const prepare = (length: number) =>
    prepared((db, shared: Values) => {
      const list = Array.from({ length }, (_, at) => placeholdersIn((all: Values) => all.list[at]!))
      return build(db, list, shared)
    })
  const ofLength = (length: number) => {
    const query = byLength.get(length) ?? prepare(length)
    byLength.set(length, query)
    return query
  }
  const run = (db: Executor, values: Values) => ofLength(values.list.length)(db, values)
  return Object.assign(run, {
    with: (db: Executor, values: Values) => ofLength(values.list.length).with(db, values),
  })
}
