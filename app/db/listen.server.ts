import { setTimeout } from 'node:timers/promises'
import { Backoff } from './backoff.ts'
import { ShopClient } from './postgres-client.server.ts'

/** What a PostgreSQL database calls out when the catalogue changed. */
export const catalogChannel = 'tote_catalog'

/** Pauses between attempts to connect again, in milliseconds. */
const firstPause = 100
const longestPause = 5000

/**
 * Hears at once of what other processes change in a PostgreSQL database. A call that is made while the connection is lost
 * is lost too, so `heard` is also called whenever it is back. Returns how to stop.
 */
export function listen(databaseUrl: string, channel: string, heard: () => void): () => Promise<void> {
  const stopping = new AbortController()
  const backoff = new Backoff(firstPause, longestPause)
  let client: ShopClient

  async function keepListening(): Promise<void> {
    while (!stopping.signal.aborted) {
      client = new ShopClient({ connectionString: databaseUrl })
      const over = new Promise(resolve => void client.once('end', resolve))
      client.on('notification', heard)
      try {
        await client.connect()
        await client.query(`listen ${client.escapeIdentifier(channel)}`)
        backoff.reset()
        heard()
        await over
      } catch {
        // The pool says what is wrong, once.
      }
      await client.end().catch(() => {})
      await setTimeout(backoff.next(), undefined, { signal: stopping.signal, ref: false }).catch(() => {})
    }
  }

  const ended = keepListening()
  return async () => {
    stopping.abort()
    await client.end().catch(() => {})
    await ended
  }
}
