import { setTimeout } from 'node:timers/promises'
import { DatabaseUnavailable } from './database-unavailable.server.ts'

/** How long a read waits for what it writes on the side, in milliseconds. */
const maxDelay = 100

/**
 * Waits for a write that a read does on the side, such as the date of a visit; but not long, and the read goes on without it
 * while the database takes no writes. Throws what the write throws for any other reason.
 */
export async function sideWrite(write: Promise<unknown>): Promise<void> {
  const done = write.catch(error => {
    if (!(error instanceof DatabaseUnavailable)) throw error
  })
  await Promise.race([done, setTimeout(maxDelay, undefined, { ref: false })])
}
