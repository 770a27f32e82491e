import pg from 'pg'

/** What a PostgreSQL database calls out when the catalogue changed. */
export const catalogChannel = 'tote_catalog'

/** How long after a lost connection the next is tried, in milliseconds. */
const tryAgainAfter = 5000

/**
 * Hears at once of what other processes change in a PostgreSQL database. A call that is made while the connection is lost
 * is lost too: whoever must know asks from time to time as well. Returns how to stop.
 */
export function listen(databaseUrl: string, channel: string, heard: () => void): () => Promise<void> {
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5000 })
    client = next
    next.on('notification', heard)
    next.on('error', () => {})
    next.on('end', again)
    try {
      await next.connect()
      await next.query(`listen ${next.escapeIdentifier(channel)}`)
      // What was called out before is made up for.
      heard()
    } catch {
      await next.end().catch(() => {})
    }
  }

  function again(): void {
    if (stopped) return
    clearTimeout(timer)
    timer = setTimeout(connect, tryAgainAfter).unref()
  }

  connect()
  return async () => {
    stopped = true
    clearTimeout(timer)
    await client?.end().catch(() => {})
  }
}
