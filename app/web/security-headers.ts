/**
 * Sent with every answer. Source: OWASP Secure Headers Project; a page's Content-Security-Policy is made for the page,
 * see content-security-policy.server.ts.
 */
export const securityHeaders: Record<string, string> = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), browsing-topics=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
}

/** Two years, as OWASP recommends; only where the shop is reached by https. */
export const strictTransportSecurity = 'max-age=63072000; includeSubDomains'
