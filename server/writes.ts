import type { IncomingMessage, ServerResponse } from 'node:http'
import { CapPerKey } from './cap-per-key.ts'
import type { Asker, Pages } from './pages.ts'
import { busy, headRefusal, type RequestRefusal, refuse, tooMany, tooSlow } from './refusal.ts'
import { type BodyLimits, BodyReader } from './request.ts'

export interface WriteLimits extends BodyLimits {
  /** Most writes of one client address in progress. */
  writesAtOnce: number
}

/** More writes than a shared office needs at the same time. */
export const usualWriteLimits: WriteLimits = {
  writesAtOnce: 100,
  bytesAtOnce: 8 * 1024 * 1024,
  bodyTimeout: 10_000,
}

/** A request that wants to change something. */
export interface Write {
  pages: Pages
  request: IncomingMessage
  response: ServerResponse
  /** The origin that the page it comes from must have. */
  origin: string
  pathname: string
  asker: Asker
  /** Says in the log why it was refused. */
  note: (because: string) => void
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
    const { pages, request, response, origin, pathname, asker, note } = write
    const end = (refusal: RequestRefusal) => {
      note(refusal.because)
      refuse(request, response, refusal)
    }
    const refusal = headRefusal(request, origin, pages.formAt(pathname))
    if (refusal) return end(refusal)
    const address = asker.address()
    const wait = pages.waitToWrite(address)
    if (wait > 0) return end(tooMany(wait))
    if (!inProgress.take(address)) return end(tooMany(1))
    try {
      await bodies.read(request, response, async read => {
        if (read.ok) return answer(write, read.body)
        if (read.because === 'aborted') response.destroy()
        else end(read.because === 'busy' ? busy : tooSlow)
      })
    } finally {
      inProgress.release(address)
    }
  }
}
