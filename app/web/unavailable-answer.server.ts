import type { RouterContextProvider } from 'react-router'
import { DatabaseUnavailable } from '../db/database-unavailable.server.ts'
import { outageContext } from './context.ts'
import { isScript } from './personal-form.server.ts'

/** After how many seconds a client should try again. Connections and locks mostly come back sooner. */
const retryAfter = 2

/** Larger forms than the shop has are not sent back. In bytes. */
const maxEchoed = 16 * 1024

const words = 'We can’t do this right now. Please try again in a moment.'

/** Whether a loader or action failed because the database is unavailable; the server then answers as below. Nothing is logged. */
export function noteOutage(error: unknown, context: Readonly<RouterContextProvider>): boolean {
  if (!(error instanceof DatabaseUnavailable)) return false
  context.get(outageContext).isMet = true
  return true
}

/** What the answer needs of the request, whose body may have been read by then. */
export interface UnavailableRequest {
  request: Request
  body: Buffer | undefined
  stylesheets: readonly string[]
}

/**
 * The answer while the database is unavailable: status 503 for everybody. People get a page that needs nothing of the shop and
 * can send the same form again, as it was filled in; scripts get JSON, and the router in the browser plain text.
 */
export function unavailableAnswer({ request, body, stylesheets }: UnavailableRequest): Response {
  const init = { status: 503, headers: { 'Retry-After': String(retryAfter), 'Cache-Control': 'no-store' } }
  const { pathname, search } = new URL(request.url)
  if (pathname.endsWith('.data')) return new Response(words, init)
  if (isScript(request)) return Response.json({ ok: false, words }, init)
  const target = escapeHtml(pathname + search)
  const answer = new Response(
    request.method === 'GET'
      ? readPage(target, stylesheets)
      : formPage(target, sentFields(request, body), stylesheets),
    init,
  )
  answer.headers.set('Content-Type', 'text/html; charset=utf-8')
  return answer
}

function readPage(target: string, stylesheets: readonly string[]): string {
  return page(
    'We can’t show this page right now. Please try again in a moment.',
    `<p class="message-ways"><a class="button" href="${target}">Try again</a><a class="button quiet" href="/">Go to the home page</a></p>`,
    stylesheets,
  )
}

function formPage(target: string, fields: [string, string][], stylesheets: readonly string[]): string {
  const inputs = fields.map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  )
  return page(
    'We couldn’t save this right now. Everything you entered is still here.',
    `<form method="post" action="${target}">${inputs.join('')}<button class="button">Try again</button></form>`,
    stylesheets,
  )
}

function page(text: string, ways: string, stylesheets: readonly string[]): string {
  const links = stylesheets.map(href => `<link rel="stylesheet" href="${escapeHtml(href)}">`)
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Try again in a moment</title>${links.join('')}</head><body><main class="wrap message"><h1>Try again in a moment</h1><p>${text}</p>${ways}</main></body></html>`
}

function sentFields(request: Request, body: Buffer | undefined): [string, string][] {
  const type = request.headers.get('content-type') ?? ''
  if (!body || body.length > maxEchoed || !/^application\/x-www-form-urlencoded\b/i.test(type)) return []
  return [...new URLSearchParams(body.toString())]
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
