import { type ChangeStep, type ColumnValue, keyText, pickColumns, type TableRow } from '../change-set.ts'
import { rulesOf } from '../editable-tables.ts'
import { findHolders } from '../reference-store.server.ts'
import { hiding } from '../remove-rows.server.ts'
import { deleteRows, keyColumns, lockRows, type RowResult, updateRows } from '../row-store.server.ts'
import { isOverwritten, skipStep, type UndoContext } from './undo-context.server.ts'

interface AddedRow {
  step: ChangeStep
  row: TableRow
}

/** Deletes added rows that are unchanged, and hides those that orders, reviews or hidden rows refer to. */
export async function undoInsertions(
  context: UndoContext,
  table: string,
  steps: readonly ChangeStep[],
): Promise<void> {
  const keys = steps.map(({ key }) => key)
  const rows = await lockRows(context.tx, table, keys)
  const stored = new Map(rows.map(row => [keyText(row, keyColumns(table)), row]))
  const found = steps.flatMap(step => {
    const row = stored.get(keyText(step.key, keyColumns(table)))
    return row ? [{ step, row }] : []
  })
  const missing = steps.filter(step => found.every(one => one.step !== step))
  for (const step of missing) await skipStep(context, step, { reason: 'missing' })
  const holders = await findHolders(
    context.tx,
    table,
    found.map(({ row }) => row),
  )
  const holderOf = ({ row, step }: AddedRow) =>
    holders.get(idOf(table, row)) ?? maintainedHolder(table, step, row)
  const {
    free = [],
    inUse = [],
    referenced = [],
  } = Object.groupBy(found, one => {
    const holder = holderOf(one)
    if (!holder) return 'free'
    return holder === 'needed' || !rulesOf(table)!.isRemovable ? 'inUse' : 'referenced'
  })
  for (const { step } of inUse) await skipStep(context, step, { reason: 'in-use' })
  await deleteAdded(context, table, free)
  await hideAdded(context, table, referenced)
}

/** Sales, stock and ratings of a row are kept with it. */
function maintainedHolder(table: string, { after }: ChangeStep, row: TableRow): 'referenced' | undefined {
  const { maintained = {} } = rulesOf(table)!
  return Object.keys(maintained).some(column => row[column] !== after![column]) ? 'referenced' : undefined
}

function idOf(table: string, row: TableRow): ColumnValue {
  return row[keyColumns(table)[0]!]!
}

async function deleteAdded(context: UndoContext, table: string, rows: readonly AddedRow[]): Promise<void> {
  const results = await deleteRows(context.tx, table, rows.map(toExpected(table)))
  for (const [index, one] of rows.entries()) {
    const result = await decided(context, one, results[index]!, key =>
      deleteRows(context.tx, table, [{ key }]),
    )
    if (result) context.log.add({ table, key: one.step.key, before: one.row, after: null }, one.row)
  }
}

async function hideAdded(context: UndoContext, table: string, rows: readonly AddedRow[]): Promise<void> {
  const changes = rows.map(({ row }) => hiding(row, table, context))
  const expected = rows.map(toExpected(table))
  for (const [index, one] of rows.entries()) {
    const { columns, before } = changes[index]!
    const [first] = await updateRows(context.tx, table, [{ ...expected[index]!, columns }])
    const row = await decided(context, one, first!, key => updateRows(context.tx, table, [{ key, columns }]))
    if (row) context.log.add({ table, key: one.step.key, before, after: columns }, row)
  }
}

/** Columns that only orders, stock and jobs write don't count as changed. */
function toExpected(table: string) {
  const { maintained = {} } = rulesOf(table)!
  return ({ step }: AddedRow) => {
    const columns = Object.keys(step.after!).filter(column => !(column in maintained))
    return { key: step.key, expected: pickColumns(step.after!, columns) }
  }
}

/** The written row, by force if allowed; undefined if it was skipped. */
async function decided(
  context: UndoContext,
  { step, row }: AddedRow,
  first: RowResult,
  force: (key: TableRow) => Promise<RowResult[]>,
): Promise<TableRow | undefined> {
  if (first.ok) return first.row
  const [forced] = !first.refusal && (await isOverwritten(context, step, row)) ? await force(step.key) : []
  if (forced?.ok) return forced.row
  const refusal = first.refusal ?? forced?.refusal
  await skipStep(context, step, refusal ?? { reason: 'changed' }, refusal ? undefined : row)
  return undefined
}
