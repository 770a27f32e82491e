import { readWholeNumber } from '../values/whole-number.ts'

/** More than any line may have. */
export const maxTypedQuantity = 999

/** Reads a typed quantity from 0 to 999, plus the `step` of a stepper button; undefined for anything the shop's forms don't send. */
export function readFormQuantity(typed: string | undefined, step = '0'): number | undefined {
  const number = readWholeNumber(typed, maxTypedQuantity)
  if (number === undefined || !/^(-1|0|1)$/.test(step)) return undefined
  return steppedQuantity(number, Number(step))
}

/** A quantity after a press on a stepper button. */
export function steppedQuantity(quantity: number, step: number): number {
  return Math.max(quantity + step, 0)
}

export interface QuantityBounds {
  /** Maximum quantity of one line. */
  limit: number
  /** Units in stock. */
  available: number
}

type QuantityCap = 'limit' | 'stock'

export type BoundedQuantity =
  /** `delta` is the difference to the previous quantity; `limitedBy` is null when all of the request fits. */
  | { ok: true; quantity: number; delta: number; limitedBy: QuantityCap | null }
  | { ok: false; reason: 'sold-out' | 'at-limit' | 'none-left' }

/** Adds as many as fit. A quantity that already exceeds the bounds stays. */
export function addQuantity(had: number, more: number, bounds: QuantityBounds): BoundedQuantity {
  if (bounds.available === 0) return { ok: false, reason: 'sold-out' }
  const quantity = Math.max(had, Math.min(had + more, maxQuantity(bounds)))
  const delta = quantity - had
  if (delta === 0) return { ok: false, reason: quantityCap(bounds) === 'limit' ? 'at-limit' : 'none-left' }
  return { ok: true, quantity, delta, limitedBy: delta < more ? quantityCap(bounds) : null }
}

/** Sets the quantity to what was requested, or as many as fit. */
export function setQuantity(had: number, requested: number, bounds: QuantityBounds): BoundedQuantity {
  if (bounds.available === 0) return { ok: false, reason: 'sold-out' }
  const quantity = Math.min(requested, maxQuantity(bounds))
  return {
    ok: true,
    quantity,
    delta: quantity - had,
    limitedBy: quantity < requested ? quantityCap(bounds) : null,
  }
}

export function maxQuantity({ limit, available }: QuantityBounds): number {
  return Math.min(limit, available)
}

function quantityCap({ limit, available }: QuantityBounds): QuantityCap {
  return limit <= available ? 'limit' : 'stock'
}
