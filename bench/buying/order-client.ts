import { Agent, request } from 'node:http'
import type { Buyer } from './buyers.ts'

export interface OrderResponse {
  status: number
  location: string
}

/** Sends requests to the shop, with one connection per concurrent buyer. */
export class OrderClient {
  readonly #agent: Agent
  readonly #port: number

  constructor(port: number, atOnce: number) {
    this.#port = port
    this.#agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  }

  post(path: string, body: string, headers: Record<string, string>): Promise<OrderResponse> {
    return this.#send('POST', path, { ...headers, 'Content-Length': String(Buffer.byteLength(body)) }, body)
  }

  get(path: string, headers: Record<string, string>): Promise<OrderResponse> {
    return this.#send('GET', path, { Accept: 'text/html', 'Accept-Encoding': 'br', ...headers })
  }

  /** Resolves with the complete response; rejects without one. */
  #send(
    method: string,
    path: string,
    headers: Record<string, string>,
    body?: string,
  ): Promise<OrderResponse> {
    return new Promise((resolve, reject) => {
      const sent = request(
        {
          host: '127.0.0.1',
          port: this.#port,
          path,
          method,
          agent: this.#agent,
          headers,
        },
        response => {
          response.resume()
          response.on('error', reject)
          response.on('end', () => {
            if (!response.complete) return reject(new Error('The response was cut off.'))
            resolve({ status: response.statusCode!, location: response.headers.location ?? '' })
          })
        },
      )
      sent.on('error', reject)
      sent.end(body)
    })
  }

  /** Places the buyer's order. */
  order({ cookie, form, network }: Buyer): Promise<OrderResponse> {
    return this.post('/checkout/place', form, {
      Cookie: cookie,
      'X-Forwarded-For': network,
      Origin: `http://127.0.0.1:${this.#port}`,
      Accept: 'text/html',
      'Accept-Encoding': 'br',
      'Content-Type': 'application/x-www-form-urlencoded',
    })
  }

  close(): void {
    this.#agent.destroy()
  }
}

/** Runs `work` for all items with limited concurrency. */
export async function forEachConcurrently<T>(
  all: readonly T[],
  atOnce: number,
  work: (one: T) => Promise<void>,
): Promise<void> {
  const queue = all.values()
  const worker = async () => {
    for (const one of queue) await work(one)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}
