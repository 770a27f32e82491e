import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FileFields, Upload } from '#web/uploads/uploaded-files.server.ts'
import type { Pages, Requester } from '../pages/pages.ts'
import {
  defaultUploadLimits,
  type ReadUpload,
  type UploadLimits,
  UploadReader,
} from '../uploads/upload-reader.ts'
import { CapPerKey } from './cap-per-key.ts'
import {
  bodyBytes,
  busyRefusal,
  checkRequestHead,
  type RequestRefusal,
  sendRefusal,
  tooLargeRefusal,
  tooManyRefusal,
  tooSlowRefusal,
  unreadableRefusal,
} from './refusal.ts'
import { type BodyLimits, BodyReader, type ReadBody } from './request.ts'

export interface WriteLimits extends BodyLimits {
  /** The maximum number of writes of one client address in progress, and of uploads among them. */
  writesAtOnce: number
  uploadsAtOnce: number
  uploads: UploadLimits
}

/** More than a shared office needs at the same time. */
export const defaultWriteLimits: WriteLimits = {
  writesAtOnce: 100,
  uploadsAtOnce: 4,
  bytesAtOnce: 8 * 1024 * 1024,
  bodyTimeout: 10_000,
  uploads: defaultUploadLimits,
}

/** A request that changes something. */
export interface Write {
  pages: Pages
  request: IncomingMessage
  response: ServerResponse
  /** The origin that the sending page must have. */
  origin: string
  pathname: string
  requester: Requester
  /** Adds the reason of a refusal to the request's line in the log. */
  logRefusal: (reason: string) => void
  logDiskError: (error: unknown) => void
}

/** The sent form: for an upload its texts, as the body of a plain form, and its files. */
export interface ReceivedBody {
  body: Buffer | undefined
  upload?: Upload
}

type Answer = (write: Write, sent: ReceivedBody) => Promise<void>

/**
 * Passes writes on to `answer`. Method, origin, length, type and rate are checked before the body is read, and all bodies together
 * stay within the limits.
 */
export function createWrites(limits: WriteLimits, answer: Answer): (write: Write) => Promise<void> {
  const readBody = createBodies(limits, answer)
  const readUpload = createUploads(limits, answer)
  const inProgress = new CapPerKey(limits.writesAtOnce)

  return async write => {
    const { pages, request, origin, pathname, requester } = write
    const form = pages.formRouteAt(pathname)
    const refusal = checkRequestHead(request, origin, form)
    if (refusal) return refuse(write, refusal)
    const address = requester.address()
    const wait = pages.writeDelay(address)
    if (wait > 0) return refuse(write, tooManyRefusal(wait))
    if (!inProgress.take(address)) return refuse(write, tooManyRefusal(1))
    try {
      await (form?.files ? readUpload(write, form.files) : readBody(write))
    } finally {
      inProgress.release(address)
    }
  }
}

function createBodies(limits: WriteLimits, answer: Answer): (write: Write) => Promise<void> {
  const bodies = new BodyReader(limits)
  return write =>
    bodies.read(write.request, write.response, async read =>
      read.ok ? answer(write, read) : refuseBody(write, read.reason),
    )
}

function createUploads(
  limits: WriteLimits,
  answer: Answer,
): (write: Write, fields: FileFields) => Promise<void> {
  const uploads = new UploadReader(limits.uploads)
  const inProgress = new CapPerKey(limits.uploadsAtOnce)
  return async (write, fields) => {
    const { pages, request, response, requester } = write
    const address = requester.address()
    if (!inProgress.take(address)) return refuse(write, tooManyRefusal(1))
    try {
      const expected = { bytes: bodyBytes(request.headers) ?? 0, fields, folder: pages.uploads }
      await uploads.read(request, response, expected, async read => {
        if (!read.ok) return refuseBody(write, read.reason)
        if (read.diskError !== undefined) write.logDiskError(read.diskError)
        await answer(write, { body: read.form, upload: read.upload })
      })
    } finally {
      inProgress.release(address)
    }
  }
}

function refuseBody(write: Write, reason: FailedReason): void {
  if (reason === 'aborted') write.response.destroy()
  else refuse(write, bodyRefusals[reason])
}

type FailedReason = Exclude<ReadBody | ReadUpload, { ok: true }>['reason']

const bodyRefusals: Record<Exclude<FailedReason, 'aborted'>, RequestRefusal> = {
  busy: busyRefusal,
  'too-slow': tooSlowRefusal,
  unreadable: unreadableRefusal,
  'too-large': tooLargeRefusal(false),
}

function refuse({ request, response, logRefusal }: Write, refusal: RequestRefusal): void {
  logRefusal(refusal.reason)
  sendRefusal(request, response, refusal)
}
