import { readWholeNumber } from '../whole-number.ts'

/**
 * Reads a quantity as typed, moved by `step`: 1 when it is not a whole number, never below 0 and never above `limit`,
 * the most of one product in one order line.
 */
export function readQuantity(typed: string | null, limit: number, step = 0): number {
  const number = readWholeNumber(typed) ?? 1
  return Math.min(Math.max(number + step, 0), limit)
}

/** By how many the pressed button of a stepper moves a quantity; 0 for everything that no button sends. */
export function readStep(typed: string | null): -1 | 0 | 1 {
  if (typed === '1') return 1
  return typed === '-1' ? -1 : 0
}

/** What a shopper reads who wants none of something. */
export const noneWantedInWords = 'Nothing was added: choose a quantity of at least 1.'
