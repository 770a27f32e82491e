import { setTimeout } from 'node:timers/promises'
import { Backoff } from '../outages/backoff.ts'
import { ShopPostgresClient } from './postgres-client.server.ts'

/** The channel for changes of the catalog. */
export const catalogChannel = 'tote_catalog'

/** Pauses between attempts to reconnect, in milliseconds. */
const firstPause = 100
const longestPause = 5000

/** Calls `onNotification` for every notification, and after each reconnect because some may be lost. Returns a function that stops. */
export function listenForNotifications(
  databaseUrl: string,
  channel: string,
  onNotification: () => void,
): () => Promise<void> {
  const stopping = new AbortController()
  const backoff = new Backoff(firstPause, longestPause)
  let client: ShopPostgresClient

  async function keepListening(): Promise<void> {
    while (!stopping.signal.aborted) {
      client = new ShopPostgresClient({ connectionString: databaseUrl })
      const over = new Promise(resolve => void client.once('end', resolve))
      client.on('notification', onNotification)
      try {
        await client.connect()
        await client.query(`listen ${client.escapeIdentifier(channel)}`)
        backoff.reset()
        onNotification()
        await over
      } catch {
        // The pool reports the outage.
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
