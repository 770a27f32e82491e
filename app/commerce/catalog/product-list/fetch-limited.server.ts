import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP } from 'node:net'
import { isPublicAddress } from './is-public-address.ts'
import { notPublicCode, publicLookup } from './public-lookup.server.ts'

export interface FetchLimits {
  maxBytes: number
  /** For everything: DNS, connection, redirects, headers and the whole body. */
  timeoutMs: number
  /** The one origin, such as `http://10.0.0.7:8080`, that may have a private address: the merchant configured it. */
  trustedOrigin?: string | undefined
  accept?: string
  signal?: AbortSignal
}

export type FetchFailure =
  | 'invalid-url'
  | 'not-http'
  | 'has-credentials'
  | 'not-public'
  | 'too-many-redirects'
  | `status-${number}`
  | 'encoded'
  | 'too-large'
  | 'timed-out'
  | 'stopped'
  | 'unreachable'

export type FetchResult =
  | { ok: true; bytes: Uint8Array; contentType: string | undefined }
  | { ok: false; reason: FetchFailure; code?: string | undefined }

const maxRedirects = 3

/**
 * GETs an untrusted URL within the timeout, holds at most `maxBytes`, connects to no private host but `trustedOrigin`, and
 * returns failures instead of throwing.
 */
export async function fetchLimited(target: string | URL, limits: FetchLimits): Promise<FetchResult> {
  const timeLimit = AbortSignal.timeout(limits.timeoutMs)
  const signal = limits.signal ? AbortSignal.any([timeLimit, limits.signal]) : timeLimit
  try {
    return await followRedirects(target, limits, signal)
  } catch (error) {
    if (limits.signal?.aborted) return { ok: false, reason: 'stopped' }
    if (timeLimit.aborted) return { ok: false, reason: 'timed-out' }
    const { code } = error as NodeJS.ErrnoException
    return code === notPublicCode
      ? { ok: false, reason: 'not-public' }
      : { ok: false, reason: 'unreachable', code }
  }
}

async function followRedirects(
  target: string | URL,
  limits: FetchLimits,
  signal: AbortSignal,
): Promise<FetchResult> {
  let url = URL.parse(target)
  for (let redirects = 0; redirects <= maxRedirects; redirects++) {
    if (!url) return { ok: false, reason: 'invalid-url' }
    const reason = refusalFor(url, limits.trustedOrigin)
    if (reason) return { ok: false, reason: reason }

    const response = await sendRequest(url, limits, signal)
    const { location } = response.headers
    if (!redirectStatuses.has(response.statusCode!) || !location) return readBody(response, limits.maxBytes)
    response.destroy()
    url = URL.parse(location, url)
  }
  return { ok: false, reason: 'too-many-redirects' }
}

const redirectStatuses = new Set([301, 302, 303, 307, 308])

function refusalFor(url: URL, trustedOrigin: string | undefined): FetchFailure | undefined {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return 'not-http'
  if (url.username || url.password) return 'has-credentials'
  // Sockets look up only host names, so IP addresses are checked here; `URL` has normalized them.
  const host = url.hostname.replace(/^\[|\]$/g, '')
  return url.origin !== trustedOrigin && isIP(host) && !isPublicAddress(host) ? 'not-public' : undefined
}

function sendRequest(url: URL, limits: FetchLimits, signal: AbortSignal): Promise<IncomingMessage> {
  const options: RequestOptions = {
    signal,
    // A new connection: a kept-alive one was not checked.
    agent: false,
    // Without compression, the size received is the size held.
    headers: { accept: limits.accept ?? '*/*', 'accept-encoding': 'identity', 'user-agent': 'Tote' },
    ...(url.origin === limits.trustedOrigin ? {} : { lookup: publicLookup() }),
  }
  return new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? httpsRequest(url, options) : httpRequest(url, options)
    request.on('response', resolve)
    // Still needed after the response: the request may fail while its body is read.
    request.on('error', reject)
    request.on('close', () => reject(new Error('closed without a response')))
    request.end()
  })
}

async function readBody(response: IncomingMessage, maxBytes: number): Promise<FetchResult> {
  const refuse = (reason: FetchFailure): FetchResult => {
    response.destroy()
    return { ok: false, reason: reason }
  }
  if (response.statusCode !== 200) return refuse(`status-${response.statusCode!}`)
  if ((response.headers['content-encoding'] ?? 'identity') !== 'identity') return refuse('encoded')
  if (Number(response.headers['content-length'] ?? 0) > maxBytes) return refuse('too-large')

  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Uint8Array>) {
    size += chunk.length
    if (size > maxBytes) return refuse('too-large')
    chunks.push(chunk)
  }
  return { ok: true, bytes: Buffer.concat(chunks), contentType: response.headers['content-type'] }
}
