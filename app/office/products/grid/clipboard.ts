import {
  type CellEdit,
  type CellPlace,
  type CellRange,
  editOf,
  type GridSize,
  type ReadCell,
} from './grid-cells.ts'

/** The texts of a range as spreadsheets copy them: tabs between columns, a line for each row. */
export function copyRange({ top, bottom, left, right }: CellRange, read: ReadCell): string {
  const lines: string[] = []
  for (let row = top; row <= bottom; row++) {
    const cells: string[] = []
    for (let column = left; column <= right; column++) cells.push(quoted(read({ row, column })))
    lines.push(cells.join('\t'))
  }
  return lines.join('\n')
}

function quoted(text: string): string {
  return /[\t\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** The cells of copied text. Cells with tabs, line breaks or quotes are in quotes, and quotes in them are doubled. */
export function parseCopied(text: string): string[][] {
  const rows: string[][] = [[]]
  const cell = /(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/y
  const source = text.replaceAll(/\r\n?/g, '\n').replace(/\n$/, '')
  while (cell.lastIndex <= source.length) {
    const [, inQuotes, plain = '', end] = cell.exec(source) ?? ['', undefined, '', '']
    rows.at(-1)!.push(inQuotes === undefined ? plain.trim() : inQuotes.replaceAll('""', '"'))
    if (end === '\n') rows.push([])
    if (end === '') break
  }
  return rows
}

interface PasteTarget {
  range: CellRange
  size: GridSize
}

/**
 * The cells that pasting changes. One copied cell fills the range; more start at its first cell, and end with the grid. Numbers stay as
 * they are, for the reader of all typed numbers.
 */
export function pasteCells(copied: string, { range, size }: PasteTarget, read: ReadCell): CellEdit[] {
  const rows = parseCopied(copied)
  const isOne = rows.length === 1 && rows[0]!.length === 1
  const height = isOne ? range.bottom - range.top + 1 : rows.length
  const width = isOne ? range.right - range.left + 1 : Math.max(...rows.map(row => row.length))
  const edits: CellEdit[] = []
  for (let row = range.top; row < Math.min(range.top + height, size.rows); row++)
    for (let column = range.left; column < Math.min(range.left + width, size.columns); column++) {
      const text = isOne ? rows[0]![0] : rows[row - range.top]![column - range.left]
      if (text === undefined) continue
      const place: CellPlace = { row, column }
      edits.push(...editOf(place, read(place), text))
    }
  return edits
}
