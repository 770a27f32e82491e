import {
  type ChangeSet,
  countChangedRows,
  findChangeSet,
  readChangeSets,
} from '#commerce/editing/changes/change-set-store.server.ts'
import { countSteps, readStepsBackwards } from '#commerce/editing/changes/undo/change-history-store.server.ts'
import type { UndoConflict } from '#commerce/editing/changes/undo/undo-conflict.ts'
import { finishChangeBatches } from '#commerce/editing/compensations/change-batches-job.server.ts'
import { undo } from '#commerce/editing/compensations/undo.server.ts'
import { loadSetting } from '#commerce/running/settings/load-settings.server.ts'
import { commandLineActor as actor } from '#commerce/values/actor.ts'
import { readId } from '#commerce/values/whole-number.ts'
import { commandMessages } from '#messages/shop-commands.ts'
import { changedRowsText, readable, valuesText } from './changed-rows.ts'
import { failed, isoMinute, mistyped, type ShopCommand, succeeded } from './command.ts'

const { summaries } = commandMessages

const maxListed = 50

/** Steps of one change set that are shown. */
const maxSteps = 500

export const changeCommands: Record<string, ShopCommand> = {
  list: {
    usage: 'list [BEFORE]',
    summary: summaries.listChanges,
    async run({ db, words: [before = ''] }) {
      const sets = await readChangeSets(db, maxListed, readId(before))
      if (sets.length === 0) return succeeded(commandMessages.noChanges)
      const ids = sets.map(({ id }) => id)
      const counts = Map.groupBy(await countChangedRows(db, ids), ({ changeSet }) => changeSet)
      return succeeded(...sets.map(set => changeSetLine(set, counts.get(set.id))))
    },
  },
  show: {
    usage: 'show ID',
    summary: summaries.showChange,
    async run({ db, words: [typed = ''] }) {
      const set = await findChangeSet(db, readId(typed) ?? 0)
      if (!set) return failed(commandMessages.undoRefusals['unknown-change'])
      const currency = await loadSetting(db, 'currency')
      const to = await countSteps(db, set.id)
      const steps = await readStepsBackwards(db, set.id, { from: Math.max(to - maxSteps, 0), to })
      return succeeded(
        changeSetLine(set),
        ...steps.toReversed().map(({ table, key, before, after }) =>
          [
            `  ${table}`,
            valuesText({ table, key, currency }, key),
            commandMessages.fromTo({
              before: valuesText({ table, key, currency }, before),
              after: valuesText({ table, key, currency }, after),
            }),
          ].join('  '),
        ),
      )
    },
  },
  undo: {
    usage: 'undo ID [--conflicts skip]',
    summary: summaries.undo,
    options: ['conflicts'],
    async run({ db, words: [typed = ''], options: { conflicts = 'stop' }, now }) {
      const onConflict = (['stop', 'skip', 'force'] as const).find(one => one === conflicts)
      if (!onConflict) return mistyped(commandMessages.conflictChoices)
      const currency = await loadSetting(db, 'currency')
      const conflictLines = (conflict: UndoConflict) => linesOf(conflict, currency)
      const undone = await undo(db, readId(typed) ?? 0, { actor, now, onConflict })
      if (undone.ok) {
        if (!undone.isFinished) await finishChangeBatches(db)
        return succeeded(
          commandMessages.undone({ change: undone.changeSet }),
          ...undone.skipped.flatMap(conflictLines),
        )
      }
      if (undone.reason !== 'conflict') return failed(commandMessages.undoRefusals[undone.reason])
      return failed(
        commandMessages.undoStopped,
        ...undone.conflicts.flatMap(conflictLines),
        commandMessages.conflictChoices,
      )
    },
  },
}

function changeSetLine(
  { id, createdAt, actor, cause, reason, undoes }: ChangeSet,
  counts: readonly { table: string; rows: number }[] = [],
): string {
  const about = undoes === null ? reason : commandMessages.undoOf({ change: undoes })
  return [
    id,
    isoMinute(createdAt),
    commandMessages.actors[actor.kind](actor),
    ...(cause === actor.kind ? [] : [cause]),
    ...(counts.length > 0 ? [changedRowsText(counts)] : []),
    about,
  ]
    .join('  ')
    .trimEnd()
}

function linesOf({ table, key, reason, columns, changedBy }: UndoConflict, currency: string): string[] {
  const row = { table, key, currency }
  const shown = (column: string, value: unknown) => readable(row, column, value)
  const by = changedBy && {
    change: changedBy.changeSet,
    actor: commandMessages.actors[changedBy.actor.kind](changedBy.actor),
  }
  return [
    `  ${table} ${valuesText(row, key)}: ${commandMessages.conflict({ reason, by })}`,
    ...columns.map(
      ({ column, current, restored }) =>
        `    ${commandMessages.conflictingColumn({
          column,
          current: shown(column, current),
          restored: shown(column, restored),
        })}`,
    ),
  ]
}
