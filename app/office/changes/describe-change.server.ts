import { rulesOf } from '#commerce/editing/changes/editable-tables.ts'
import type { StepCounts } from '#commerce/editing/changes/history/change-entries-store.server.ts'
import type { ChangeEntry } from '#commerce/editing/changes/history/read-change-history.server.ts'
import type { RowNames } from '#commerce/editing/changes/history/row-names-store.server.ts'
import { can } from '#commerce/people/staff/role.ts'
import type { SignedInStaff } from '#commerce/people/staff/signed-in-staff.ts'
import { undoPermissions } from '#commerce/people/staff/undo-permissions.ts'
import { changedRowMessages } from '#messages/office/changed-rows.ts'
import { changeMessages } from '#messages/office/changes.ts'
import { formatShopMinute, formatShopTime, toShopDay } from '#messages/shop-time.server.ts'
import type { ChangeView } from './change-view.ts'
import { describeStep, rowName } from './describe-row.server.ts'

/** Lines of a change in the list. */
const maxLines = 6

/** A change in words, and whether this person may undo it. */
export function describeChange(
  entry: ChangeEntry,
  names: RowNames,
  reader: Pick<SignedInStaff, 'id' | 'role'>,
  { allLines = false } = {},
): ChangeView {
  const { id, actor, createdAt, undoneBy, counts } = entry
  const lines = entry.steps.flatMap(step => describeStep(step, names))
  const refusal = undoRefusal(entry, reader)
  const { actors, undoneBy: undoneText, leftOut, cannotUndo, stillRunning } = changeMessages
  const skipped = sumOfCounts(counts, ['skipped'])
  const rows = sumOfRows(counts)
  return {
    id,
    title: changeTitle(entry, names),
    time: formatShopTime(createdAt),
    at: createdAt,
    day: toShopDay(createdAt),
    by: actors[actor.kind](actor.name),
    lines: allLines ? lines : lines.slice(0, maxLines),
    isCut: !allLines && (lines.length > maxLines || rows > entry.steps.length),
    rows,
    notes: [
      ...(entry.finishedAt === null ? [stillRunning] : []),
      ...(undoneBy
        ? [undoneText(actors[undoneBy.actor.kind](undoneBy.actor.name), formatShopMinute(undoneBy.createdAt))]
        : []),
      ...(skipped > 0 ? [leftOut(skipped)] : []),
      ...(refusal ? [cannotUndo[refusal]] : []),
    ],
    undo:
      refusal || counts.length === 0 ? null : { changeSet: undoneBy?.id ?? id, isRedo: undoneBy !== null },
    isUndone: undoneBy !== null,
  }
}

/** Everybody may undo their own, as long as they may still change those rows. Of an undone change, the undo is undone. */
export function undoRefusal(
  { finishedAt, counts, steps, actor, undoneBy }: ChangeEntry,
  { id, role }: Pick<SignedInStaff, 'id' | 'role'>,
): keyof typeof changeMessages.cannotUndo | undefined {
  if (finishedAt === null) return 'unfinished'
  if (counts.some(({ table }) => rulesOf(table)?.personal)) return 'personal-data'
  if (counts.some(({ table }) => table === 'customer_export')) return 'download'
  const rows = [...steps, ...counts.map(({ table }) => ({ table, key: {} }))]
  if (!undoPermissions(rows).every(permission => can(role, permission))) return 'forbidden'
  const isOwn = (undoneBy?.actor ?? actor).staffId === id
  return isOwn || can(role, 'changes.undo') ? undefined : 'forbidden'
}

/** "Lowered prices by 10%", "Undid “Lowered prices by 10%”" */
function changeTitle(entry: ChangeEntry, names: RowNames): string {
  const title = titleWithoutUndo(entry, names)
  if (entry.undoDepth === 0) return title
  return entry.undoDepth % 2 === 1 ? changedRowMessages.undid(title) : changedRowMessages.redid(title)
}

/** The reason in a merchant's words, or a sentence about its rows. Of an undo, that of the change it undid. */
export function titleWithoutUndo(entry: ChangeEntry, names: RowNames): string {
  const { reason, undoDepth, counts } = entry
  // Reasons of one word are codes.
  if (reason.includes(' ')) return reason
  const isUndo = undoDepth % 2 === 1
  const done = isUndo
    ? counts.map(({ added, deleted, ...of }) => ({ ...of, added: deleted, deleted: added }))
    : counts
  return titleOfCounts(entry, done, names)
}

/** Tables after which a change is named first. */
const mainTables = ['product', 'variant', 'collection', 'delivery_method', 'customer_order']

function titleOfCounts(entry: ChangeEntry, counts: readonly StepCounts[], names: RowNames): string {
  const { one, several, mixed, nothing, removed, restored } = changedRowMessages
  const main = counts.find(({ table }) => mainTables.includes(table)) ?? counts[0]
  if (!main) return nothing
  const { table, added, deleted, changed, skipped } = main
  const step = entry.steps.find(step => step.table === table) ?? entry.steps[0]
  const name = step && rowName(step, names)
  // A ledger only ever gets new rows.
  const verb = !rulesOf(table) ? 'changed' : added > 0 ? 'added' : deleted > 0 ? 'deleted' : 'changed'
  const count = added + deleted + changed + skipped
  if (table === 'order_packing') return changedRowMessages.packed(count, name)
  if (count > 1)
    return Math.max(added, deleted, changed) === count ? several(verb, table, count) : mixed(table, undefined)
  if (table === 'shipment' && name !== undefined) return changedRowMessages.shipped(name)
  if (table === 'staff_note' && name !== undefined) return changedRowMessages.noted(name)
  if (table === 'order_edit' && name !== undefined) return changedRowMessages.edited(name)
  if (table === 'customer_export' && name !== undefined) return changedRowMessages.downloaded(name)
  if (table === 'customer_deletion' && name !== undefined)
    return changedRowMessages.deletionOf(name, added > 0)
  if (name === undefined) return several(verb, table, count)
  const isRemoval = step?.after && 'removed_at' in step.after
  if (verb === 'changed' && isRemoval) {
    const isRemoved = (step.after!.removed_at !== null) === (entry.undoDepth % 2 === 0)
    return isRemoved ? removed(name) : restored(name)
  }
  return one(verb, table, name)
}

export function sumOfRows(counts: readonly StepCounts[]): number {
  return sumOfCounts(counts, ['added', 'deleted', 'changed', 'skipped'])
}

function sumOfCounts(
  counts: readonly StepCounts[],
  columns: readonly ('added' | 'deleted' | 'changed' | 'skipped')[],
): number {
  return counts.reduce((sum, of) => sum + columns.reduce((own, column) => own + of[column], 0), 0)
}
