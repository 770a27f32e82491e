import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { addPolicy } from '../security/content-security-policy.server.ts'
import { securityHeaders } from '../security/security-headers.ts'
import type { HtmlDocument } from '../shop/context.ts'

type Encoding = 'br' | 'gzip'

/** A response as it is sent: complete, with its policy, and compressed on demand. */
export interface FinishedPage {
  status: number
  headers: Record<string, string>
  /** Each becomes a header line. */
  cookies: string[]
  etag: string
  body: Buffer
  /** Undefined when compression is not worth it. */
  compressed: Map<Encoding, Buffer> | undefined
  isCacheable: boolean
  /** Header lines for each encoding that was sent. */
  headerLines: Map<Encoding | 'as it is' | 'nothing', string[]>
}

const [commonHeaders, commonHttpsHeaders, officeHeaders, officeHttpsHeaders] = [false, true].flatMap(
  isOffice =>
    [false, true].map(isHttps =>
      Object.fromEntries(
        Object.entries(securityHeaders(isHttps, isOffice)).map(([name, value]) => [
          name.toLowerCase(),
          value,
        ]),
      ),
    ),
)

export interface FinishOptions {
  /** Other origins to which its forms may lead. */
  formTargets?: readonly string[]
  /** Whether shoppers use HTTPS. */
  isHttps?: boolean
  /** Whether it's a page of the office. */
  isOffice?: boolean
  /** Whether the office may show it in a frame. */
  isFramed?: boolean
}

/** Smaller bodies hardly shrink, in bytes. */
const minCompressedBytes = 1000

/**
 * Completes React Router's response with a policy for its scripts, unless it has its own, and an ETag. Cacheable are `shared` pages, equal for every
 * visitor, with status 200, without a cookie and without `no-store`.
 */
export async function finishPage(
  response: Response,
  shared: boolean,
  options: FinishOptions = {},
  rendered?: HtmlDocument['rendered'],
): Promise<FinishedPage> {
  const headers: Record<string, string> = {
    ...commonHeadersOf(options),
    ...Object.fromEntries(response.headers),
  }
  if (headers.location !== undefined) headers.location = encodeLocation(headers.location)
  const type = headers['content-type'] ?? ''
  const cookies = response.headers.getSetCookie()
  delete headers['set-cookie']
  let body: Buffer
  if (type.startsWith('text/html')) {
    const sealed = addPolicy(await textParts(response, rendered), options)
    body = Buffer.concat(sealed.parts.map(part => Buffer.from(part)))
    headers['content-security-policy'] = response.headers.get('content-security-policy') ?? sealed.policy
  } else body = Buffer.from(await response.arrayBuffer())
  const isCacheable =
    shared && response.status === 200 && cookies.length === 0 && headers['cache-control'] !== 'no-store'
  headers['cache-control'] ??= isCacheable ? 'public, max-age=0, must-revalidate' : 'no-store'
  const text = /^(text\/|application\/json)/.test(type) && body.length >= minCompressedBytes
  if (text) headers.vary = 'Accept-Encoding'
  return {
    status: response.status,
    headers,
    cookies,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    body,
    compressed: text ? new Map() : undefined,
    isCacheable: isCacheable,
    headerLines: new Map(),
  }
}

/** Falls back to the body, in case middleware replaced the rendered response. */
async function textParts(response: Response, rendered: HtmlDocument['rendered']): Promise<string[]> {
  return rendered?.response === response ? rendered.parts : [await response.text()]
}

function commonHeadersOf({ isHttps, isOffice }: FinishOptions): Record<string, string> {
  if (isOffice) return isHttps ? officeHttpsHeaders! : officeHeaders!
  return isHttps ? commonHttpsHeaders! : commonHeaders!
}

/** Encodes what an address may not contain (RFC 3986, section 2); a `%` counts as encoded already. */
function encodeLocation(address: string): string {
  return address.replace(/[^\w.~:/?#[\]@!$&'()*+,;=%-]/gu, encodeURIComponent)
}

/** The memory that a page takes once compressed, in bytes: a compressed body is at most a third. */
export function pageBytes(page: FinishedPage): number {
  return Math.ceil(page.body.length * 1.7) + 2000
}

/**
 * Compresses cacheable pages harder, because they are sent often. On this thread: handing a page to another takes longer than
 * the millisecond it needs (docs/choices.md).
 */
function compress(page: FinishedPage, encoding: Encoding): Buffer {
  if (encoding === 'gzip') return gzipSync(page.body, { level: page.isCacheable ? 6 : 1 })
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: page.isCacheable ? 5 : 2,
    [constants.BROTLI_PARAM_SIZE_HINT]: page.body.length,
    // A larger window would cost Brotli 16 MB of memory per page.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.ceil(Math.log2(page.body.length + 16))),
  }
  return brotliCompressSync(page.body, { params })
}

/** The compressed body, created for the first visitor who accepts it. */
function compressed(page: FinishedPage, encoding: Encoding): Buffer {
  const cached = page.compressed!.get(encoding)
  if (cached) return cached
  const form = compress(page, encoding)
  page.compressed!.set(encoding, form)
  return form
}

export interface PageResponse {
  status: number
  /** Name, value, name, value …: the format that Node writes fastest. */
  headers: string[]
  body: Buffer | undefined
}

export interface PageRequestHeaders {
  method: string | undefined
  acceptEncoding: string | undefined
  ifNoneMatch: string | undefined
}

/** The response to one request: the best encoding it accepts, or 304 for what it has already. */
export function respondWithPage(page: FinishedPage, request: PageRequestHeaders): PageResponse {
  if (page.status === 200 && request.ifNoneMatch !== undefined && matches(request.ifNoneMatch, page.etag))
    return { status: 304, headers: lines(page, 'nothing'), body: undefined }

  const encoding = page.compressed && bestEncoding(request.acceptEncoding)
  const body = encoding ? compressed(page, encoding) : page.body
  const headers = lines(page, encoding ?? 'as it is', body.length)
  return { status: page.status, headers, body: request.method === 'HEAD' ? undefined : body }
}

function lines(page: FinishedPage, form: Encoding | 'as it is' | 'nothing', length?: number): string[] {
  let cached = page.headerLines.get(form)
  if (!cached) {
    cached = Object.entries({ ...page.headers, etag: page.etag }).flat()
    for (const cookie of page.cookies) cached.push('set-cookie', cookie)
    if (form === 'br' || form === 'gzip') cached.push('content-encoding', form)
    if (length !== undefined) cached.push('content-length', String(length))
    page.headerLines.set(form, cached)
  }
  return cached
}

/** Weak comparison, RFC 9110, section 13.1.2. */
function matches(ifNoneMatch: string, etag: string): boolean {
  return ifNoneMatch === '*' || ifNoneMatch.split(',').some(tag => tag.trim().replace(/^W\//, '') === etag)
}

/** Prefers `br` to `gzip`; `q=0` rejects an encoding (RFC 9110, section 12.5.3). */
function bestEncoding(accept: string | undefined): Encoding | undefined {
  if (!accept) return undefined
  // The usual header, without parsing.
  if (/\bbr\b(?!\s*;)/.test(accept)) return 'br'
  const accepted = accept.split(',').flatMap(part => {
    const [name = '', ...weights] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/)
    return weights.some(weight => /^q=0(\.0*)?$/.test(weight)) ? [] : [name]
  })
  return (['br', 'gzip'] as const).find(name => accepted.includes(name))
}
