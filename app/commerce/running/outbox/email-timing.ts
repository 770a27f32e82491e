const minute = 60_000
const hour = 60 * minute

/** How long a process may take to send a batch, in milliseconds, before another may try. Longer than a slow mail server needs. */
export const sendLease = 5 * minute

/** How long an email waits if what it reports may be undone, in milliseconds. */
export const undoDelay = minute

/** How many emails a job renders or sends at once. */
export const emailBatchSize = 10

/** Fewer than the mailer's connections, so other emails never wait for bulk emails. */
export const bulkEmailBatchSize = 2

const retryDelays = [
  minute,
  5 * minute,
  15 * minute,
  hour,
  3 * hour,
  6 * hour,
  12 * hour,
  12 * hour,
  12 * hour,
]

/** In milliseconds, after this many failed attempts; undefined after the tenth, when sending has failed. */
export function emailRetryDelay(attempts: number): number | undefined {
  return retryDelays[attempts - 1]
}

/** How long content and recipient of emails are stored, in milliseconds. */
export const emailRetention = 90 * 24 * hour
