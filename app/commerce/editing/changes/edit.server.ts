import type { Selectable } from 'kysely'
import type { Schema, Tx } from '#db/schema/schema.ts'
import type { Actor } from '../../values/actor.ts'
import { ChangeRefused, type ChangeStep, maxRowsAtOnce, type TableRow } from './change-set.ts'
import type { EditableTable, NewRow, RowColumns, RowKey } from './editable-tables.ts'
import { removeAndRecord } from './remove-rows.server.ts'
import { restoreAndRecord } from './restore-rows.server.ts'
import { type ChangeContext, insertAndRecord, updateAndRecord } from './write-rows.server.ts'

type StoredRow<T extends EditableTable> = Selectable<Schema[T]>

/** Writes rows within a change and records what really changed. A row that cannot be written refuses the whole change. */
export class Edit {
  /** For queries, and for writes to tables that no merchant edits. */
  readonly tx: Tx
  readonly actor: Actor
  readonly now: Date
  readonly #context: ChangeContext

  constructor(context: ChangeContext) {
    this.tx = context.tx
    this.actor = context.actor
    this.now = context.now
    this.#context = context
  }

  async insert<T extends EditableTable>(table: T, row: NewRow<T>): Promise<StoredRow<T>> {
    return (await this.insertAll(table, [row]))[0]!
  }

  /** Returns the rows as stored, in the same order. */
  async insertAll<T extends EditableTable>(table: T, rows: readonly NewRow<T>[]): Promise<StoredRow<T>[]> {
    const added = await insertAndRecord(this.#context, table, rows.map(definedColumns))
    this.#checkSize()
    return added as StoredRow<T>[]
  }

  /** False if there is no such row, or it was removed. */
  async update<T extends EditableTable>(table: T, key: RowKey<T>, columns: RowColumns<T>): Promise<boolean> {
    return (await this.updateAll(table, [{ key, columns }])) === 1
  }

  /** Returns how many of these rows exist. Those that no longer have the `expected` values are recorded as skipped. */
  async updateAll<T extends EditableTable>(
    table: T,
    edits: readonly { key: RowKey<T>; columns: RowColumns<T>; expected?: RowColumns<T> }[],
  ): Promise<number> {
    const rows = edits.map(({ key, columns, expected }) => ({
      ...{ key: key as TableRow, columns: definedColumns(columns) },
      ...(expected && { expected: definedColumns(expected) }),
    }))
    const found = await updateAndRecord(this.#context, table, rows)
    this.#checkSize()
    return found
  }

  /** Hides or deletes a row. False if there is none. */
  async remove<T extends EditableTable>(table: T, key: RowKey<T>): Promise<boolean> {
    return (await this.removeAll(table, [key])) === 1
  }

  /** Returns how many of these rows there were. */
  async removeAll<T extends EditableTable>(table: T, keys: readonly RowKey<T>[]): Promise<number> {
    const removed = await removeAndRecord(this.#context, table, keys as readonly TableRow[])
    this.#checkSize()
    return removed
  }

  /** Shows removed rows again, with a free slug if theirs is taken. Returns how many were removed. */
  async restoreAll<T extends EditableTable>(table: T, keys: readonly RowKey<T>[]): Promise<number> {
    const restored = await restoreAndRecord(this.#context, table, keys as readonly TableRow[])
    this.#checkSize()
    return restored
  }

  /** Records a step that is undone by compensation, such as a stock movement. */
  record(step: ChangeStep): void {
    this.#context.log.add(step, step.key)
  }

  /** Shoppers see these products differently, for a reason that is in no editable table. */
  showProducts(ids: Iterable<number>): void {
    this.#context.log.showProducts(ids)
  }

  #checkSize(): void {
    if (this.#context.log.length > maxRowsAtOnce)
      throw new ChangeRefused({ ok: false, reason: 'too-many-rows' })
  }
}

function definedColumns(columns: object): TableRow {
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined))
}
