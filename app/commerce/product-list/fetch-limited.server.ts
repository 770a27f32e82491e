import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP } from 'node:net'
import { isPublicAddress } from './is-public-address.ts'
import { notPublic, publicLookup } from './public-lookup.server.ts'

export interface FetchLimits {
  maxBytes: number
  /** For everything together: name, connection, redirects, headers and the whole body. */
  timeLimitMs: number
  /** The one origin (`http://10.0.0.7:8080`) that may be at a private address, because the merchant named it. */
  trustedOrigin?: string | undefined
  accept?: string
  signal?: AbortSignal
}

export type FetchFailure =
  | 'not-an-address'
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

export type Fetched =
  | { ok: true; bytes: Uint8Array; contentType: string | undefined }
  | { ok: false; because: FetchFailure; code?: string | undefined }

const mostRedirects = 3

/**
 * GETs an address that somebody else chose. Whatever is there, this ends within the time limit, holds no more than
 * `maxBytes`, reaches no private machine but `trustedOrigin`, and answers with a value instead of throwing.
 */
export async function fetchLimited(address: string | URL, limits: FetchLimits): Promise<Fetched> {
  const timeLimit = AbortSignal.timeout(limits.timeLimitMs)
  const signal = limits.signal ? AbortSignal.any([timeLimit, limits.signal]) : timeLimit
  try {
    return await follow(address, limits, signal)
  } catch (error) {
    if (limits.signal?.aborted) return { ok: false, because: 'stopped' }
    if (timeLimit.aborted) return { ok: false, because: 'timed-out' }
    const { code } = error as NodeJS.ErrnoException
    return code === notPublic
      ? { ok: false, because: 'not-public' }
      : { ok: false, because: 'unreachable', code }
  }
}

async function follow(address: string | URL, limits: FetchLimits, signal: AbortSignal): Promise<Fetched> {
  let url = URL.parse(address)
  for (let redirects = 0; redirects <= mostRedirects; redirects++) {
    if (!url) return { ok: false, because: 'not-an-address' }
    const because = objectionTo(url, limits.trustedOrigin)
    if (because) return { ok: false, because }

    const answer = await ask(url, limits, signal)
    const { location } = answer.headers
    if (!redirectStatuses.has(answer.statusCode!) || !location) return read(answer, limits.maxBytes)
    answer.destroy()
    url = URL.parse(location, url)
  }
  return { ok: false, because: 'too-many-redirects' }
}

const redirectStatuses = new Set([301, 302, 303, 307, 308])

function objectionTo(url: URL, trustedOrigin: string | undefined): FetchFailure | undefined {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return 'not-http'
  if (url.username || url.password) return 'has-credentials'
  // A socket looks up names only. Numbers are checked here; `URL` has already brought them to one spelling.
  const host = url.hostname.replace(/^\[|\]$/g, '')
  return url.origin !== trustedOrigin && isIP(host) && !isPublicAddress(host) ? 'not-public' : undefined
}

function ask(url: URL, limits: FetchLimits, signal: AbortSignal): Promise<IncomingMessage> {
  const options: RequestOptions = {
    signal,
    // A connection of its own: one that is kept alive elsewhere in the process was never checked here.
    agent: false,
    // Without compression the bytes that arrive are the bytes that are held: nothing can swell up here.
    headers: { accept: limits.accept ?? '*/*', 'accept-encoding': 'identity', 'user-agent': 'Tote' },
    ...(url.origin === limits.trustedOrigin ? {} : { lookup: publicLookup() }),
  }
  return new Promise((resolve, reject) => {
    const sent = url.protocol === 'https:' ? httpsRequest(url, options) : httpRequest(url, options)
    sent.on('response', resolve)
    // Stays after the answer has come: a request may fail once more while its body is read, and nobody else listens.
    sent.on('error', reject)
    sent.on('close', () => reject(new Error('closed without an answer')))
    sent.end()
  })
}

async function read(answer: IncomingMessage, maxBytes: number): Promise<Fetched> {
  const refuse = (because: FetchFailure): Fetched => {
    answer.destroy()
    return { ok: false, because }
  }
  if (answer.statusCode !== 200) return refuse(`status-${answer.statusCode!}`)
  if ((answer.headers['content-encoding'] ?? 'identity') !== 'identity') return refuse('encoded')
  if (Number(answer.headers['content-length'] ?? 0) > maxBytes) return refuse('too-large')

  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of answer as AsyncIterable<Uint8Array>) {
    size += chunk.length
    if (size > maxBytes) return refuse('too-large')
    chunks.push(chunk)
  }
  return { ok: true, bytes: Buffer.concat(chunks), contentType: answer.headers['content-type'] }
}
