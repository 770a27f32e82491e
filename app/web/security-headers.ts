import { contentSecurityPolicy, reportGroup, reportPath } from './content-security-policy.server.ts'

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
    'Permissions-Policy': permissionsPolicy,
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Reporting-Endpoints': `${reportGroup}="${reportPath}"`,
    ...(isHttps && { 'Strict-Transport-Security': strictTransportSecurity }),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'X-Permitted-Cross-Domain-Policies': 'none',
  }
}

/**
 * All that browsers have known for some years and the shop does not use: a name that a browser does not know is an error in its
 * console. What is copied is the link of a wish list.
 */
const permissionsPolicy = [
  'accelerometer autoplay browsing-topics camera clipboard-read compute-pressure cross-origin-isolated display-capture',
  'encrypted-media fullscreen gamepad geolocation gyroscope hid identity-credentials-get idle-detection interest-cohort',
  'keyboard-map local-fonts magnetometer microphone midi otp-credentials payment picture-in-picture',
  'private-state-token-issuance private-state-token-redemption publickey-credentials-create publickey-credentials-get',
  'screen-wake-lock serial speaker-selection storage-access sync-xhr unload usb window-management xr-spatial-tracking',
]
  .flatMap(names => names.split(' '))
  .map(name => `${name}=()`)
  .concat('clipboard-write=(self)')
  .join(', ')

/** Two years, as OWASP recommends. */
const strictTransportSecurity = 'max-age=63072000; includeSubDomains'
