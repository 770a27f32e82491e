import pg from 'pg'

/** How long a server may take to accept a connection, in milliseconds. */
const connectTimeout = 5000

/**
 * A connection to PostgreSQL that outlives its server: the pool listens to a connection's errors only while it is idle, and an
 * error that nobody listens to ends the process.
 */
export class ShopClient extends pg.Client {
  /** The server's side is gone: whatever is asked of it fails. */
  isLost = false

  constructor(config?: pg.ClientConfig) {
    super({ ...config, connectionTimeoutMillis: connectTimeout, keepAlive: true })
    this.on('error', () => {
      this.isLost = true
    })
  }
}
