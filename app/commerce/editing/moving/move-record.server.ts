import type { Db } from '#db/schema/schema.ts'
import { change } from '../changes/change.server.ts'
import type { ChangeOrigin } from '../changes/change-set.ts'
import type { EditableTable } from '../changes/editable-tables.ts'
import { findRecordRow } from '../read-records.server.ts'
import { lockTableRows, readLiveRows } from '../record-store.server.ts'
import { isRowsField, type RecordDefinition } from '../records/record-definition.server.ts'
import { moveInOrder } from './move-in-order.ts'

/** More than any shop has of what is in a merchant's order. */
const maxRows = 10_000

export type RecordMoved = { ok: true; changeSet: number | null } | { ok: false }

/** Moves a record up or down among those of its kind that its position counts from. Refuses if it's gone, or the list ends there. */
export async function moveRecord(
  db: Db,
  origin: ChangeOrigin,
  definition: RecordDefinition,
  key: readonly string[],
  step: 1 | -1,
): Promise<RecordMoved> {
  const { table } = definition
  const moved = await change(db, origin, async edit => {
    await lockTableRows(edit.tx, table)
    const row = await findRecordRow(edit.tx, definition, key)
    const all = await readLiveRows(edit.tx, definition, { max: maxRows })
    const among = amongOf(definition)
    const rows = all.filter(one => among.every(column => one[column] === row?.[column]))
    const positions = rows.map(({ id, position }) => ({ id: Number(id), position: Number(position) }))
    const plan = row && moveInOrder(positions, Number(row.id), step)
    if (!plan) return { ok: false as const, reason: 'cannot-move' as const }
    await edit.updateAll(
      table as EditableTable,
      plan.map(({ id, position }) => ({ key: { id }, columns: { position } })) as never,
    )
    return { ok: true as const }
  })
  return moved.ok ? { ok: true, changeSet: moved.changeSet } : { ok: false }
}

/** The columns with the same values in all records of one order, such as the menu of an entry. */
function amongOf({ fields }: RecordDefinition): readonly string[] {
  const { position } = fields
  return (position && !isRowsField(position) && position.lastAmong) || []
}
