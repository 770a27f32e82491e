/** What the log may name as it stands, because everybody may know it: the first part of the paths that hold no secret. */
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

/** The words that the shop itself puts into the paths that may hold a secret. */
const ownWords = new Set(
  `add backinstock cancel cart change checkout claim code compare confirm create delete invoice keep move movetocart orders
  pay payments place productcards products reload remove rename reorder restore return returns save search share state
  stripe suggestions tell unsave unshare unsubscribe untell wishes wishlist withdrawal`.split(/\s+/),
)

/** In other paths, of which the shop knows nothing, a part as long as this may be a secret that was pasted there. */
const secretLength = 16

/**
 * A path as the log may have it, without the tokens and keys that would open an order, a list or a payment to whoever reads the
 * log, however the path is spelled. Of an unknown path short parts remain, to see what was looked for.
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

/** The parts of a path as the router finds them, and those that an encoded slash hides from it. */
function partsOf(pathname: string): string[] {
  const address = /^https?:/i.test(pathname) ? pathname : `http://localhost/${pathname}`
  const path = URL.canParse(address) ? new URL(address).pathname : ''
  return decode(path)
    .split(/[/\\]/)
    .filter(part => part !== '')
}

/** Decoded until nothing is encoded any more; what cannot be decoded says nothing. */
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
