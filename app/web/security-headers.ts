import { contentSecurityPolicy } from './content-security-policy.server.ts'

/**
 * Sent with every answer. Source: OWASP Secure Headers Project. A page's Content-Security-Policy is made for the page, see
 * content-security-policy.server.ts; this one lets an answer that is no page do nothing. `isHttps` says how shoppers reach
 * the shop.
 */
export function securityHeaders(isHttps: boolean): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy({ isHttps }),
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Origin-Agent-Cluster': '?1',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), browsing-topics=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    ...(isHttps && { 'Strict-Transport-Security': strictTransportSecurity }),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'X-Permitted-Cross-Domain-Policies': 'none',
  }
}

/** Two years, as OWASP recommends. */
const strictTransportSecurity = 'max-age=63072000; includeSubDomains'
