import { type RefObject, useEffect } from 'react'
import { startGrid } from './start-grid.ts'

/** Turns a table of inputs into a grid with keys, ranges and a clipboard. A sentence about the range goes into `note`. */
export function useVariantGrid(
  table: RefObject<HTMLTableElement | null>,
  note: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const closing = new AbortController()
    // Rendering hundreds of fields for each key would take longer than typing.
    const say = (text: string) => {
      if (note.current) note.current.textContent = text
    }
    startGrid(table.current!, say, closing.signal)
    return () => closing.abort()
  }, [table, note])
}
