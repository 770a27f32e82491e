import type { PickItem } from '#commerce/orders/picking/pick-item.ts'
import type { Picking } from '#commerce/orders/picking/picking.ts'
import { readStored, storedKeys, storeValue } from '#web/browser/stored-value.ts'

/** A list with the picks of one person, as this phone keeps it. */
export interface ShownPicking {
  picking: Picking
  /** In walking order. */
  items: readonly PickItem[]
  hasMore: boolean
}

interface StoredPicking extends ShownPicking {
  format: typeof format
  at: number
}

/** Other formats are of other versions of this page. */
const format = 1

/** In milliseconds: nobody goes on with the cart of last week. */
const maxAge = 3 * 24 * 60 * 60 * 1000

const prefix = 'office-picking:'

/** Each list has its own picks, and so does each person. */
export function pickingKey(staffId: number, search: string): string {
  return `${prefix}${staffId}:${search}`
}

export function readPicking(key: string, now: number): ShownPicking | undefined {
  const stored = readStored(key) as Partial<StoredPicking> | null
  const isCurrent = stored?.format === format && now - (stored.at ?? 0) < maxAge
  return isCurrent ? (stored as StoredPicking) : undefined
}

/** Returns what it keeps. */
export function keepPicking(key: string, shown: ShownPicking, now: number): ShownPicking {
  const stored: StoredPicking = { ...shown, format, at: now }
  storeValue(key, stored)
  return shown
}

export function forgetOldPicking(now: number): void {
  for (const key of storedKeys(prefix)) if (!readPicking(key, now)) storeValue(key, null)
}
