import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { identityPath } from '#commerce/running/doctor/address/address-rule.ts'
import { errorForLog } from '#commerce/values/error-for-log.ts'
import { refusalMessages } from '#messages/refusals.ts'
import { runInLanguage } from '#messages/run-in-language.server.ts'
import { pathForLog } from '#web/logging/path-for-log.ts'
import { type FinishedPage, respondWithPage } from '#web/pages/finished-page.server.ts'
import { securityHeaders } from '#web/security/security-headers.ts'
import type { Log } from '#web/shop/shop.server.ts'
import type { Pages } from '../pages/pages.ts'
import { clientAddress, forwardingOf } from './client-address.ts'
import { type OriginOptions, type Origins, readOrigins } from './own-origin.ts'
import { webRequest } from './request.ts'
import { readStaticFiles } from './static-files.ts'
import { themeFile } from './theme-file.ts'
import {
  createWrites,
  defaultWriteLimits,
  type ReceivedBody,
  type Write,
  type WriteLimits,
} from './writes.ts'

export interface ListenerOptions extends OriginOptions {
  /** The open shop's pages; undefined while it opens. */
  pages: () => Pages | undefined
  clientFolder: string
  log: Log
  writeLimits?: Partial<WriteLimits>
}

interface OpenRequest {
  request: IncomingMessage
  response: ServerResponse
  id: string
  /** The request's line in the log. */
  line: RequestLine
  fail: (error: unknown) => void
}

/** Answers every request: a cached page, health, a static file, or a page. */
export function createListener(options: ListenerOptions): RequestListener {
  const { pages, publicUrl, clientFolder, log } = options
  const staticFiles = readStaticFiles(clientFolder)
  const addHeaders = headersFor(publicUrl)
  const answerWrite = createWrites({ ...defaultWriteLimits, ...options.writeLimits }, answerPage)

  return (request, response) => {
    const id = randomUUID()
    const line = logWhenDone(request, response, id, log)
    const fail = (error: unknown) => {
      log('request-failed', { id, error: errorForLog(error) })
      if (response.headersSent) return response.destroy()
      addHeaders(response, id)
      sendText(response, 500, refusalMessages.failed({ id }))
    }
    try {
      answerRequest({ request, response, id, line, fail })
    } catch (error) {
      // Nothing else catches it: one unexpected URL would end the process.
      fail(error)
    }
  }

  function answerRequest(open: OpenRequest) {
    const { request, response, id } = open
    const shop = pages()
    const origins = readOrigins(request, options)
    const target = request.url ?? ''
    const isValid = origins !== undefined && isPath(target)
    const cached =
      shop && isValid && isRead(request) ? shop.findCached(target, request.headers.cookie) : undefined
    if (cached) return sendPage(request, response, cached, ['X-Request-Id', id])
    addHeaders(response, id)
    const language = shop?.languageAt(target.split('?', 1)[0]!) ?? 'en'
    runInLanguage(language, () => answerUncached(open, shop, isValid ? origins : undefined))
  }

  function answerUncached(open: OpenRequest, shop: Pages | undefined, origins: Origins | undefined) {
    const { request, response, id, line, fail } = open
    const target = request.url ?? ''
    const reads = isRead(request)
    if (reads && target === '/livez') return sendText(response, 200, 'ok')
    if (reads && target === '/healthz') return void sendHealth(shop, response).catch(fail)
    if (!shop) return sendText(response, 503, refusalMessages.opening, { 'Retry-After': '1' })
    if (!origins) return sendText(response, 400, refusalMessages.notAPage)

    const pathname = target.split('?', 1)[0]!
    const file = reads ? (staticFiles.get(pathname) ?? themeFile(pathname)) : undefined
    if (file) return sendPage(request, response, file)
    const nonce = reads ? identityNonce(pathname) : undefined
    if (nonce !== undefined)
      return sendText(response, 200, `${shop.identity(nonce)} ${forwardingOf(request)}`)
    const requester = { id, address: () => clientAddress(request), ownOrigin: origins.own }
    const logRefusal = (reason: string) => {
      line.refused = reason
    }
    const origin = origins.requested
    const logDiskError = (error: unknown) => log('upload-not-stored', { id, error: errorForLog(error) })
    const loggers = { logRefusal, logDiskError }
    const write = { pages: shop, request, response, origin, pathname, requester, ...loggers }
    void (reads ? answerPage(write) : answerWrite(write)).catch(fail)
  }
}

/** Adds the headers of every response that isn't a cached page: those of security, and the request's id. */
function headersFor(publicUrl: string | undefined): (response: ServerResponse, id: string) => void {
  const headers = Object.entries(securityHeaders(publicUrl?.startsWith('https:') ?? false))
  return (response, id) => {
    for (const [name, value] of headers) response.setHeader(name, value)
    response.setHeader('X-Request-Id', id)
  }
}

function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** Whether its path can be decoded and is neither an absolute address nor broken, and neither path nor query has a NUL. */
function isPath(target: string): boolean {
  // PostgreSQL can't store NUL characters, and none of our addresses has one.
  if (target[0] !== '/' || target.includes('%00')) return false
  try {
    return decodeURIComponent(target.split('?', 1)[0]!) !== ''
  } catch {
    return false
  }
}

/** Whether the shop can serve and write, with the reason when it cannot. */
async function sendHealth(shop: Pages | undefined, response: ServerResponse): Promise<void> {
  const reason = shop ? await shop.readiness.whyNotReady(new Date()) : 'opening'
  sendText(response, reason === undefined ? 200 : 503, reason ?? 'ok')
}

async function answerPage(
  { pages, request, response, origin, requester }: Write,
  sent?: ReceivedBody,
): Promise<void> {
  const page = await pages.answer(webRequest(request, origin, sent), { ...requester, ...sent })
  sendPage(request, response, page)
}

function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: FinishedPage,
  moreHeaders: readonly string[] = [],
): void {
  const { status, headers, body } = respondWithPage(page, {
    method: request.method,
    acceptEncoding: request.headers['accept-encoding'] as string | undefined,
    ifNoneMatch: request.headers['if-none-match'],
  })
  response.writeHead(status, [...headers, ...moreHeaders]).end(body)
}

function sendText(
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

interface RequestLine {
  refused?: string
}

/** Logs one line when the request ends: no query, no address, nothing about the visitor. Returns what may be added to it. */
function logWhenDone(request: IncomingMessage, response: ServerResponse, id: string, log: Log): RequestLine {
  const startedAt = performance.now()
  const line: RequestLine = {}
  response.once('close', () => {
    log('request', {
      id,
      method: request.method,
      path: pathForLog(request.url?.split('?', 1)[0] ?? ''),
      status: response.statusCode,
      ms: Math.round((performance.now() - startedAt) * 10) / 10,
      aborted: response.writableFinished || line.refused ? undefined : true,
      ...line,
    })
  })
  return line
}

/** The nonce in the path by which a shop recognizes itself; undefined for other paths. */
function identityNonce(pathname: string): string | undefined {
  const nonce = pathname.startsWith(identityPath) ? pathname.slice(identityPath.length) : ''
  return /^[\w-]{22}$/.test(nonce) ? nonce : undefined
}
