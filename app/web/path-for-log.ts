/** First segments of public paths, which are logged as they are. */
const openPaths = new Set([
  'about',
  'assets',
  'brands',
  'collections',
  'contact',
  'journal',
  'pictures',
  'productchoice',
  'productdetails',
  'shop',
])

/** Fixed segments of the shop's own paths. Everything else in these paths may be a token or a key. */
const ownWords = new Set(
  `add backinstock cancel cart change checkout claim code compare confirm create delete invoice keep move movetocart orders
  pay payments place productcards products reload remove rename reorder restore return returns save search share state
  stripe suggestions tell unsave unshare unsubscribe untell wishes wishlist withdrawal`.split(/\s+/),
)

/** In unknown paths a segment of this length may be a secret that somebody pasted. */
const secretLength = 16

/**
 * A path for the log, without the tokens and keys that open an order, a list or a payment, however the path is spelled. Unknown
 * paths keep their short segments, so that broken links can be found.
 */
export function pathForLog(pathname: string): string {
  const parts = partsOf(pathname)
  const [first = ''] = parts
  if (openPaths.has(first.toLowerCase())) return `/${parts.map(encode).join('/')}`
  const isOwn = ownWords.has(first.toLowerCase())
  return `/${parts.map(part => masked(part, isOwn)).join('/')}`
}

function masked(part: string, isOwn: boolean): string {
  const [word, ending = ''] = /^(.*?)(\.data)?$/s.exec(part)!.slice(1)
  if (ownWords.has(word!.toLowerCase())) return part
  return isOwn || part.length >= secretLength ? `…${ending}` : encode(part)
}

/** The segments of a path as the router reads it, split at encoded slashes, too. */
function partsOf(pathname: string): string[] {
  const address = /^https?:/i.test(pathname) ? pathname : `http://localhost/${pathname}`
  const path = URL.canParse(address) ? new URL(address).pathname : ''
  return decode(path)
    .split(/[/\\]/)
    .filter(part => part !== '')
}

/** Decodes repeatedly, because a token may be encoded twice. Undecodable paths are logged as `…`. */
function decode(path: string): string {
  try {
    const decoded = decodeURIComponent(path)
    return decoded === path ? path : decode(decoded)
  } catch {
    return '…'
  }
}

/** As it may stand in a line of a log. */
function encode(part: string): string {
  return part.toWellFormed().replace(/[^\w.~@$&+,;=:…-]/gu, encodeURIComponent)
}
