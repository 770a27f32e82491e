import { maskForLog } from '#commerce/values/error-for-log.ts'

/** First segments of public paths, which are logged unchanged. */
const publicPaths = new Set([
  'about',
  'assets',
  'brands',
  'collections',
  'contact',
  'i',
  'journal',
  'pages',
  'productdetails',
  'product-options',
  'shop',
  'sitemaps',
])

/** Fixed segments of other paths. Everything else in them may be a token. */
const knownSegments = new Set(
  `account add address addresses back-in-stock cancel cart change checkout claim code compare confirm create credit-notes csv data default delete demo email end end-all express inbox invoice invoices json keep link messages move move-to-cart new
  not-now options orders passkey passkeys pay payments place price-alerts product-cards products reload remove rename reorder restore return returns revert review reviews save search share sessions settings sign-in sign-out state
  stripe suggestions text unsave unshare unsubscribe wish-list wishes withdrawal`.split(/\s+/),
)

/** Begins the segment that shows a draft: a token. */
const previewMark = /preview~/i

/** In unknown paths a segment this long may be a pasted secret. */
const secretLength = 16

/** Paths of cached pages repeat, and reading one takes longer than the rest of its line. */
const known = new Map<string, string>()
const maxKnown = 1000
const maxKnownLength = 200

/**
 * A path for the log without tokens and email addresses, however it is spelled. Unknown paths keep short segments, so that broken links can be
 * found.
 */
export function pathForLog(pathname: string): string {
  const logged = known.get(pathname)
  if (logged !== undefined) return logged
  const masked = maskPath(pathname)
  // Masked parts may be secret, so those paths aren't remembered.
  if (masked === pathname && pathname.length <= maxKnownLength) {
    if (known.size >= maxKnown) known.clear()
    known.set(pathname, masked)
  }
  return masked
}

function maskPath(pathname: string): string {
  const parts = partsOf(pathname)
  const [first = ''] = parts
  if (publicPaths.has(first.toLowerCase())) return `/${withoutPreview(parts).join('/')}`
  if (first.toLowerCase() === 'office')
    return `/office${parts
      .slice(1)
      .map(part => `/${maskedInOffice(part)}`)
      .join('')}`
  const isOwn = knownSegments.has(first.toLowerCase())
  return `/${parts.map(part => masked(part, isOwn)).join('/')}`
}

/** Encoded slashes may have cut the token, so nothing behind its start is logged. */
function withoutPreview(parts: readonly string[]): string[] {
  const start = parts.findIndex(part => previewMark.test(part))
  return start === -1 ? parts.map(encode) : [...parts.slice(0, start).map(encode), 'preview~…']
}

function masked(part: string, isOwn: boolean): string {
  const [word, ending = ''] = /^(.*?)(\.data)?$/s.exec(part)!.slice(1)
  if (knownSegments.has(word!.toLowerCase())) return part
  return isOwn || part.length >= secretLength ? `…${ending}` : encode(part)
}

/** Words are fixed segments; numbers of orders, ids and tokens are not words. */
function maskedInOffice(part: string): string {
  return /^[a-z-]{1,16}(\.data)?$/.test(part) ? part : part.endsWith('.data') ? '….data' : '…'
}

/** The segments of a path as the router reads it, also split at encoded slashes. */
function partsOf(pathname: string): string[] {
  const address = /^https?:/i.test(pathname) ? pathname : `http://localhost/${pathname}`
  const path = URL.canParse(address) ? new URL(address).pathname : ''
  return decode(path)
    .split(/[/\\]/)
    .filter(part => part !== '')
}

/** Decodes repeatedly, because a token may be encoded twice. Undecodable paths become `…`. */
function decode(path: string): string {
  try {
    const decoded = decodeURIComponent(path)
    return decoded === path ? path : decode(decoded)
  } catch {
    return '…'
  }
}

/** Encodes a segment for a line of the log. Whoever types an address into a path may type it anywhere. */
function encode(part: string): string {
  return maskForLog(part)
    .toWellFormed()
    .replace(/[^\w.~@$&+,;=:…-]/gu, encodeURIComponent)
}
