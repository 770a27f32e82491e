import type { SelectQueryBuilder } from 'kysely'
import * as postgres from 'kysely/helpers/postgres'
import * as sqlite from 'kysely/helpers/sqlite'
import { isPostgres } from '../schema/engine.ts'
import type { Db, Tx } from '../schema/schema.ts'

/** The rows of a query as one JSON value of another query, which saves a statement for each table. */
export function jsonRows<Row>(db: Db | Tx, query: SelectQueryBuilder<never, never, Row>) {
  return (isPostgres(db) ? postgres : sqlite).jsonArrayFrom(query)
}

/** PostgreSQL's driver parses JSON, SQLite's doesn't. */
export function parseJsonRows<Row>(rows: Row[] | string): Row[] {
  return typeof rows === 'string' ? JSON.parse(rows) : rows
}
