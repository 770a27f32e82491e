import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { RunningServer } from '../servers.ts'

/** Concurrent shoppers. Each adds the next item as soon as the last add is acknowledged. */
export const shopperCount = 50

/** The adds of one shopper before a new one takes their place; few SKUs, and none beyond its limit. */
const addsPerShopper = 24
const skusPerShopper = 3

export interface FillResult {
  /** Acknowledged with status 200. */
  adds: number
  perSecond: number
  /** Latency in milliseconds, to the last byte of the response. */
  p50: number
  p99: number
}

/** Fills carts over HTTP for this many seconds, or until something is over. Raw sockets, because the client shares the machine with the shop. */
export async function fillCarts(
  server: RunningServer,
  skus: readonly string[],
  length: number | (() => boolean),
): Promise<FillResult> {
  const sockets = Array.from({ length: shopperCount }, () => connect(server.port, '127.0.0.1').setNoDelay())
  await Promise.all(sockets.map(socket => once(socket, 'connect')))
  const latencies: number[] = []
  const started = performance.now()
  const isOver = typeof length === 'number' ? () => performance.now() >= started + length * 1000 : length
  try {
    await Promise.all(
      sockets.map((socket, index) => {
        const itemAt = (add: number) => skus[(index * skusPerShopper + add) % skus.length]!
        return runShopper(new AddConnection(socket, server.origin), itemAt, isOver, latencies)
      }),
    )
  } finally {
    for (const socket of sockets) socket.destroy()
  }
  const elapsed = (performance.now() - started) / 1000
  latencies.sort((a, b) => a - b)
  const percentile = (share: number) => latencies[Math.floor((latencies.length - 1) * share)]!
  return {
    adds: latencies.length,
    perSecond: latencies.length / elapsed,
    p50: percentile(0.5),
    p99: percentile(0.99),
  }
}

async function runShopper(
  connection: AddConnection,
  itemAt: (add: number) => string,
  isOver: () => boolean,
  latencies: number[],
): Promise<void> {
  let offset = 0
  for (let added = 0; !isOver(); added++) {
    if (added === addsPerShopper) {
      added = 0
      offset += shopperCount * skusPerShopper
      connection.forgetVisitor()
    }
    const started = performance.now()
    await connection.add(itemAt(offset + (added % skusPerShopper)))
    latencies.push(performance.now() - started)
  }
}

/** Posts to `/cart/add` on one socket, as the shop's script does, and keeps the visitor's cookie. */
class AddConnection {
  readonly #socket: Socket
  readonly #head: string
  #cookie = ''
  #response = ''
  #complete: (() => void) | undefined
  #fail: ((error: Error) => void) | undefined

  constructor(socket: Socket, origin: string) {
    this.#socket = socket
    this.#head = [
      'POST /cart/add HTTP/1.1',
      `Host: ${new URL(origin).host}`,
      `Origin: ${origin}`,
      'Accept: application/json',
      'Accept-Encoding: gzip, deflate, br, zstd',
      'Content-Type: application/x-www-form-urlencoded',
    ].join('\r\n')
    socket.setEncoding('latin1')
    socket.on('error', error => this.#fail?.(error))
    socket.on('close', () => this.#fail?.(new Error('The shop closed the connection of a shopper.')))
    socket.on('data', (chunk: string) => this.#receive(chunk))
  }

  forgetVisitor(): void {
    this.#cookie = ''
  }

  add(sku: string): Promise<void> {
    const body = `sku=${sku}&quantity=1&key=${randomBytes(16).toString('hex')}`
    this.#response = ''
    return new Promise((resolve, reject) => {
      this.#complete = resolve
      this.#fail = reject
      this.#socket.write(
        `${this.#head}\r\n${this.#cookie}Content-Length: ${body.length}\r\n\r\n${body}`,
        'latin1',
      )
    })
  }

  #receive(chunk: string): void {
    this.#response += chunk
    try {
      if (this.#isComplete()) this.#complete?.()
    } catch (error) {
      this.#fail?.(error as Error)
    }
  }

  #isComplete(): boolean {
    const end = this.#response.indexOf('\r\n\r\n')
    if (end < 0) return false
    const length = /\r\ncontent-length: (\d+)\r\n/i.exec(this.#response)?.[1]
    if (!this.#response.startsWith('HTTP/1.1 200 ') || length === undefined)
      throw new Error(`An add got "${this.#response.slice(0, this.#response.indexOf('\r'))}".`)
    if (this.#response.length < end + 4 + Number(length)) return false
    if (this.#cookie === '') {
      const visitor = /\r\nset-cookie: (visitor=[\w-]+)/i.exec(this.#response)?.[1]
      if (!visitor) throw new Error('A new shopper got no cookie.')
      this.#cookie = `Cookie: ${visitor}; cart=1\r\n`
    }
    return true
  }
}
