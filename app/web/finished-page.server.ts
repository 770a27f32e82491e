import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { sealPage } from './content-security-policy.server.ts'
import { securityHeaders } from './security-headers.ts'

type Encoding = 'br' | 'gzip'

/** A page as it is sent: whole, with its policy, and compressed in the forms that were asked for so far. */
export interface FinishedPage {
  status: number
  headers: Record<string, string>
  /** Each is a header line of its own. */
  cookies: string[]
  etag: string
  body: Buffer
  /** Undefined when compressing is not worth it. */
  compressed: Map<Encoding, Buffer> | undefined
  keep: boolean
  /** Header lines for each form that was sent so far. */
  lines: Map<Encoding | 'as it is' | 'nothing', string[]>
}

const [commonHeaders, commonHttpsHeaders] = [false, true].map(isHttps =>
  Object.fromEntries(
    Object.entries(securityHeaders(isHttps)).map(([name, value]) => [name.toLowerCase(), value]),
  ),
)

export interface FinishOptions {
  /** Origins besides the shop to which its forms may lead. */
  formTargets?: readonly string[]
  /** Whether shoppers reach the shop by https. */
  isHttps?: boolean
}

/** Below this size a compressed answer is hardly smaller. */
const worthCompressing = 1000

/**
 * Finishes what React Router answered: the policy for the page's own scripts, and an ETag. Only a page that is `shared`,
 * the same for every visitor, with status 200 and no cookie, is to be kept, and only if it does not forbid that.
 */
export async function finishPage(
  response: Response,
  shared: boolean,
  options: FinishOptions = {},
): Promise<FinishedPage> {
  const headers: Record<string, string> = {
    ...(options.isHttps ? commonHttpsHeaders : commonHeaders),
    ...Object.fromEntries(response.headers),
  }
  if (headers.location !== undefined) headers.location = encodeLocation(headers.location)
  const type = headers['content-type'] ?? ''
  const cookies = response.headers.getSetCookie()
  delete headers['set-cookie']
  let body: Buffer = Buffer.from(await response.arrayBuffer())
  if (type.startsWith('text/html')) {
    const sealed = sealPage(body.toString(), options)
    body = Buffer.from(sealed.html)
    headers['content-security-policy'] = sealed.policy
  }
  const keep =
    shared && response.status === 200 && cookies.length === 0 && headers['cache-control'] !== 'no-store'
  headers['cache-control'] ??= keep ? 'public, max-age=0, must-revalidate' : 'no-store'
  const text = /^(text\/|application\/json)/.test(type) && body.length >= worthCompressing
  if (text) headers.vary = 'Accept-Encoding'
  return {
    status: response.status,
    headers,
    cookies,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    body,
    compressed: text ? new Map() : undefined,
    keep,
    lines: new Map(),
  }
}

/** An address with what may not stand in one encoded (RFC 3986, section 2); a `%` is taken for one that is encoded already. */
function encodeLocation(address: string): string {
  return address.replace(/[^\w.~:/?#[\]@!$&'()*+,;=%-]/gu, encodeURIComponent)
}

/** What a page takes in memory once it is compressed, in bytes; a compressed form is at most a third of the page. */
export function pageBytes(page: FinishedPage): number {
  return Math.ceil(page.body.length * 1.7) + 2000
}

/**
 * A page that is kept is sent often and worth more effort than one that is sent once. Compressed at once and not in another
 * thread: a page takes less than a millisecond, and handing it over and back takes more than that (docs/decisions/0011).
 */
function compress(page: FinishedPage, encoding: Encoding): Buffer {
  if (encoding === 'gzip') return gzipSync(page.body, { level: page.keep ? 6 : 1 })
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: page.keep ? 5 : 2,
    [constants.BROTLI_PARAM_SIZE_HINT]: page.body.length,
    // No window larger than the page: Brotli would ask for 16 MB of memory for each.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.ceil(Math.log2(page.body.length + 16))),
  }
  return brotliCompressSync(page.body, { params })
}

/** The compressed form, made when the first visitor asks for it. */
function compressed(page: FinishedPage, encoding: Encoding): Buffer {
  const known = page.compressed!.get(encoding)
  if (known) return known
  const form = compress(page, encoding)
  page.compressed!.set(encoding, form)
  return form
}

export interface SentPage {
  status: number
  /** Name, value, name, value …: the one form that Node writes without looking at each line again. */
  headers: string[]
  body: Buffer | undefined
}

export interface Asked {
  method: string | undefined
  acceptEncoding: string | undefined
  ifNoneMatch: string | undefined
}

/** What goes over the line for one request: the best form that the browser takes, nothing of what it has already. */
export function pageFor(page: FinishedPage, asked: Asked): SentPage {
  if (page.status === 200 && asked.ifNoneMatch !== undefined && matches(asked.ifNoneMatch, page.etag))
    return { status: 304, headers: lines(page, 'nothing'), body: undefined }

  const encoding = page.compressed && bestEncoding(asked.acceptEncoding)
  const body = encoding ? compressed(page, encoding) : page.body
  const headers = lines(page, encoding ?? 'as it is', body.length)
  return { status: page.status, headers, body: asked.method === 'HEAD' ? undefined : body }
}

function lines(page: FinishedPage, form: Encoding | 'as it is' | 'nothing', length?: number): string[] {
  let known = page.lines.get(form)
  if (!known) {
    known = Object.entries({ ...page.headers, etag: page.etag }).flat()
    for (const cookie of page.cookies) known.push('set-cookie', cookie)
    if (form === 'br' || form === 'gzip') known.push('content-encoding', form)
    if (length !== undefined) known.push('content-length', String(length))
    page.lines.set(form, known)
  }
  return known
}

/** The weak comparison of RFC 9110, section 13.1.2. */
function matches(ifNoneMatch: string, etag: string): boolean {
  return ifNoneMatch === '*' || ifNoneMatch.split(',').some(tag => tag.trim().replace(/^W\//, '') === etag)
}

/** `br` before `gzip`; an encoding with `q=0` is refused (RFC 9110, section 12.5.3). */
function bestEncoding(accept: string | undefined): Encoding | undefined {
  if (!accept) return undefined
  // What browsers send, read without taking it apart.
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
