/** A text table with the first column left-aligned and the others right-aligned. */
export function formatTable(
  title: string,
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const widths = heads.map((head, column) => Math.max(head.length, ...rows.map(row => row[column]!.length)))
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!)))
      .join('  ')
      .trimEnd()
  const rule = widths.map(width => '-'.repeat(width)).join('  ')
  return `\n${[title, '', line(heads), rule, ...rows.map(line)].join('\n')}\n`
}

export function formatGoal(isReached: boolean, text: string): string {
  return isReached ? `${text} reached` : `${text} missed`
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

export function formatTableNumber(value: number, digits = 0): string {
  return value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })
}

/** Bytes as KB of 1,000 bytes. */
export function formatKilobytes(bytes: number): string {
  return formatTableNumber(bytes / 1000, 1)
}
