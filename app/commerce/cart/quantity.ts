import { readWholeNumber } from '../whole-number.ts'

/**
 * Reads a quantity that a form sent, a whole number from 0 to 999, moved by the button of a stepper. Undefined for everything
 * that no form sends.
 */
export function readCount(typed: string | undefined, step = '0'): number | undefined {
  const number = readWholeNumber(typed, 999)
  if (number === undefined || !/^(-1|0|1)$/.test(step)) return undefined
  return Math.max(number + Number(step), 0)
}

/** What bounds the quantity of a line: the most of one product in one order, and what is there. */
export interface Bounds {
  limit: number
  available: number
}

/** Why a line has fewer than were wanted. */
export type Short = 'limit' | 'stock'

export type Bounded =
  /** `took` is how many more there are now; `short` says why there are not as many as were wanted. */
  | { ok: true; quantity: number; took: number; short: Short | null }
  | { ok: false; because: 'sold-out' | 'at-limit' | 'none-left' }

/** Adds to a line what can be added. What is in it already stays, also when there is less by now. */
export function addQuantity(had: number, more: number, bounds: Bounds): Bounded {
  if (bounds.available === 0) return { ok: false, because: 'sold-out' }
  const quantity = Math.max(had, Math.min(had + more, mostOf(bounds)))
  const took = quantity - had
  if (took === 0) return { ok: false, because: shortBy(bounds) === 'limit' ? 'at-limit' : 'none-left' }
  return { ok: true, quantity, took, short: took < more ? shortBy(bounds) : null }
}

/** Sets a line to what was wanted, as far as it can be had. */
export function setQuantity(had: number, wanted: number, bounds: Bounds): Bounded {
  if (bounds.available === 0) return { ok: false, because: 'sold-out' }
  const quantity = Math.min(wanted, mostOf(bounds))
  return { ok: true, quantity, took: quantity - had, short: quantity < wanted ? shortBy(bounds) : null }
}

/** How many of a line can be had now. */
export function mostOf({ limit, available }: Bounds): number {
  return Math.min(limit, available)
}

function shortBy({ limit, available }: Bounds): Short {
  return limit <= available ? 'limit' : 'stock'
}
