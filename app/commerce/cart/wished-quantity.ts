/**
 * Reads a quantity as typed, moved by `step`: 1 when it is not a whole number, never below 0 and never above `limit`,
 * the most of one product in one order line.
 */
export function readQuantity(typed: string | null, limit: number, step = 0): number {
  const number = typed !== null && /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : 1
  return Math.min(Math.max(number + step, 0), limit)
}

/** What a shopper reads who wants none of something. */
export const noneWantedInWords = 'Nothing was added: choose a quantity of at least 1.'
