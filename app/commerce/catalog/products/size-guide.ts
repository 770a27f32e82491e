import { nonEmptyLines } from '../../values/non-empty-lines.ts'

/** The measurements of a product's sizes, in centimeters. */
export interface SizeGuide {
  /** How to measure; may be empty. */
  notes: string[]
  /** "Chest", "Length". */
  measures: string[]
  sizes: { name: string; centimeters: number[] }[]
}

/**
 * Reads a merchant's text: notes, then a line such as `Size: Chest, Length` and one such as `S: 48, 68.5` for each size.
 * Undefined if such lines are missing, or if one doesn't have a positive number for each measure.
 */
export function parseSizeGuide(text: string): SizeGuide | undefined {
  const lines = nonEmptyLines(text)
  const first = lines.findIndex(line => line.includes(': '))
  const [head, ...rows] = lines.slice(first === -1 ? lines.length : first).map(splitRow)
  if (!head || rows.length === 0) return undefined
  const sizes = rows.map(({ name, values }) => ({ name, centimeters: values.map(Number) }))
  const isComplete = sizes.every(
    ({ centimeters }) => centimeters.length === head.values.length && centimeters.every(cm => cm > 0),
  )
  return isComplete ? { notes: lines.slice(0, first), measures: head.values, sizes } : undefined
}

function splitRow(line: string): { name: string; values: string[] } {
  const [name = '', values = ''] = line.split(': ')
  return { name, values: values.split(',').map(value => value.trim()) }
}

/** To the half inch: tailors use nothing finer for clothes. */
export function toInches(centimeters: number): number {
  return Math.round((centimeters / 2.54) * 2) / 2
}
