import { readWholeNumber } from '../values/whole-number.ts'

/** Reads a typed quantity plus `step`, clamped to 0…`limit`; text that isn't a whole number counts as 1. */
export function clampQuantity(typed: string | null, limit: number, step = 0): number {
  const number = readWholeNumber(typed) ?? 1
  return Math.min(Math.max(number + step, 0), limit)
}

/** The `step` that a stepper button sends; 0 for anything else. */
export function readQuantityStep(typed: string | null): -1 | 0 | 1 {
  if (typed === '1') return 1
  return typed === '-1' ? -1 : 0
}
