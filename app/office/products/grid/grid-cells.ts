/** A cell by its place among the rows and columns of the grid. */
export interface CellPlace {
  row: number
  column: number
}

export interface GridSize {
  rows: number
  columns: number
}

/** The cells between two corners, both included. */
export interface CellRange {
  top: number
  bottom: number
  left: number
  right: number
}

/** A cell that was typed into, filled or pasted, with its text before. */
export interface CellEdit extends CellPlace {
  before: string
  after: string
}

/** Reads the text of a cell. */
export type ReadCell = (place: CellPlace) => string

const steps: Record<string, CellPlace> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
}

/** The cell that a key leads to, within the grid; undefined for keys that don't move. `isFar` goes to the edge. */
export function moveCell(from: CellPlace, key: string, size: GridSize, isFar = false): CellPlace | undefined {
  if (key === 'Home') return { row: isFar ? 0 : from.row, column: 0 }
  if (key === 'End') return { row: isFar ? size.rows - 1 : from.row, column: size.columns - 1 }
  const step = steps[key]
  if (!step) return undefined
  const far = isFar ? Math.max(size.rows, size.columns) : 1
  return {
    row: clamp(from.row + step.row * far, size.rows),
    column: clamp(from.column + step.column * far, size.columns),
  }
}

function clamp(value: number, size: number): number {
  return Math.max(0, Math.min(size - 1, value))
}

export function rangeBetween(one: CellPlace, other: CellPlace): CellRange {
  return {
    top: Math.min(one.row, other.row),
    bottom: Math.max(one.row, other.row),
    left: Math.min(one.column, other.column),
    right: Math.max(one.column, other.column),
  }
}

/** The cells of a range, row by row. */
export function placesIn({ top, bottom, left, right }: CellRange): CellPlace[] {
  const places: CellPlace[] = []
  for (let row = top; row <= bottom; row++)
    for (let column = left; column <= right; column++) places.push({ row, column })
  return places
}

/** The range that is filled down: a single row, to the end of the grid. */
export function rangeToFill(range: CellRange, { rows }: GridSize): CellRange {
  return range.top === range.bottom ? { ...range, bottom: rows - 1 } : range
}

/** Copies the first row of a range into the others. */
export function fillDown(range: CellRange, read: ReadCell): CellEdit[] {
  return repeatDown({ ...range, bottom: range.top }, range.bottom, read)
}

/** Repeats the rows of a range down to another row. */
export function repeatDown(range: CellRange, last: number, read: ReadCell): CellEdit[] {
  const { top, bottom } = range
  return placesIn({ ...range, top: bottom + 1, bottom: last }).flatMap(place => {
    const row = top + ((place.row - top) % (bottom - top + 1))
    return editOf(place, read(place), read({ row, column: place.column }))
  })
}

/** An edit, unless the text stays the same. */
export function editOf(place: CellPlace, before: string, after: string): CellEdit[] {
  return before === after ? [] : [{ ...place, before, after }]
}
