import type { IncomingMessage, ServerResponse } from 'node:http'
import { bodyBytes } from './refusal.ts'

export interface BodyLimits {
  /** The maximum of all request bodies in memory, in bytes. */
  bytesAtOnce: number
  /** How long a body may take to arrive, in milliseconds. */
  bodyTimeout: number
}

export type ReadBody =
  | { ok: true; body: Buffer | undefined }
  | { ok: false; reason: 'busy' | 'too-slow' | 'aborted' }

/** Reads request bodies into memory within a common limit. */
export class BodyReader {
  readonly #limits: BodyLimits
  #reserved = 0

  constructor(limits: BodyLimits) {
    this.#limits = limits
  }

  /** Reads a body of the declared length and passes it to `use`; its memory counts until that ends. */
  async read(
    message: IncomingMessage,
    response: ServerResponse,
    use: (read: ReadBody) => Promise<void>,
  ): Promise<void> {
    const bytes = bodyBytes(message.headers) ?? 0
    if (bytes === 0) return use({ ok: true, body: undefined })
    if (this.#reserved + bytes > this.#limits.bytesAtOnce) return use({ ok: false, reason: 'busy' })
    this.#reserved += bytes
    try {
      if (message.headers.expect !== undefined) response.writeContinue()
      await use(await collect(message, this.#limits.bodyTimeout))
    } finally {
      this.#reserved -= bytes
    }
  }
}

function collect(message: IncomingMessage, timeout: number): Promise<ReadBody> {
  return new Promise(resolve => {
    const chunks: Buffer[] = []
    const addChunk = (chunk: Buffer) => void chunks.push(chunk)
    const end = (read: ReadBody) => {
      clearTimeout(late)
      message.off('data', addChunk)
      resolve(read)
    }
    const late = setTimeout(() => end({ ok: false, reason: 'too-slow' }), timeout)
    message.on('data', addChunk)
    message.once('end', () => end({ ok: true, body: Buffer.concat(chunks) }))
    message.once('error', () => end({ ok: false, reason: 'aborted' }))
    message.once('close', () => end({ ok: false, reason: 'aborted' }))
  })
}

/** The request as a standard `Request` for React Router. An upload is one with a plain form, whose files are elsewhere. */
export function webRequest(
  message: IncomingMessage,
  origin: string,
  { body, upload }: { body?: Buffer | undefined; upload?: object | undefined } = {},
): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(message.headers)) {
    for (const one of Array.isArray(value) ? value : [value ?? '']) headers.append(name, one)
  }
  if (upload) {
    headers.set('content-type', 'application/x-www-form-urlencoded')
    headers.delete('content-length')
  }
  return new Request(origin + message.url, {
    method: message.method ?? 'GET',
    headers,
    ...(body && { body: new Uint8Array(body) }),
  })
}
