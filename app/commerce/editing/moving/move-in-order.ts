export interface PositionedRow {
  id: number
  position: number
}

/**
 * The new positions of the rows that change when one moves a step up or down among these, which are in order. Undefined where
 * the list ends. Rows that shared a position are all numbered anew.
 */
export function moveInOrder(
  rows: readonly PositionedRow[],
  id: number,
  step: 1 | -1,
): PositionedRow[] | undefined {
  const at = rows.findIndex(row => row.id === id)
  const [row, neighbor] = [rows[at], rows[at + step]]
  if (!row || !neighbor) return undefined
  if (row.position !== neighbor.position)
    return [
      { id, position: neighbor.position },
      { id: neighbor.id, position: row.position },
    ]
  return rows
    .toSpliced(at, 1)
    .toSpliced(at + step, 0, row)
    .map(({ id, position }, index) => ({ id, before: position, position: index + 1 }))
    .filter(({ before, position }) => before !== position)
    .map(({ id, position }) => ({ id, position }))
}
