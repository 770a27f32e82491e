import type { CellEdit } from './grid-cells.ts'

/** Edits of cells, for undo and redo. */
export interface GridHistory {
  past: readonly (readonly CellEdit[])[]
  future: readonly (readonly CellEdit[])[]
}

export const emptyHistory: GridHistory = { past: [], future: [] }

const maxSteps = 200

/** Adds what was done at once. It can no longer be followed by what was taken back before. */
export function addStep({ past, future }: GridHistory, edits: readonly CellEdit[]): GridHistory {
  if (edits.length === 0) return { past, future }
  return { past: [...past, edits].slice(-maxSteps), future: [] }
}

/** The history after the last step was taken back, and the edits that do so; undefined without one. */
export function takeBack(history: GridHistory): { history: GridHistory; edits: CellEdit[] } | undefined {
  const last = history.past.at(-1)
  if (!last) return undefined
  const edits = last.map(edit => ({ ...edit, before: edit.after, after: edit.before })).reverse()
  return { edits, history: { past: history.past.slice(0, -1), future: [...history.future, last] } }
}

/** The history after the last taken back step was done again; undefined without one. */
export function doAgain(
  history: GridHistory,
): { history: GridHistory; edits: readonly CellEdit[] } | undefined {
  const next = history.future.at(-1)
  if (!next) return undefined
  return { edits: next, history: { past: [...history.past, next], future: history.future.slice(0, -1) } }
}
