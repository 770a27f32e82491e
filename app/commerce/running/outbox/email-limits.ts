const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Windows are consecutive, counted from 1970. `length` is in milliseconds. */
interface EmailWindow {
  length: number
  max: number
}

export interface EmailLimit {
  short: EmailWindow
  long: EmailWindow
}

/** Per mailbox. They are counted separately, so one can't use up another. */
export const emailBudgets = {
  /** Emails that forms send to the address typed into them, all forms together. */
  forms: { short: { length: hour, max: 4 }, long: { length: day, max: 8 } },
  /** Codes to sign in: each can be guessed five times. */
  'sign-ins': { short: { length: hour, max: 3 }, long: { length: day, max: 12 } },
  /** Codes to confirm an account that is signed in. */
  confirmations: { short: { length: hour, max: 3 }, long: { length: day, max: 12 } },
  /** Full withdrawal receipts: their sender knows a paid order and its address. */
  withdrawals: { short: { length: hour, max: 5 }, long: { length: day, max: 10 } },
  /** Messages to the shop. Its list of messages has those over budget, too. */
  messages: { short: { length: hour, max: 60 }, long: { length: day, max: 300 } },
  /** Emails about unpaid orders. */
  'unpaid-orders': { short: { length: hour, max: 6 }, long: { length: day, max: 20 } },
} as const satisfies Record<string, EmailLimit>

export type EmailBudget = keyof typeof emailBudgets

/** Per kind of bulk email, for all recipients together. */
export const bulkEmailsPerMinute = 60

export const bulkEmailLimit: EmailLimit = {
  short: { length: minute, max: bulkEmailsPerMinute },
  long: { length: day, max: bulkEmailsPerMinute * 24 * 60 },
}

/** In milliseconds, from the start of the longest window. */
export const emailCountRetention = day

/** When the current window began. `length` is in milliseconds. */
export function windowStart(now: Date, length: number): string {
  return new Date(Math.floor(now.getTime() / length) * length).toISOString()
}
