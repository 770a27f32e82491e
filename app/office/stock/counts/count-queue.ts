/** Numbers by SKU that the shop doesn't have yet. */
type CountQueueEntries = ReadonlyMap<string, string>

const keyOf = (countId: number) => `office-count:${countId}`

export function readCountQueue(countId: number): CountQueueEntries {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(countId)) ?? '[]')
    if (!Array.isArray(stored)) return new Map()
    return new Map(stored.filter(isEntry))
  } catch {
    return new Map()
  }
}

/** Returns the entries. A full or blocked storage only costs them when the tab is closed. */
export function storeCountQueue(countId: number, entries: CountQueueEntries): CountQueueEntries {
  try {
    if (entries.size === 0) localStorage.removeItem(keyOf(countId))
    else localStorage.setItem(keyOf(countId), JSON.stringify([...entries]))
  } catch {
    // As above.
  }
  return entries
}

function isEntry(value: unknown): value is [string, string] {
  return Array.isArray(value) && value.length === 2 && value.every(part => typeof part === 'string')
}

/** `unreachable` numbers stay in the queue: also while the session is over, until somebody signs in again. */
export async function sendCounted(
  action: string,
  line: { sku: string; counted: string },
): Promise<'saved' | 'unreachable' | { message: string }> {
  try {
    const response = await fetch(action, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams(line),
    })
    if (response.ok) return 'saved'
    if (response.status !== 400 && response.status !== 409) return 'unreachable'
    const { message } = (await response.json()) as { message: string }
    return { message: `${line.sku}: ${message}` }
  } catch {
    return 'unreachable'
  }
}
