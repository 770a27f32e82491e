/** Retention of personal data that no order needs. */
export const retentionDays = { checkoutDraft: 30, unconfirmedAddress: 7, contactMessage: 365 }

/** A background task that runs repeatedly, in one process at a time. */
export interface Job {
  name: string
  /** Between two runs, in milliseconds. */
  interval: number
  /** Does a small batch and returns how much was done. More than 0 runs it again at once. */
  run(now: Date, closing: AbortSignal): Promise<number>
}
