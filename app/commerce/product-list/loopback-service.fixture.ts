import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Mood = (request: IncomingMessage, response: ServerResponse) => void

/** A real service on loopback for tests, in whatever mood it is put. */
export class LoopbackService {
  mood: Mood
  /** The paths that were asked for, in order. */
  readonly asked: string[] = []
  /** Counted apart from requests: a connection alone already touches a machine. */
  connections = 0
  port = 0
  readonly #server = createServer((request, response) => {
    this.asked.push(request.url!)
    this.mood(request, response)
  })

  constructor(mood: Mood) {
    this.mood = mood
    this.#server.on('connection', () => {
      this.connections += 1
    })
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`
  }

  get openConnections(): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#server.getConnections((error, count) => (error ? reject(error) : resolve(count)))
    })
  }

  /** Listens, after `close` at the same port as before. */
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

export function answer(body: string | Uint8Array, status = 200, headers: Record<string, string> = {}): Mood {
  return (_request, response) => {
    response.writeHead(status, headers).end(body)
  }
}

export const redirect = (location: string, status = 302): Mood => answer('', status, { location })

/** Takes the connection and the request, and never says a word. */
export const hang: Mood = () => {}

/** Sends a byte every few milliseconds, for ever: never idle, never done. */
export const drip: Mood = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' })
  const timer = setInterval(() => response.write(' '), 5)
  response.on('close', () => clearInterval(timer))
}
