import type { IncomingMessage, ServerResponse } from 'node:http'
import { isOwnWrite } from '../app/web/origin-check.ts'
import { tooManyAttempts } from '../app/web/retry-words.ts'
import type { FormRoute } from './form-routes.ts'

/** Why a request is not answered with a page, in words, and in one word for the log. */
export interface RequestRefusal {
  status: number
  because: string
  text: string
  headers?: Record<string, string>
}

/** How much more a refused client may send before its connection is closed, in bytes, and for how long, in milliseconds. */
const lingering = { bytes: 2 * 1024 * 1024, time: 1000 }

const notAllowed = (allow: string): RequestRefusal => ({
  status: 405,
  because: 'method',
  text: 'This address does not accept that kind of request.',
  headers: { Allow: allow },
})

const crossSite: RequestRefusal = {
  status: 403,
  because: 'cross-site',
  text: 'This form was sent from another site.',
}

const notAForm: RequestRefusal = {
  status: 415,
  because: 'not-a-form',
  text: 'This was not sent by a form of the shop.',
}

/** Browsers always send a length. Without one, every connection could fill its buffers before it is refused. */
const unknownLength: RequestRefusal = {
  status: 411,
  because: 'unknown-length',
  text: 'This was sent without its length.',
}

const tooLarge: RequestRefusal = {
  status: 413,
  because: 'too-large',
  text: 'That is more than this form can hold. Shorten your text and send it again.',
}

export const tooSlow: RequestRefusal = {
  status: 408,
  because: 'too-slow',
  text: 'Your form took too long to arrive. Check your connection and send it again.',
}

export const busy: RequestRefusal = {
  status: 503,
  because: 'busy',
  text: 'The shop is very busy. Try again in a moment.',
  headers: { 'Retry-After': '2' },
}

export const tooMany = (wait: number): RequestRefusal => ({
  status: 429,
  because: 'too-many',
  text: tooManyAttempts(wait),
  headers: { 'Retry-After': String(wait) },
})

/**
 * Why a request that is not a read is refused by its head alone; undefined when its body may be read. `form` is what its
 * address takes, undefined for nothing.
 */
export function headRefusal(
  { method = '', headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  origin: string,
  form: FormRoute | undefined,
): RequestRefusal | undefined {
  if (method !== 'POST') return notAllowed(form ? 'GET, HEAD, POST' : 'GET, HEAD')
  const site = headers['sec-fetch-site'] as string | undefined
  if (!isOwnWrite({ origin: headers.origin, site }, origin)) return crossSite
  if (!form) return notAllowed('GET, HEAD')
  const bytes = bodyBytes(headers)
  if (bytes === undefined) return unknownLength
  if (bytes > form.maxBytes) return tooLarge
  const type = (headers['content-type'] ?? '').split(';', 1)[0]!.trim().toLowerCase()
  const isForm = form.contentTypes.includes(type) && headers['content-encoding'] === undefined
  return bytes === 0 || isForm ? undefined : notAForm
}

/** The length of a body; undefined when the request does not say it. */
export function bodyBytes(headers: IncomingMessage['headers']): number | undefined {
  return headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : undefined
}

/**
 * Answers and discards the body. The connection stays open until the client has stopped sending or reached the limit: closing
 * earlier makes the client's system drop the answer.
 */
export function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  { status, text, headers }: RequestRefusal,
): void {
  const hasBody = bodyBytes(request.headers) !== 0
  const body = Buffer.from(text)
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': body.length,
    'Cache-Control': 'no-store',
    ...(hasBody && { Connection: 'close' }),
    ...headers,
  })
  if (!hasBody) {
    response.end(body)
    return
  }
  response.write(body)
  const late = setTimeout(() => request.socket.destroy(), lingering.time)
  response.once('close', () => clearTimeout(late))
  request.once('end', () => response.end())
  let bytes = 0
  request.on('data', (chunk: Buffer<ArrayBuffer>) => {
    bytes += chunk.length
    // The garbage collector alone lets more than 32 MB of discarded chunks pile up.
    if (chunk.length === chunk.buffer.byteLength) chunk.buffer.transfer(0)
    if (bytes > lingering.bytes) request.socket.destroy()
  })
}
