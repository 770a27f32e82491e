import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { contentSecurityPolicy, sealPage } from './content-security-policy.server.ts'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** A page as it is sent: whole, with its policy, and compressed once when it is to be kept. */
export interface FinishedPage {
  status: number
  headers: Record<string, string>
  etag: string
  body: Buffer
  compressed: { br: Buffer; gzip: Buffer } | undefined
  keep: boolean
  /** What it takes in memory. */
  bytes: number
}

/** Below this size a compressed answer is hardly smaller. */
const worthCompressing = 1000

/**
 * Finishes what React Router answered: the policy for the page's own scripts, an ETag, and the compressed forms when the
 * page is `shared`, the same for every visitor. Only a shared page with status 200 and no cookie is kept.
 */
export async function finishPage(response: Response, shared: boolean): Promise<FinishedPage> {
  const headers = Object.fromEntries(response.headers)
  const type = headers['content-type'] ?? ''
  let body: Buffer = Buffer.from(await response.arrayBuffer())
  headers['content-security-policy'] = contentSecurityPolicy()
  if (type.startsWith('text/html')) {
    const sealed = sealPage(body.toString())
    body = Buffer.from(sealed.html)
    headers['content-security-policy'] = sealed.policy
  }
  const keep = shared && response.status === 200 && !response.headers.has('set-cookie')
  headers['cache-control'] ??= keep ? 'public, max-age=0, must-revalidate' : 'no-store'

  const text = /^(text\/|application\/json)/.test(type) && body.length >= worthCompressing
  if (text) headers.vary = 'Accept-Encoding'
  const compressed = text ? await compress(body, keep) : undefined
  return {
    status: response.status,
    headers,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    body,
    compressed,
    keep,
    bytes: body.length + (compressed ? compressed.br.length + compressed.gzip.length : 0) + 1000,
  }
}

/** A page that is kept is sent often and worth more effort than one that is sent once. */
async function compress(body: Buffer, often: boolean): Promise<{ br: Buffer; gzip: Buffer }> {
  const quality = {
    [constants.BROTLI_PARAM_QUALITY]: often ? 7 : 3,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  const [br, gz] = await Promise.all([
    brotli(body, { params: quality }),
    gzipped(body, { level: often ? 6 : 1 }),
  ])
  return { br, gzip: gz }
}

export interface SentPage {
  status: number
  headers: Record<string, string | number>
  body: Buffer | undefined
}

/** What goes over the line for one request: the best form that the browser takes, nothing of what it has already. */
export function pageFor(
  page: FinishedPage,
  asked: { method: string; acceptEncoding: string | undefined; ifNoneMatch: string | undefined },
): SentPage {
  const headers: Record<string, string | number> = { ...page.headers, etag: page.etag }
  if (page.status === 200 && asked.ifNoneMatch !== undefined && matches(asked.ifNoneMatch, page.etag))
    return { status: 304, headers: without(headers, 'content-type'), body: undefined }

  let body = page.body
  if (page.compressed) {
    const encoding = bestEncoding(asked.acceptEncoding)
    if (encoding) {
      body = page.compressed[encoding]
      headers['content-encoding'] = encoding
    }
  }
  headers['content-length'] = body.length
  return { status: page.status, headers, body: asked.method === 'HEAD' ? undefined : body }
}

/** The weak comparison of RFC 9110, section 13.1.2. */
function matches(ifNoneMatch: string, etag: string): boolean {
  return ifNoneMatch === '*' || ifNoneMatch.split(',').some(tag => tag.trim().replace(/^W\//, '') === etag)
}

/** `br` before `gzip`; an encoding with `q=0` is refused (RFC 9110, section 12.5.3). */
function bestEncoding(accept: string | undefined): 'br' | 'gzip' | undefined {
  if (!accept) return undefined
  const accepted = accept.split(',').flatMap(part => {
    const [name = '', ...weights] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/)
    return weights.some(weight => /^q=0(\.0*)?$/.test(weight)) ? [] : [name]
  })
  return (['br', 'gzip'] as const).find(name => accepted.includes(name))
}

function without(headers: Record<string, string | number>, name: string): Record<string, string | number> {
  const { [name]: _, ...rest } = headers
  return rest
}
