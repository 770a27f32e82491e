import { createHash, randomBytes } from 'node:crypto'

/**
 * Marks the inline scripts that the shop rendered. New with each start, and removed by `addPolicy`. An injected script lacks it
 * and gets no hash.
 */
export const inlineScriptMark = randomBytes(16).toString('base64url')

const mark = ` nonce="${inlineScriptMark}"`

interface PageWithPolicy {
  /** The text in order. */
  parts: string[]
  /** The `Content-Security-Policy` header of this page. */
  policy: string
}

/** The endpoint for violation reports, and its name in policies. */
export const reportPath = '/reports'
export const reportGroup = 'shop'

export interface PolicyOptions {
  scriptHashes?: Iterable<string>
  /**
   * Other origins to which forms may redirect: browsers check redirects, too (Content Security Policy Level 3, section
   * 6.4.2.1).
   */
  formTargets?: readonly string[]
  /** Whether shoppers use HTTPS. */
  isHttps?: boolean
  /** Whether it's a page of the office, whose pick list works without a connection. */
  isOffice?: boolean
  /** Whether the office may show it in a frame. */
  isFramed?: boolean
}

/**
 * Removes the mark from the parts of a rendered page and allows its inline scripts by hash: a nonce would be cached with the page.
 * Source: Content Security Policy Level 3, section 8.3 "Usage of hashes".
 */
export function addPolicy(
  markedParts: readonly string[],
  options: Omit<PolicyOptions, 'scriptHashes'> = {},
): PageWithPolicy {
  const scriptHashes = new Set<string>()
  const parts = markedParts.flatMap(part => {
    const pieces = part.split(mark)
    for (let at = 1; at < pieces.length; at++) {
      const script = inlineScript(pieces[at - 1]!, pieces[at]!)
      if (script !== undefined) scriptHashes.add(hashOf(script))
    }
    return pieces
  })
  return { parts, policy: contentSecurityPolicy({ ...options, scriptHashes }) }
}

/** The text of the script whose start tag the mark divided; undefined for another element, or a script with an address. */
function inlineScript(before: string, after: string): string | undefined {
  const end = after.indexOf('>')
  const tag = before.slice(before.lastIndexOf('<')) + after.slice(0, end)
  const isInline = tag.startsWith('<script') && !tag.includes(' src=')
  return isInline ? after.slice(end + 1, after.indexOf('</script>')) : undefined
}

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}

/** The value of the `Content-Security-Policy` header. */
export function contentSecurityPolicy({
  scriptHashes = [],
  formTargets = [],
  isHttps = false,
  isOffice = false,
  isFramed = false,
}: PolicyOptions = {}): string {
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scriptHashes].join(' ')}`,
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    ...(isOffice ? ["worker-src 'self'", "frame-src 'self'"] : []),
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    "base-uri 'none'",
    `frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
    // Text becomes HTML only by the policy that entry.client.tsx creates for React.
    "require-trusted-types-for 'script'",
    `trusted-types default${isOffice ? ' office-worker' : ''}`,
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
    // Browsers that support `report-to` ignore the older one.
    `report-to ${reportGroup}`,
    `report-uri ${reportPath}`,
  ].join('; ')
}
