import type pg from 'pg'

/** The state of an unused copy on PostgreSQL. */
export interface TemplateState {
  /** The tables that have rows, each in a file. */
  filled: string[]
  /** The folder of those files. */
  folder: string
  /** The last value of each sequence; null before its first. */
  sequences: Record<string, number | null>
  /** The number of objects of each kind. */
  schema: string
}

export function rowsFile(folder: string, template: string, table: string): string {
  return `${folder}/${template}.${table}.rows`
}

/** Where PostgreSQL keeps what `create`, `alter`, `drop` and `analyze` change. */
export const schemaCatalogs = [
  ...['pg_class', 'pg_attribute', 'pg_constraint', 'pg_trigger', 'pg_proc', 'pg_namespace', 'pg_statistic'],
  'pg_db_role_setting',
]

export async function readTemplateState(
  client: Pick<pg.ClientBase, 'query'>,
): Promise<Pick<TemplateState, 'sequences' | 'schema'>> {
  const counts = schemaCatalogs.map(name => `(select count(*) from ${name})`)
  const { rows } = await client.query(
    `select (select json_object_agg(sequencename, last_value) from pg_sequences) as sequences,
       concat_ws(' ', ${counts.join(', ')}) as schema`,
  )
  return rows[0]
}
