import { createHash, randomBytes } from 'node:crypto'

/**
 * Marks the inline scripts that the shop itself rendered. It is new with each start and never leaves the process:
 * `sealPage` takes it out again. A script that somebody smuggles into a page does not carry it and gets no hash.
 */
export const ownScriptMark = randomBytes(16).toString('base64url')

export interface SealedPage {
  html: string
  /** The value of the `Content-Security-Policy` header that belongs to exactly this page. */
  policy: string
}

/** Where browsers report what a policy refused, and the name by which policies call that place. */
export const reportPath = '/reports'
export const reportGroup = 'shop'

export interface PolicyOptions {
  scriptHashes?: Iterable<string>
  /**
   * Origins besides the shop to which the answer to a form may lead: browsers hold redirects to this, too (Content Security
   * Policy Level 3, section 6.4.2.1).
   */
  formTargets?: readonly string[]
  /** Whether shoppers reach the shop by https. */
  isHttps?: boolean
}

/**
 * Takes the mark out of a rendered page and returns the policy that allows its own inline scripts, by hash. A nonce could
 * not live in a page that is kept and sent again. Source: Content Security Policy Level 3, section 8.3 "Usage of hashes".
 */
export function sealPage(markedHtml: string, options: Omit<PolicyOptions, 'scriptHashes'> = {}): SealedPage {
  const mark = ` nonce="${ownScriptMark}"`
  const ownScripts = new RegExp(`<script(?=[^>]*${mark})(?![^>]* src=)[^>]*>([\\s\\S]*?)</script>`, 'g')
  const scriptHashes = new Set<string>()
  for (const [, script] of markedHtml.matchAll(ownScripts))
    scriptHashes.add(`'sha256-${createHash('sha256').update(script!).digest('base64')}'`)
  return {
    html: markedHtml.replaceAll(mark, ''),
    policy: contentSecurityPolicy({ ...options, scriptHashes }),
  }
}

/** The value of the `Content-Security-Policy` header. */
export function contentSecurityPolicy({
  scriptHashes = [],
  formTargets = [],
  isHttps = false,
}: PolicyOptions = {}): string {
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scriptHashes].join(' ')}`,
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // No text becomes HTML or a script but by the policy that entry.client.tsx makes for React.
    "require-trusted-types-for 'script'",
    'trusted-types default',
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
    // Browsers that know `report-to` pass over the older one.
    `report-to ${reportGroup}`,
    `report-uri ${reportPath}`,
  ].join('; ')
}
