import type { IncomingMessage, ServerResponse } from 'node:http'
import { refusalMessages } from '#messages/refusals.ts'
import { sharedMessages } from '#messages/shared.ts'
import { isSameOriginWrite } from '#web/forms/origin-check.ts'
import type { AcceptedForm } from '#web/requests/accept-form.server.ts'

/** A response without a page: `reason` is for the log. */
export interface RequestRefusal {
  status: number
  reason: keyof typeof refusalMessages.requests | 'too-many'
  headers?: Record<string, string>
}

/** How much more a refused client may send before its connection is closed, in bytes, and for how long, in milliseconds. */
const lingering = { bytes: 2 * 1024 * 1024, time: 1000 }

const methodRefusal = (allow: string): RequestRefusal => ({
  status: 405,
  reason: 'method',
  headers: { Allow: allow },
})

export const tooSlowRefusal: RequestRefusal = { status: 408, reason: 'too-slow' }

export const busyRefusal: RequestRefusal = { status: 503, reason: 'busy', headers: { 'Retry-After': '2' } }

export const unreadableRefusal: RequestRefusal = { status: 400, reason: 'unreadable' }

export function tooLargeRefusal(hasFiles: boolean): RequestRefusal {
  return { status: 413, reason: hasFiles ? 'files-too-large' : 'too-large' }
}

/** `wait` is in seconds. */
export const tooManyRefusal = (wait: number): RequestRefusal => ({
  status: 429,
  reason: 'too-many',
  headers: { 'Retry-After': String(wait) },
})

/** Why a write is refused by its head alone; undefined when its body may be read. `form` is undefined where no form may be sent. */
export function checkRequestHead(
  { method = '', headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  origin: string,
  form: AcceptedForm | undefined,
): RequestRefusal | undefined {
  if (method !== 'POST') return methodRefusal(form ? 'GET, HEAD, POST' : 'GET, HEAD')
  const site = headers['sec-fetch-site'] as string | undefined
  if (!isSameOriginWrite({ origin: headers.origin, site }, origin))
    return { status: 403, reason: 'cross-site' }
  if (!form) return methodRefusal('GET, HEAD')
  const bytes = bodyBytes(headers)
  // Browsers always send a length. Without one, every connection could fill its buffers before it is refused.
  if (bytes === undefined) return { status: 411, reason: 'unknown-length' }
  if (bytes > form.maxBytes) return tooLargeRefusal(form.files !== undefined)
  const type = (headers['content-type'] ?? '').split(';', 1)[0]!.trim().toLowerCase()
  const isForm = form.contentTypes.includes(type) && headers['content-encoding'] === undefined
  const hasFields = Object.keys(form.fields ?? {}).length > 0
  const isEmpty = bytes === 0 && (headers['content-type'] === undefined || !hasFields)
  return isEmpty || isForm ? undefined : { status: 415, reason: 'not-a-form' }
}

/** The length of a body; undefined when the request does not give it. */
export function bodyBytes(headers: IncomingMessage['headers']): number | undefined {
  return headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : undefined
}

/**
 * Responds and discards the body. The connection stays open until the client has stopped sending or reached the limit: closing
 * earlier makes the client's system drop the response.
 */
export function sendRefusal(
  request: IncomingMessage,
  response: ServerResponse,
  refusal: RequestRefusal,
): void {
  const hasBody = bodyBytes(request.headers) !== 0 && !request.readableEnded
  const text = Buffer.from(refusalText(refusal))
  response.writeHead(refusal.status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': text.length,
    'Cache-Control': 'no-store',
    ...(hasBody && { Connection: 'close' }),
    ...refusal.headers,
  })
  if (!hasBody) {
    response.end(text)
    return
  }
  response.write(text)
  const timeout = setTimeout(() => request.socket.destroy(), lingering.time)
  response.once('close', () => clearTimeout(timeout))
  request.once('end', () => response.end())
  let bytes = 0
  request.on('data', (chunk: Buffer<ArrayBuffer>) => {
    bytes += chunk.length
    // The garbage collector alone lets more than 32 MB of discarded chunks pile up.
    if (chunk.length === chunk.buffer.byteLength) chunk.buffer.transfer(0)
    if (bytes > lingering.bytes) request.socket.destroy()
  })
}

function refusalText({ reason, headers }: RequestRefusal): string {
  return reason === 'too-many'
    ? sharedMessages.tooManyAttempts({ seconds: Number(headers?.['Retry-After']) })
    : refusalMessages.requests[reason]
}
