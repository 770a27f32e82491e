/** Something that a shopper did, as a form of the shop sends it. */
export interface Change {
  /** The address of the form. */
  to: string
  fields: Readonly<Record<string, string>>
  /** What it is about, such as a product's title, for when its answer comes late. */
  about?: string
  /** How many more of each count it brings, for the header to show at once. */
  counts?: Readonly<Record<string, number>>
  /** What the screen draws meanwhile from it; something that JSON holds. */
  shown?: unknown
  /** It stands for what was done before under this name, unless that is sent: of a stepper pressed five times the last counts. */
  instead?: string
}

/** A change that the shop has not answered yet. */
export interface Waiting extends Change {
  /** Tells the shop that it is the same change when it comes again, because no answer came. */
  key: string
  /** When it was done, in milliseconds; later ones have larger numbers. */
  at: number
}

/** What the shop has not answered yet, first things first. Whoever wrote it down, only changes come out of it. */
export function inOrder(found: readonly unknown[]): Waiting[] {
  return found.filter(isWaiting).sort((a, b) => a.at - b.at || (a.key < b.key ? -1 : 1))
}

function isWaiting(value: unknown): value is Waiting {
  if (typeof value !== 'object' || value === null) return false
  const { to, fields, at, counts } = value as Record<string, unknown>
  return (
    typeof to === 'string' &&
    /^\/[a-z]/i.test(to) &&
    typeof at === 'number' &&
    isRecordOf('string', fields) &&
    (counts === undefined || isRecordOf('number', counts))
  )
}

function isRecordOf(kind: string, value: unknown): boolean {
  return (
    typeof value === 'object' && value !== null && Object.values(value).every(entry => typeof entry === kind)
  )
}

/** A change that stands for one that was not sent: what the first would have brought comes with it. */
export function merged(before: Change, change: Change): Change {
  const counts: Record<string, number> = { ...before.counts }
  for (const [name, more] of Object.entries(change.counts ?? {})) counts[name] = (counts[name] ?? 0) + more
  return { ...change, counts }
}

/** The number in a cookie that the shop counts in; 0 without one, and for what the shop did not write. */
export function readCount(cookies: string, name: string): number {
  return Number(new RegExp(`(?:^|; )${name}=(\\d{1,6})(?:;|$)`).exec(cookies)?.[1] ?? 0)
}

/** How many more of a count wait. */
export function waitingCount(waiting: readonly Waiting[], name: string): number {
  return waiting.reduce((sum, { counts }) => sum + (counts?.[name] ?? 0), 0)
}

/** How long the shop is left alone after so many times without an answer, in milliseconds. */
export function pauseAfter(failures: number): number {
  return Math.min(1000 * 2 ** (failures - 1), 60_000)
}
