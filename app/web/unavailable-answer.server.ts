import { data, type RouterContextProvider } from 'react-router'
import { DatabaseUnavailable } from '../db/database-unavailable.server.ts'
import { outageContext } from './context.ts'
import { isScript } from './personal-form.server.ts'
import { unavailablePage } from './refusal-page.ts'

/** After how many seconds a client should try again. Connections and locks mostly come back sooner. */
const retryAfter = 2

const tellWhen = { 'Retry-After': String(retryAfter) }

/** Larger forms than the shop has are not sent back. In bytes. */
const maxEchoed = 16 * 1024

/**
 * Whether a loader or action failed because the database is unavailable; the server then answers as below. Nothing is logged:
 * the database does that, once for all.
 */
export function noteOutage(error: unknown, context: Readonly<RouterContextProvider>): boolean {
  if (!(error instanceof DatabaseUnavailable)) return false
  context.get(outageContext).isMet = true
  return true
}

/**
 * The answer of an action whose form stays on its page: `answer` with status 503 when the error is that the database is
 * unavailable. Throws any other error.
 */
export function tryAgain<Answer>(error: unknown, answer: Answer) {
  if (!(error instanceof DatabaseUnavailable)) throw error
  return data(answer, { status: 503, headers: tellWhen })
}

/**
 * The answer while the database is unavailable: status 503 for everybody. People get a page that needs nothing of the database
 * and can send the same form again, scripts get JSON, and the router in the browser plain text. `body` is what was sent.
 */
export function unavailableAnswer(request: Request, body: Buffer | undefined): Response {
  const words = 'Please try again in a moment.'
  const init = { status: 503, headers: { ...tellWhen, 'Cache-Control': 'no-store' } }
  if (new URL(request.url).pathname.endsWith('.data')) return new Response(words, init)
  if (isScript(request)) return Response.json({ ok: false, words }, init)
  return unavailablePage(request, retryAfter, sentFields(request, body))
}

function sentFields(request: Request, body: Buffer | undefined): Iterable<[string, string]> {
  const type = request.headers.get('content-type') ?? ''
  if (!body || body.length > maxEchoed || !/^application\/x-www-form-urlencoded *(;|$)/i.test(type)) return []
  return new URLSearchParams(body.toString())
}
