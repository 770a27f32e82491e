import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { pathForLog } from '../app/web/addresses.ts'
import { type FinishedPage, pageFor } from '../app/web/finished-page.server.ts'
import { securityHeaders, strictTransportSecurity } from '../app/web/security-headers.ts'
import type { Log } from '../app/web/shop.server.ts'
import { clientAddress } from './client-address.ts'
import { inLog } from './log.ts'
import type { Pages } from './pages.ts'
import { originOf, readBody, webRequest } from './request.ts'
import { readStaticFiles } from './static-files.ts'

export interface ListenerOptions {
  /** The open shop's pages; undefined while it opens. */
  pages: () => Pages | undefined
  publicUrl: string | undefined
  clientFolder: string
  log: Log
}

/** The way of every request: log, health, kept page, static file, page. */
export function createListener({ pages, publicUrl, clientFolder, log }: ListenerOptions): RequestListener {
  const staticFiles = readStaticFiles(clientFolder)
  const transport: [name: string, value: string][] = publicUrl?.startsWith('https:')
    ? [['Strict-Transport-Security', strictTransportSecurity]]
    : []

  return (request, response) => {
    const id = randomUUID()
    logWhenDone(request, response, id, log)
    const own = [...transport, ['X-Request-Id', id] as const]
    const shop = pages()
    const origin = originOf(request, publicUrl)
    const target = request.url ?? ''
    const reads = request.method === 'GET' || request.method === 'HEAD'
    const failed = (error: unknown) => {
      log('request-failed', { id, error: inLog(error) })
      if (response.headersSent) response.destroy()
      else plain(response, 500, `Something went wrong on our side. Its number is ${id}.`)
    }
    const kept = shop && origin && reads && isPath(target) ? shop.findKept(origin, target) : undefined
    if (kept) return send(request, response, kept, own)

    for (const [name, value] of [...Object.entries(securityHeaders), ...own]) response.setHeader(name, value)
    if (target === '/healthz') return plain(response, shop ? 200 : 503, shop ? 'ok' : 'opening')
    if (!shop)
      return plain(response, 503, 'The shop is opening. Try again in a moment.', { 'Retry-After': '1' })
    if (!origin || !isPath(target)) return plain(response, 400, 'This request names no page of the shop.')

    const file = reads ? staticFiles.get(target.split('?', 1)[0]!) : undefined
    if (file) return send(request, response, file)
    void answer(shop, request, response, origin, id).catch(failed)
  }
}

/** A path that can be decoded; an absolute or broken one is no address of the shop. */
function isPath(target: string): boolean {
  if (target[0] !== '/') return false
  try {
    decodeURIComponent(target.split('?', 1)[0]!)
    return true
  } catch {
    return false
  }
}

async function answer(
  pages: Pages,
  request: IncomingMessage,
  response: ServerResponse,
  origin: string,
  id: string,
): Promise<void> {
  const read = await readBody(request)
  if (!read.ok)
    return plain(response, 413, 'This is more than the shop takes at once.', { Connection: 'close' })
  const asker = { id, address: () => clientAddress(request) }
  send(request, response, await pages.answer(webRequest(request, origin, read.body), asker))
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  page: FinishedPage,
  own: readonly (readonly [name: string, value: string])[] = [],
): void {
  const { status, headers, body } = pageFor(page, {
    method: request.method,
    acceptEncoding: request.headers['accept-encoding'] as string | undefined,
    ifNoneMatch: request.headers['if-none-match'],
  })
  response.writeHead(status, [...headers, ...own.flat()]).end(body)
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

/** One line a request: which page, how it went, how long it took. No query, no address, nothing about the visitor. */
function logWhenDone(request: IncomingMessage, response: ServerResponse, id: string, log: Log): void {
  const started = performance.now()
  response.once('close', () => {
    log('request', {
      id,
      method: request.method,
      path: pathForLog(request.url?.split('?', 1)[0] ?? ''),
      status: response.statusCode,
      ms: Math.round((performance.now() - started) * 10) / 10,
      aborted: response.writableFinished ? undefined : true,
    })
  })
}
