/** A form that the shopper submitted. */
export interface NewChange {
  /** The form's action. */
  to: string
  fields: Readonly<Record<string, string>>
  /** The subject of a late response, such as a product's title. */
  subject?: string
  /** How much it adds to each count, for display until the shop responds. */
  counts?: Readonly<Record<string, number>>
  /** For optimistic display: any JSON value. Readers check its shape. */
  view?: unknown
  /** Replaces the unsent change before it with the same key: of five clicks on a stepper, only the last is sent. */
  mergeKey?: string
}

/** A change that the shop hasn't responded to. */
export interface PendingChange extends NewChange {
  /** Makes retries idempotent. */
  key: string
  /** In milliseconds; increases strictly. */
  at: number
}

/** A random key. */
export function newChangeKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
}

/** The pending changes among stored values, oldest first. Unknown shapes are dropped. */
export function readPendingChanges(values: readonly unknown[]): PendingChange[] {
  return values
    .map(readPendingChange)
    .filter(change => change !== undefined)
    .sort((a, b) => a.at - b.at || (a.key < b.key ? -1 : 1))
}

function readPendingChange(value: unknown): PendingChange | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { key, at, to, fields, subject, counts, view, mergeKey } = value as Record<string, unknown>
  if (typeof key !== 'string' || typeof at !== 'number') return undefined
  if (typeof to !== 'string' || !/^\/[a-z]/i.test(to) || !isRecordOf('string', fields)) return undefined
  if (counts !== undefined && !isRecordOf('number', counts)) return undefined
  return {
    key,
    at,
    to,
    fields: fields as Record<string, string>,
    ...(counts !== undefined && { counts: counts as Record<string, number> }),
    ...(view !== undefined && { view }),
    ...(typeof subject === 'string' && { subject }),
    ...(typeof mergeKey === 'string' && { mergeKey }),
  }
}

function isRecordOf(type: 'string' | 'number', value: unknown): boolean {
  return (
    typeof value === 'object' && value !== null && Object.values(value).every(entry => typeof entry === type)
  )
}

/** The later change with the counts of both. */
export function mergeChanges(earlier: NewChange, later: NewChange): NewChange {
  const counts: Record<string, number> = { ...earlier.counts }
  for (const [name, added] of Object.entries(later.counts ?? {})) counts[name] = (counts[name] ?? 0) + added
  return { ...later, counts }
}

/** The number in a count cookie; 0 without one or with anything the shop doesn't write. */
export function readCountCookie(cookies: string, name: string): number {
  return Number(new RegExp(`(?:^|; )${name}=(\\d{1,6})(?:;|$)`).exec(cookies)?.[1] ?? 0)
}

/** How much pending changes add to a count. */
export function pendingCount(pending: readonly PendingChange[], name: string): number {
  return pending.reduce((sum, { counts }) => sum + (counts?.[name] ?? 0), 0)
}

/** The delay before the next attempt, in milliseconds: 1 second, doubled with each failure up to a minute. */
export function retryDelay(failures: number): number {
  return Math.min(1000 * 2 ** (failures - 1), 60_000)
}

/** In milliseconds. Timers fire at once when they are set for more than 24.8 days. */
const maxRetryAfter = 60 * 60_000

/** The wait that a Retry-After header asks for, in milliseconds, at most an hour: seconds or a date (RFC 9110, 10.2.3); 0 otherwise. */
export function readRetryAfter(value: string | null, now: Date): number {
  const text = value ?? ''
  const seconds = Number(text)
  const wait = Number.isNaN(seconds) ? Date.parse(text) - now.getTime() : 1000 * seconds
  return Math.min(Math.max(wait || 0, 0), maxRetryAfter)
}
