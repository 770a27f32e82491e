import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { AttackRequest } from './attack-request.ts'

export interface AttackAnswer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  ms: number
}

/** The maximum response time in milliseconds; then the request counts as hanging. */
const maxResponseTime = 30_000

/** Sends requests unchanged over persistent connections. */
export class AttackClient {
  readonly #agent = new Agent({ keepAlive: true })
  readonly #origin: URL

  constructor(origin: string) {
    this.#origin = new URL(origin)
  }

  /** Rejects without a complete response in time. */
  send({ method, target, headers, body }: AttackRequest): Promise<AttackAnswer> {
    const started = performance.now()
    const { hostname, port } = this.#origin
    return new Promise((resolve, reject) => {
      const sending = request(
        { agent: this.#agent, hostname, port, method, path: target, headers, setHost: false },
        response => {
          const chunks: Buffer[] = []
          response.on('data', chunk => chunks.push(chunk))
          response.once('error', reject)
          response.once('end', () => {
            clearTimeout(hanging)
            const { statusCode: status = 0, headers } = response
            resolve({
              status,
              headers,
              body: plain(Buffer.concat(chunks), headers),
              ms: performance.now() - started,
            })
          })
        },
      )
      const hanging = setTimeout(
        () => sending.destroy(new Error(`no answer in ${maxResponseTime} ms`)),
        maxResponseTime,
      )
      sending.once('error', reject)
      sending.end(body)
    })
  }

  close(): void {
    this.#agent.destroy()
  }
}

function plain(body: Buffer, headers: IncomingHttpHeaders): Buffer {
  if (body.length === 0) return body
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body)
  if (headers['content-encoding'] === 'gzip') return gunzipSync(body)
  return body
}
