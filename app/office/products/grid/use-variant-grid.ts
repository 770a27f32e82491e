import { type RefObject, useEffect } from 'react'
import { startGrid } from './start-grid.ts'

/** Turns a table of inputs into a grid with keys, ranges and a clipboard. `say` gets a sentence about the range. */
export function useVariantGrid(table: RefObject<HTMLTableElement | null>, say: (text: string) => void): void {
  useEffect(() => {
    const closing = new AbortController()
    startGrid(table.current!, say, closing.signal)
    return () => closing.abort()
  }, [table, say])
}
