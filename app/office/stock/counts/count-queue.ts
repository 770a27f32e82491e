import { keep, readKept } from '../../offline/kept-value.ts'

/** A number as typed, empty to count again, and when. */
export interface WaitingNumber {
  counted: string
  typedAt: number
}

/** Numbers by SKU that the shop doesn't have yet. */
export type WaitingNumbers = ReadonlyMap<string, WaitingNumber>

/** Of one person: others who use this browser send their own numbers. */
export interface CountQueueOwner {
  countId: number
  staffId: number
}

const keyOf = ({ countId, staffId }: CountQueueOwner) => `office-count:${staffId}:${countId}`

export function readCountQueue(owner: CountQueueOwner): WaitingNumbers {
  const stored = readKept(keyOf(owner))
  return new Map(Array.isArray(stored) ? stored.filter(isEntry) : [])
}

export function storeCountQueue(owner: CountQueueOwner, entries: WaitingNumbers): WaitingNumbers {
  keep(keyOf(owner), entries.size === 0 ? null : [...entries])
  return entries
}

function isEntry(value: unknown): value is [string, WaitingNumber] {
  if (!Array.isArray(value) || value.length !== 2) return false
  const [sku, waiting] = value as [unknown, Partial<WaitingNumber> | null]
  return (
    typeof sku === 'string' && typeof waiting?.counted === 'string' && typeof waiting.typedAt === 'number'
  )
}

/** `unreachable` numbers stay in the queue: also while the session is over, until somebody signs in again. */
export async function sendCounted(
  action: string,
  sku: string,
  { counted, typedAt }: WaitingNumber,
): Promise<'saved' | 'unreachable' | { message: string }> {
  try {
    const response = await fetch(action, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({ sku, counted, waited: String(Math.max(0, Date.now() - typedAt)) }),
    })
    if (response.ok) return 'saved'
    if (response.status !== 400 && response.status !== 409) return 'unreachable'
    const { message } = (await response.json()) as { message: string }
    return { message: `${sku}: ${message}` }
  } catch {
    return 'unreachable'
  }
}
