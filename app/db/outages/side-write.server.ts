import { setTimeout } from 'node:timers/promises'
import { DatabaseUnavailable } from './database-unavailable.server.ts'

/** How long a read waits for its side write, in milliseconds. */
const maxDelay = 100

/**
 * Waits briefly for a write that belongs to a read, such as the date of a visit. The read goes on without it during an outage.
 * Throws the write's other errors.
 */
export async function sideWrite(write: Promise<unknown>): Promise<void> {
  const done = write.catch(error => {
    if (!(error instanceof DatabaseUnavailable)) throw error
  })
  await Promise.race([done, setTimeout(maxDelay, undefined, { ref: false })])
}
