import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Responder = (request: IncomingMessage, response: ServerResponse) => void

/** An HTTP service on loopback whose behavior tests set. */
export class LoopbackService {
  respond: Responder

  readonly requestedPaths: string[] = []
  /** Counted separately from requests: opening a connection is already too much for a private host. */
  connections = 0
  port = 0
  readonly #server = createServer((request, response) => {
    this.requestedPaths.push(request.url!)
    this.respond(request, response)
  })

  constructor(responder: Responder) {
    this.respond = responder
    this.#server.on('connection', () => {
      this.connections += 1
    })
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`
  }

  get connectionCount(): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#server.getConnections((error, count) => (error ? reject(error) : resolve(count)))
    })
  }

  /** Listens; after `close`, on the same port as before. */
  async open(host = '127.0.0.1'): Promise<this> {
    this.#server.listen(this.port, host)
    await once(this.#server, 'listening')
    this.port = (this.#server.address() as AddressInfo).port
    return this
  }

  async close(): Promise<void> {
    if (!this.#server.listening) return
    const closed = new Promise(resolve => this.#server.close(resolve))
    this.#server.closeAllConnections()
    await closed
  }
}

export function respondWith(
  body: string | Uint8Array,
  status = 200,
  headers: Record<string, string> = {},
): Responder {
  return (_request, response) => {
    response.writeHead(status, headers).end(body)
  }
}

export const redirectTo = (location: string, status = 302): Responder => respondWith('', status, { location })

export const neverRespond: Responder = () => {}

/** Sends a byte every few milliseconds, forever. */
export const dripForever: Responder = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' })
  const timer = setInterval(() => response.write(' '), 5)
  response.on('close', () => clearInterval(timer))
}
