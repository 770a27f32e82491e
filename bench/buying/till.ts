import { Agent, request } from 'node:http'
import type { Buyer } from './buyers.ts'

export interface Answer {
  status: number
  location: string
}

/** Where buyers send their orders: a connection to the shop for each who is there at the same time. */
export class Till {
  readonly #agent: Agent
  readonly #port: number

  constructor(port: number, atOnce: number) {
    this.#port = port
    this.#agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  }

  /** The shop's answer when all of it is there. Fails when there is none. */
  post(path: string, body: string, headers: Record<string, string>): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const sent = request(
        {
          host: '127.0.0.1',
          port: this.#port,
          path,
          method: 'POST',
          agent: this.#agent,
          headers: { ...headers, 'Content-Length': Buffer.byteLength(body) },
        },
        answer => {
          answer.resume()
          answer.on('error', reject)
          answer.on('end', () => {
            if (!answer.complete) return reject(new Error('The answer broke off.'))
            resolve({ status: answer.statusCode!, location: answer.headers.location ?? '' })
          })
        },
      )
      sent.on('error', reject)
      sent.end(body)
    })
  }

  /** Presses the button of the checkout. */
  order({ cookie, form, network }: Buyer): Promise<Answer> {
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

/** Does something for all, so many at the same time, each the next as soon as one is done. */
export async function allBy<T>(
  all: readonly T[],
  atOnce: number,
  work: (one: T) => Promise<void>,
): Promise<void> {
  const waiting = all.values()
  const worker = async () => {
    for (const one of waiting) await work(one)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}
