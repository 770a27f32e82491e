import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { errorForLog } from '../app/commerce/error-for-log.ts'
import { type FinishedPage, pageFor } from '../app/web/finished-page.server.ts'
import { pathForLog } from '../app/web/path-for-log.ts'
import { securityHeaders } from '../app/web/security-headers.ts'
import type { Log } from '../app/web/shop.server.ts'
import { clientAddress } from './client-address.ts'
import { type OriginOptions, readOrigins } from './own-origin.ts'
import type { Pages } from './pages.ts'
import { webRequest } from './request.ts'
import { readStaticFiles } from './static-files.ts'
import { createWrites, usualWriteLimits, type Write, type WriteLimits } from './writes.ts'

export interface ListenerOptions extends OriginOptions {
  /** The open shop's pages; undefined while it opens. */
  pages: () => Pages | undefined
  clientFolder: string
  log: Log
  writeLimits?: Partial<WriteLimits>
}

interface Answering {
  id: string
  /** The request's line in the log. */
  line: { refused?: string }
  failed: (error: unknown) => void
}

/** The way of every request: log, health, kept page, static file, page. */
export function createListener(options: ListenerOptions): RequestListener {
  const { pages, publicUrl, clientFolder, log } = options
  const staticFiles = readStaticFiles(clientFolder)
  const headers = Object.entries(securityHeaders(publicUrl?.startsWith('https:') ?? false))
  const answerWrite = createWrites({ ...usualWriteLimits, ...options.writeLimits }, answer)

  return (request, response) => {
    const id = randomUUID()
    const line = logWhenDone(request, response, id, log)
    const failed = (error: unknown) => {
      log('request-failed', { id, error: errorForLog(error) })
      if (response.headersSent) return response.destroy()
      addHeaders(response, id)
      plain(response, 500, `Something went wrong on our side. Its number is ${id}.`)
    }
    try {
      answerNow(request, response, { id, line, failed })
    } catch (error) {
      // Nobody else catches it: one address that was forgotten would end the process.
      failed(error)
    }
  }

  function answerNow(request: IncomingMessage, response: ServerResponse, { id, line, failed }: Answering) {
    const shop = pages()
    const origins = readOrigins(request, options)
    const target = request.url ?? ''
    const reads = request.method === 'GET' || request.method === 'HEAD'
    const isKnown = origins && isPath(target)
    const kept = shop && isKnown && reads ? shop.findKept(target) : undefined
    if (kept) return send(request, response, kept, ['X-Request-Id', id])

    addHeaders(response, id)
    if (reads && target === '/livez') return plain(response, 200, 'ok')
    if (reads && target === '/healthz') return void sayHealth(shop, response).catch(failed)
    if (!shop)
      return plain(response, 503, 'The shop is opening. Try again in a moment.', { 'Retry-After': '1' })
    if (!isKnown) return plain(response, 400, 'This request names no page of the shop.')

    const pathname = target.split('?', 1)[0]!
    const file = reads ? staticFiles.get(pathname) : undefined
    if (file) return send(request, response, file)
    const asker = { id, address: () => clientAddress(request), ownOrigin: origins.own }
    const note = (because: string) => {
      line.refused = because
    }
    const asked = { pages: shop, request, response, origin: origins.asked, pathname, asker, note }
    void (reads ? answer(asked) : answerWrite(asked)).catch(failed)
  }

  function addHeaders(response: ServerResponse, id: string) {
    for (const [name, value] of headers) response.setHeader(name, value)
    response.setHeader('X-Request-Id', id)
  }
}

/** A path that can be decoded; an absolute or broken one is no address of the shop. */
function isPath(target: string): boolean {
  if (target[0] !== '/') return false
  try {
    // PostgreSQL takes no text with a NUL in it, and no address of the shop has one.
    return !decodeURIComponent(target.split('?', 1)[0]!).includes('\0')
  } catch {
    return false
  }
}

/** Whether the shop can serve and write, with the reason when it cannot. */
async function sayHealth(shop: Pages | undefined, response: ServerResponse): Promise<void> {
  const because = shop ? await shop.readiness.whyNotReady(new Date()) : 'opening'
  plain(response, because === undefined ? 200 : 503, because ?? 'ok')
}

async function answer({ pages, request, response, origin, asker }: Write, body?: Buffer): Promise<void> {
  send(request, response, await pages.answer(webRequest(request, origin, body), { ...asker, body }))
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  page: FinishedPage,
  more: readonly string[] = [],
): void {
  const { status, headers, body } = pageFor(page, {
    method: request.method,
    acceptEncoding: request.headers['accept-encoding'] as string | undefined,
    ifNoneMatch: request.headers['if-none-match'],
  })
  response.writeHead(status, [...headers, ...more]).end(body)
}

function plain(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): void {
  response
    .writeHead(status, {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      ...headers,
    })
    .end(text)
}

/**
 * One line a request: which page, how it went, how long it took. No query, no address, nothing about the visitor. What is put
 * into the object that comes back stands in the line, too.
 */
function logWhenDone(
  request: IncomingMessage,
  response: ServerResponse,
  id: string,
  log: Log,
): { refused?: string } {
  const started = performance.now()
  const more: { refused?: string } = {}
  response.once('close', () => {
    log('request', {
      id,
      method: request.method,
      path: pathForLog(request.url?.split('?', 1)[0] ?? ''),
      status: response.statusCode,
      ms: Math.round((performance.now() - started) * 10) / 10,
      aborted: response.writableFinished || more.refused ? undefined : true,
      ...more,
    })
  })
  return more
}
