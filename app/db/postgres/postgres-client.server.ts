import pg from 'pg'

/** How long a server may take to accept a connection, in milliseconds. */
const connectTimeout = 5000

/** A connection whose errors never end the process: the pool handles them only while the connection is idle. */
export class ShopPostgresClient extends pg.Client {
  /** The server has closed it. */
  isLost = false
  /** The names of the statements whose plans the server keeps for it. */
  readonly keptStatements = new Set<string>()

  constructor(config?: pg.ClientConfig) {
    super({ ...config, connectionTimeoutMillis: connectTimeout, keepAlive: true, pipeline: true })
    this.on('error', () => {
      this.isLost = true
    })
  }
}
