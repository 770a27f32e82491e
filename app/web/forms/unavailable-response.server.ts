import { data, type RouterContextProvider } from 'react-router'
import { DatabaseUnavailable } from '#db/outages/database-unavailable.server.ts'
import { refusalMessages } from '#messages/refusals.ts'
import { outageContext } from '../shop/context.ts'
import type { FileFields } from '../uploads/uploaded-files.server.ts'
import { unavailablePage } from './refusal-page.ts'
import { isScriptRequest } from './script-request.ts'

/** The client's delay before its next attempt, in seconds: most outages are shorter. */
const retryAfter = 2

const retryHeaders = { 'Retry-After': String(retryAfter) }

/** Larger bodies are not sent back, in bytes: none of our forms is, with three characters for each byte. */
const maxEchoed = 3 * 16 * 1024

/** Whether a loader or action met a database outage, which the server answers with 503. The database logs it once. */
export function noteOutage(error: unknown, context: Readonly<RouterContextProvider>): boolean {
  if (!(error instanceof DatabaseUnavailable)) return false
  context.get(outageContext).isMet = true
  return true
}

/** The result of an action whose form stays on its page: status 503 for a database outage. Throws any other error. */
export function retryLater<Answer>(error: unknown, answer: Answer) {
  if (!(error instanceof DatabaseUnavailable)) throw error
  return data(answer, { status: 503, headers: retryHeaders })
}

/**
 * The response during a database outage: status 503. People get a page that can send the same form again, scripts get JSON, and
 * the router in the browser gets plain text. `body` is what was sent, without its `files`.
 */
export function unavailableResponse(
  request: Request,
  body: Buffer | undefined,
  files?: FileFields,
): Response {
  const message = refusalMessages.tryAgainSoon
  const init = { status: 503, headers: { ...retryHeaders, 'Cache-Control': 'no-store' } }
  if (new URL(request.url).pathname.endsWith('.data')) return new Response(message, init)
  if (isScriptRequest(request)) return Response.json({ ok: false, message }, init)
  return unavailablePage(request, retryAfter, { fields: sentFields(request, body), files })
}

function sentFields(request: Request, body: Buffer | undefined): Iterable<[string, string]> {
  const type = request.headers.get('content-type') ?? ''
  if (!body || body.length > maxEchoed || !/^application\/x-www-form-urlencoded *(;|$)/i.test(type)) return []
  return new URLSearchParams(body.toString())
}
