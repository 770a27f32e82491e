import { sql } from 'kysely'
import { isPostgres } from '../schema/engine.ts'
import type { Db } from '../schema/schema.ts'

/** All that a database knows about its tables, a line each, without the order of columns and the names of constraints. */
export async function readTableFacts(db: Db): Promise<string[]> {
  const facts = isPostgres(db) ? await readPostgresFacts(db) : await readSqliteFacts(db)
  return facts.map(fact => fact.replace(/\s+/g, ' ')).sort()
}

async function linesOf(db: Db, query: ReturnType<typeof sql<{ line: string }>>): Promise<string[]> {
  return (await query.execute(db)).rows.map(({ line }) => line)
}

async function readPostgresFacts(db: Db): Promise<string[]> {
  const columns = sql<{ line: string }>`
    select concat_ws(' ', 'column', table_name, column_name, data_type, is_nullable, column_default,
      identity_generation, collation_name) as line
    from information_schema.columns where table_schema = 'public' and table_name not like 'kysely%'`
  const constraints = sql<{ line: string }>`
    select concat_ws(' ', conrelid::regclass, pg_get_constraintdef(oid)) as line from pg_constraint
    where connamespace = 'public'::regnamespace and contype <> 'n'
      and conrelid::regclass::text not like 'kysely%'`
  const indexes = sql<{ line: string }>`
    select indexdef as line from pg_indexes where schemaname = 'public' and tablename not like 'kysely%'
      and indexname not in (select conname from pg_constraint)`
  return [
    ...(await linesOf(db, columns)),
    ...(await linesOf(db, constraints)),
    ...(await linesOf(db, indexes)),
  ]
}

async function readSqliteFacts(db: Db): Promise<string[]> {
  const columns = sql<{ line: string }>`
    select 'column ' || m.name || ' ' || c.name || ' ' || c.type || ' ' || c."notnull" || ' ' || c.pk || ' '
      || coalesce(c.dflt_value, '') as line
    from sqlite_master m, pragma_table_info(m.name) c where m.type = 'table' and m.name not like 'kysely%'`
  const references = sql<{ line: string }>`
    select 'reference ' || m.name || ' ' || f."from" || ' ' || f."table" || ' ' || f.on_delete as line
    from sqlite_master m, pragma_foreign_key_list(m.name) f where m.type = 'table'`
  const keys = sql<{ line: string }>`
    select 'key ' || m.name || ' ' || i.origin || ' ' || group_concat(c.name) as line
    from sqlite_master m, pragma_index_list(m.name) i, pragma_index_info(i.name) c
    where m.type = 'table' and i.origin <> 'c' and m.name not like 'kysely%' group by m.name, i.name`
  const indexes = sql<{
    line: string
  }>`select sql as line from sqlite_master where type = 'index' and sql > ''`
  const tables = sql<{ line: string }>`
    select name || ' ' || sql as line from sqlite_master where type = 'table' and name not like 'kysely%'`
  return [
    ...(await linesOf(db, columns)),
    ...(await linesOf(db, references)),
    ...(await linesOf(db, keys)),
    ...(await linesOf(db, indexes)),
    ...(await linesOf(db, tables)).flatMap(checksOf),
  ]
}

/** SQLite only knows its checks by the statement that created the table. */
function checksOf(line: string): string[] {
  const [name] = line.split(' ')
  return line
    .split(/\bcheck \(/i)
    .slice(1)
    .map(rest => `check ${name} ${upToEnd(rest)}`)
}

/** The text before the parenthesis that closes it. */
function upToEnd(text: string): string {
  let depth = 1
  const end = [...text].findIndex(sign => {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0
    return depth === 0
  })
  return text.slice(0, end)
}
