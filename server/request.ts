import type { IncomingMessage } from 'node:http'

/** Largest body of a form, in bytes. */
const bodyLimit = 1024 * 1024

export type ReadBody = { ok: true; body: Buffer | undefined } | { ok: false; because: 'too-large' }

/** Reads a request's body, and not a byte more than the limit. */
export async function readBody(message: IncomingMessage): Promise<ReadBody> {
  if (message.method === 'GET' || message.method === 'HEAD') return { ok: true, body: undefined }
  if (Number(message.headers['content-length'] ?? 0) > bodyLimit) return { ok: false, because: 'too-large' }
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of message as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > bodyLimit) return { ok: false, because: 'too-large' }
    chunks.push(chunk)
  }
  return { ok: true, body: Buffer.concat(chunks) }
}

/** The scheme, host and port that the shopper sees; undefined when the request names no sane host. */
export function originOf(message: IncomingMessage, publicUrl: string | undefined): string | undefined {
  if (publicUrl) return publicUrl
  const { host } = message.headers
  // A shop has one host, rarely two: what was said about the last one is mostly the answer.
  if (host !== last.host) last = { host, origin: readOrigin(host) }
  return last.origin
}

let last: { host: string | undefined; origin: string | undefined } = { host: undefined, origin: undefined }

function readOrigin(host: string | undefined): string | undefined {
  return host !== undefined && /^[a-z0-9.\-[\]:]{1,255}$/i.test(host) && URL.canParse(`http://${host}`)
    ? `http://${host}`
    : undefined
}

/** The request as the web standards have it, which is what pages work with. */
export function webRequest(message: IncomingMessage, origin: string, body: Buffer | undefined): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(message.headers)) {
    for (const one of Array.isArray(value) ? value : [value ?? '']) headers.append(name, one)
  }
  return new Request(origin + message.url, {
    method: message.method ?? 'GET',
    headers,
    ...(body && { body: new Uint8Array(body) }),
  })
}
