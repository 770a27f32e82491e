import type { IncomingMessage } from 'node:http'
import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy'
import type { FileFields, Upload } from '#web/uploads/uploaded-files.server.ts'
import { MultipartParts } from './multipart-parts.ts'

export interface UploadTimes {
  /** How long a client may pause, and how long the whole upload may take, in milliseconds. */
  idleTimeout: number
  timeout: number
}

export type ReceivedUpload =
  /** With the reason why the disk refused a file, if it did. */
  | { ok: true; form: Buffer; upload: Upload; diskError?: unknown }
  | { ok: false; reason: 'unreadable' | 'too-large' | 'too-slow' | 'aborted' }

/** More parts than any of our forms has, and longer texts. */
const limits = { parts: 300, textBytes: 16 * 1024, headerBytes: 4096 }

/**
 * Streams a multipart form: declared files into `folder`, texts into memory. Nothing writes to the folder afterwards.
 */
export async function receiveUpload(
  request: IncomingMessage,
  fields: FileFields,
  folder: string,
  times: UploadTimes,
): Promise<ReceivedUpload> {
  const parser = createParser(request)
  if (!parser) return { ok: false, reason: 'unreadable' }
  const stopped = new AbortController()
  const parts = new MultipartParts(fields, folder, stopped.signal)
  let reason: UploadFailure | undefined = 'aborted'
  try {
    reason = await readParts(request, parser, parts, times)
  } finally {
    request.unpipe(parser)
    if (reason) {
      stopped.abort()
      await parts.settled()
      request.resume()
    }
  }
  if (reason) return { ok: false, reason }
  return { ok: true, upload: await parts.stored(), form: parts.form, diskError: parts.diskError }
}

function createParser(request: IncomingMessage): BusboyInstance | undefined {
  try {
    return new Busboy({
      headers: request.headers as BusboyHeaders,
      // Bytes, which are decoded strictly here.
      defCharset: 'latin1',
      preservePath: true,
      limits: {
        parts: limits.parts,
        fieldSize: limits.textBytes,
        headerPairs: 10,
        headerSize: limits.headerBytes,
      },
    })
  } catch {
    return undefined
  }
}

type UploadFailure = Exclude<ReceivedUpload, { ok: true }>['reason']

/** Resolves when all parts were read and stored, or with the reason why not. */
function readParts(
  request: IncomingMessage,
  parser: BusboyInstance,
  parts: MultipartParts,
  { idleTimeout, timeout }: UploadTimes,
): Promise<UploadFailure | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<UploadFailure | undefined>()
  // The parser reports no end of some broken bodies.
  const tooSlow = () => resolve(request.complete ? 'unreadable' : 'too-slow')
  const timers = [setTimeout(tooSlow, idleTimeout), setTimeout(tooSlow, timeout)] as const
  parser.on('file', (name = '', content, sentName = '', _, type) => {
    parts.addFile(name, content, sentName, type).catch(reject)
  })
  parser.on('field', (name = '', value, _, isTruncated) => {
    const text = decodeUtf8(value)
    if (text === undefined) return resolve('unreadable')
    parts.addText(name, text)
    if (isTruncated || parts.textBytes > limits.textBytes) resolve('too-large')
  })
  parser.on('partsLimit', () => resolve('unreadable'))
  parser.on('error', () => resolve('unreadable'))
  parser.on('finish', () => void parts.stored().then(() => resolve(undefined), reject))
  request.on('data', () => timers[0].refresh())
  request.once('error', () => resolve('aborted'))
  request.once('close', () => {
    if (!request.complete) resolve('aborted')
  })
  request.pipe(parser)
  return promise.finally(() => timers.forEach(clearTimeout))
}

/** Undefined for anything but UTF-8. Of a part with a charset of its own, only ASCII survives. */
function decodeUtf8(bytes: string): string | undefined {
  if (/[^\0-\xff]/.test(bytes)) return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Buffer.from(bytes, 'latin1'))
  } catch {
    return undefined
  }
}
