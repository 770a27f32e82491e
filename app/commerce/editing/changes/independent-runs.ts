import { keyText, type TableRow } from './change-set.ts'

/** Splits changes into runs in which no row occurs twice, by its old or its new key, so that a run can be written at once. */
export function independentRuns<T extends { key: TableRow; columns: TableRow }>(
  changes: readonly T[],
  keyColumns: readonly string[],
): T[][] {
  const runs: T[][] = []
  let seen = new Set<string>()
  for (const change of changes) {
    const keys = [keyText(change.key, keyColumns), keyText({ ...change.key, ...change.columns }, keyColumns)]
    if (runs.length === 0 || keys.some(key => seen.has(key))) {
      runs.push([])
      seen = new Set()
    }
    runs.at(-1)!.push(change)
    for (const key of keys) seen.add(key)
  }
  return runs
}
