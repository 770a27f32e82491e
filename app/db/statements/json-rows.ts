import {
  AliasNode,
  ColumnNode,
  IdentifierNode,
  ReferenceNode,
  type SelectQueryBuilder,
  type SelectQueryNode,
  sql,
} from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { isPostgres } from '../schema/engine.ts'
import type { Db, Tx } from '../schema/schema.ts'

type JsonRows<Row> = ReturnType<typeof jsonArrayFrom<Row>>

/**
 * The rows of a query as one JSON value of another query, which saves a statement for each table. SQLite sends names and rows apart:
 * objects of 2,048 variants take twice as long.
 */
export function jsonRows<Row>(db: Db | Tx, query: SelectQueryBuilder<never, never, Row>): JsonRows<Row> {
  if (isPostgres(db)) return jsonArrayFrom(query)
  const names = selectedNames(query.toOperationNode() as SelectQueryNode)
  const columns = sql.join(names.map(name => sql.ref(`agg.${name}`)))
  const header = sql.lit(JSON.stringify(names))
  return sql`(select json_array(json(${header}), json_group_array(json_array(${columns}))) from ${query} as agg)` as JsonRows<Row>
}

/** PostgreSQL's driver parses JSON, SQLite's doesn't. */
export function parseJsonRows<Row>(rows: Row[] | string): Row[] {
  if (typeof rows !== 'string') return rows
  const [names, values] = JSON.parse(rows) as [string[], unknown[][]]
  return values.map(row => {
    const object: Record<string, unknown> = {}
    for (let at = 0; at < names.length; at++) object[names[at]!] = row[at]
    return object as Row
  })
}

function selectedNames({ selections = [] }: SelectQueryNode): string[] {
  return selections.map(({ selection }) => {
    if (ReferenceNode.is(selection) && ColumnNode.is(selection.column)) return selection.column.column.name
    if (ColumnNode.is(selection)) return selection.column.name
    if (AliasNode.is(selection) && IdentifierNode.is(selection.alias)) return selection.alias.name
    throw new Error('a selected column has no name')
  })
}
