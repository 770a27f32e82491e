import type { Generated } from 'kysely'

/** A database that the shop runs on. */
export type Engine = 'SQLite' | 'PostgreSQL'

type Stored = 'integer' | 'bigint' | 'real' | 'text' | 'bytes'

interface ColumnFacts {
  stored: Stored
  /** The only values of a column that is `oneOf` them, or a flag. */
  values?: readonly (string | number)[]
  isGenerated?: boolean
  isOptional?: boolean
  isKey?: boolean
  isUnique?: boolean
  default?: string | number
  /** Its constraints, without the column's name at their start. */
  checks?: readonly string[]
  references?: { table: string; onDelete: 'cascade' | 'set null' | undefined }
}

const sqlTypes: Record<Stored, Record<Engine, string>> = {
  integer: { SQLite: 'integer', PostgreSQL: 'integer' },
  bigint: { SQLite: 'bigint', PostgreSQL: 'bigint' },
  real: { SQLite: 'real', PostgreSQL: 'double precision' },
  text: { SQLite: 'text', PostgreSQL: 'text' },
  bytes: { SQLite: 'text', PostgreSQL: 'text collate "C"' },
}

/** A column that holds values of type `Value`. A row is inserted without it if it `IsFilled` by the database. */
export class Column<Value, IsFilled extends boolean = false, IsKey extends boolean = false> {
  /** Only types. */
  declare readonly row: IsFilled extends true ? Generated<Value> : Value
  declare readonly isKey: IsKey
  readonly facts: ColumnFacts

  constructor(facts: ColumnFacts) {
    this.facts = facts
  }

  optional(): Column<Value | null, IsFilled, IsKey> {
    return new Column({ ...this.facts, isOptional: true })
  }

  key(): Column<Value, IsFilled, true> {
    return new Column({ ...this.facts, isKey: true })
  }

  unique(): Column<Value, IsFilled, IsKey> {
    return new Column({ ...this.facts, isUnique: true })
  }

  default(value: Value & (string | number)): Column<Value, true, IsKey> {
    return new Column({ ...this.facts, default: value })
  }

  /** A constraint that begins with the column, such as `between 0 and total`. */
  check(condition: string): Column<Value, IsFilled, IsKey> {
    return new Column({ ...this.facts, checks: [...(this.facts.checks ?? []), condition] })
  }

  /** The key of another table. Without `onDelete`, a row that is referred to can't be deleted. */
  references(table: string, onDelete?: 'cascade' | 'set null'): Column<Value, IsFilled, IsKey> {
    return new Column({ ...this.facts, references: { table, onDelete } })
  }
}

/** A key that the database counts up. A deleted row's isn't used again. */
export const id = new Column<number, true, true>({ stored: 'integer', isKey: true, isGenerated: true })
export const integer = new Column<number>({ stored: 'integer' })
export const bigint = new Column<number>({ stored: 'bigint' })
export const real = new Column<number>({ stored: 'real' })
export const text = new Column<string>({ stored: 'text' })
/** Text that is sorted byte by byte on both databases, which finds what it starts with in an index. */
export const bytes = new Column<string>({ stored: 'bytes' })
export const flag = new Column<Flag>({ stored: 'integer', values: [0, 1] })

export function oneOf<const Value extends string>(...values: readonly Value[]): Column<Value> {
  return new Column({ stored: 'text', values })
}

// Any value of any column.
// biome-ignore lint/suspicious/noExplicitAny: a column of a narrower type isn't one of `unknown`.
type Columns = Readonly<Record<string, Column<any, boolean, boolean>>>

type KeyColumn<In extends Columns> = {
  [Name in Extract<keyof In, string>]: In[Name]['isKey'] extends true ? Name : never
}[Extract<keyof In, string>]

/** The end of a `create index`, after the table: `(country, region) where removed_at is null`. */
type IndexText = string | Readonly<Record<Engine, string>>

interface TableOptions<Key extends string> {
  /** Of more than one column. */
  key?: readonly Key[]
  /** By name. */
  checks?: Readonly<Record<string, string>>
  indexes?: Readonly<Record<string, IndexText>>
  uniqueIndexes?: Readonly<Record<string, IndexText>>
  /** Only on this database. */
  only?: Engine
  /** SQLite stores the rows in the index of the key: half the space for rows that are little else. */
  isStoredByKey?: boolean
}

export interface Table<
  Name extends string = string,
  In extends Columns = Columns,
  Key extends string = string,
> {
  name: Name
  columns: In
  /** The columns of its key. */
  key: readonly Key[]
  options: TableOptions<string>
}

export function table<
  const Name extends string,
  const In extends Columns,
  const Key extends Extract<keyof In, string> = KeyColumn<In>,
>(name: Name, columns: In, options: TableOptions<Key> = {}): Table<Name, In, Key> {
  const ofColumns = Object.keys(columns).filter(column => columns[column]!.facts.isKey) as Key[]
  return { name, columns, key: options.key ?? ofColumns, options }
}

/** The rows of tables by name, as Kysely's queries know them. */
export type RowsOf<Tables extends readonly Table[]> = {
  [One in Tables[number] as One['name']]: {
    -readonly [Name in keyof One['columns']]: One['columns'][Name]['row']
  }
}

/** The columns of the keys of tables by name. */
export type KeysOf<Tables extends readonly Table[]> = {
  [One in Tables[number] as One['name']]: One['key'][number]
}

/** The statements that create a table with its indexes; none if it's only for the other database. */
export function createStatements({ name, columns, options }: Table, engine: Engine): string[] {
  const { key, checks = {}, indexes = {}, uniqueIndexes = {}, only, isStoredByKey } = options
  if (only && only !== engine) return []
  const parts = [
    ...Object.entries(columns).map(([column, { facts }]) => columnText(column, facts, engine)),
    ...(key ? [`primary key (${key.join(', ')})`] : []),
    ...Object.entries(checks).map(([check, condition]) => `constraint ${check} check (${condition})`),
  ]
  const end = isStoredByKey && engine === 'SQLite' ? ' without rowid' : ''
  const createIndexes = (kind: string, texts: Readonly<Record<string, IndexText>>) =>
    Object.entries(texts).map(
      ([index, text]) =>
        `create ${kind} ${index} on ${name} ${typeof text === 'string' ? text : text[engine]}`,
    )
  return [
    `create table ${name} (${parts.join(', ')})${end}`,
    ...createIndexes('index', indexes),
    ...createIndexes('unique index', uniqueIndexes),
  ]
}

/** Each table after the tables that it refers to, because PostgreSQL knows no others. */
export function inOrderOfReferences(tables: readonly Table[]): Table[] {
  const left = new Map(tables.map(table => [table.name, table]))
  const ordered: Table[] = []
  const add = (name: string) => {
    const table = left.get(name)
    if (!table) return
    left.delete(name)
    for (const { facts } of Object.values(table.columns)) if (facts.references) add(facts.references.table)
    ordered.push(table)
  }
  for (const { name } of tables) add(name)
  return ordered
}

function columnText(name: string, facts: ColumnFacts, engine: Engine): string {
  const { values, checks = [], references } = facts
  const conditions = [...(values ? [`in (${values.map(sqlValue).join(', ')})`] : []), ...checks]
  const parts = [
    `${name} ${sqlTypes[facts.stored][engine]}`,
    ...(facts.isOptional ? [] : ['not null']),
    ...(facts.isKey ? ['primary key'] : []),
    ...(facts.isGenerated
      ? [engine === 'SQLite' ? 'autoincrement' : 'generated by default as identity']
      : []),
    ...(facts.isUnique ? ['unique'] : []),
    ...(facts.default === undefined ? [] : [`default ${sqlValue(facts.default)}`]),
    ...conditions.map(condition => `check (${name} ${condition})`),
    ...(references ? [`references ${references.table}`] : []),
    ...(references?.onDelete ? [`on delete ${references.onDelete}`] : []),
  ]
  return parts.join(' ')
}

function sqlValue(value: string | number): string {
  return typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`
}

/** A boolean that both databases store alike. */
type Flag = 0 | 1
