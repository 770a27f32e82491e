import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Pages, Requester } from '../pages/pages.ts'
import { CapPerKey } from './cap-per-key.ts'
import {
  busyRefusal,
  checkRequestHead,
  type RequestRefusal,
  sendRefusal,
  tooManyRefusal,
  tooSlowRefusal,
} from './refusal.ts'
import { type BodyLimits, BodyReader } from './request.ts'

export interface WriteLimits extends BodyLimits {
  /** The maximum number of writes of one client address in progress. */
  writesAtOnce: number
}

/** More than a shared office needs at the same time. */
export const defaultWriteLimits: WriteLimits = {
  writesAtOnce: 100,
  bytesAtOnce: 8 * 1024 * 1024,
  bodyTimeout: 10_000,
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
}

/**
 * Passes writes on to `answer`. Method, origin, length, type and rate are checked before the body is read, and all bodies together
 * stay within the limits.
 */
export function createWrites(
  limits: WriteLimits,
  answer: (write: Write, body: Buffer | undefined) => Promise<void>,
): (write: Write) => Promise<void> {
  const bodies = new BodyReader(limits)
  const inProgress = new CapPerKey(limits.writesAtOnce)

  return async write => {
    const { pages, request, response, origin, pathname, requester, logRefusal } = write
    const end = (refusal: RequestRefusal) => {
      logRefusal(refusal.reason)
      sendRefusal(request, response, refusal)
    }
    const refusal = checkRequestHead(request, origin, pages.formRouteAt(pathname))
    if (refusal) return end(refusal)
    const address = requester.address()
    const wait = pages.writeDelay(address)
    if (wait > 0) return end(tooManyRefusal(wait))
    if (!inProgress.take(address)) return end(tooManyRefusal(1))
    try {
      await bodies.read(request, response, async read => {
        if (read.ok) return answer(write, read.body)
        if (read.reason === 'aborted') response.destroy()
        else end(read.reason === 'busy' ? busyRefusal : tooSlowRefusal)
      })
    } finally {
      inProgress.release(address)
    }
  }
}
