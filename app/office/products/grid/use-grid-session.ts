import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import type { WrongCell } from './grid-checks.ts'
import type { GridSession } from './grid-session.ts'
import type { CellTexts, GridSheet } from './grid-sheet.ts'
import { startGrid } from './start-grid.ts'

const neverChanges = () => () => {}

/** Whether the grid has all rows. The server sends a page of them, for browsers without JavaScript. */
export function useIsSheet(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}

interface GridSessionOptions {
  sheet: GridSheet
  /** The rows that the filter shows. */
  order: readonly number[]
  /** Takes a sentence about the range. */
  note: RefObject<HTMLElement | null>
  currency: string
  /** With which the shop answered, by field. */
  errors: CellTexts
  onWrong: (wrong: readonly WrongCell[]) => void
}

/** Turns a table of inputs into a sheet of all rows with keys, ranges, a clipboard and checks. */
export function useGridSession(
  table: RefObject<HTMLTableElement | null>,
  { sheet, order, note, currency, errors, onWrong }: GridSessionOptions,
) {
  const session = useRef<GridSession>(null)
  useEffect(() => {
    const closing = new AbortController()
    // Rendering hundreds of fields for each key would take longer than typing.
    const say = (text: string) => {
      if (note.current && note.current.textContent !== text) note.current.textContent = text
    }
    session.current = startGrid(table.current!, { sheet, currency, say, report: onWrong }, closing.signal)
    return () => closing.abort()
  }, [table, sheet, note, currency, onWrong])
  useEffect(() => session.current!.checks.refuse(errors), [errors])
  useLayoutEffect(() => session.current?.showRows(order), [order])
  const onFilled = useCallback(() => session.current?.showAgain(), [])
  const errorOf = useCallback(
    (field: string) => (session.current ? session.current.checks.textOf(field) : errors[field]),
    [errors],
  )
  return { session, onFilled, errorOf }
}
