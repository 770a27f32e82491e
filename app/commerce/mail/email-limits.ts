const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** At most so many in each window; windows follow one another without a gap, in milliseconds since 1970. */
export interface EmailWindow {
  length: number
  max: number
}

export interface EmailLimit {
  short: EmailWindow
  long: EmailWindow
}

/** What an address may be sent at the wish of visitors. Each has its own count, so that one cannot use up the other. */
export const emailBudgets = {
  /** Emails that a form sends to whatever address was typed there: all forms together. */
  forms: { short: { length: hour, max: 4 }, long: { length: day, max: 8 } },
  /** Receipts of withdrawals with what was typed there: whoever declares them knows a paid order and its address. */
  withdrawals: { short: { length: hour, max: 5 }, long: { length: day, max: 10 } },
  /** Emails about orders that nobody has paid. */
  'unpaid-orders': { short: { length: hour, max: 6 }, long: { length: day, max: 20 } },
} as const satisfies Record<string, EmailLimit>

export type EmailBudget = keyof typeof emailBudgets

/** Each kind of mailing to many writes at most so many emails a minute, for all recipients together. */
export const mailingPerMinute = 60

export const mailingLimit: EmailLimit = {
  short: { length: minute, max: mailingPerMinute },
  long: { length: day, max: mailingPerMinute * 24 * 60 },
}

/** Counts are kept for so long after their longest window began, in milliseconds: then it is over. */
export const countsKeptFor = day

/** When the window began that this moment is in. */
export function windowStart(now: Date, length: number): string {
  return new Date(Math.floor(now.getTime() / length) * length).toISOString()
}
