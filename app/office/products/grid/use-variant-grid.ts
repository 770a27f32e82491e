import { type RefObject, useEffect, useRef } from 'react'
import type { WrongCell } from './grid-checks.ts'
import type { GridSession } from './grid-session.ts'
import { startGrid } from './start-grid.ts'

interface VariantGridOptions {
  /** Takes a sentence about the range. */
  note: RefObject<HTMLElement | null>
  currency: string
  /** With which the shop answered, by field. */
  errors: Readonly<Record<string, string | undefined>>
  onWrong: (wrong: readonly WrongCell[]) => void
}

/** Turns a table of inputs into a grid with keys, ranges, a clipboard and checks. */
export function useVariantGrid(
  table: RefObject<HTMLTableElement | null>,
  { note, currency, errors, onWrong }: VariantGridOptions,
): RefObject<GridSession | null> {
  const session = useRef<GridSession>(null)
  useEffect(() => {
    const closing = new AbortController()
    // Rendering hundreds of fields for each key would take longer than typing.
    const say = (text: string) => {
      if (note.current && note.current.textContent !== text) note.current.textContent = text
    }
    session.current = startGrid(table.current!, { currency, say, report: onWrong }, closing.signal)
    return () => closing.abort()
  }, [table, note, currency, onWrong])
  useEffect(() => session.current!.checks.refuse(errors), [errors])
  return session
}
