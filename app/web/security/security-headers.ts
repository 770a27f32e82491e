import { contentSecurityPolicy, reportGroup, reportPath } from './content-security-policy.server.ts'

/**
 * Sent with every response. Source: OWASP Secure Headers Project. A page has its own Content-Security-Policy; this one disables
 * everything in other responses.
 */
export function securityHeaders(isHttps: boolean, isOffice = false): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy({ isHttps }),
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Origin-Agent-Cluster': '?1',
    'Permissions-Policy': isOffice
      ? permissionsPolicy.replace('camera=()', 'camera=(self)')
      : permissionsPolicy,
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Reporting-Endpoints': `${reportGroup}="${reportPath}"`,
    ...(isHttps && { 'Strict-Transport-Security': strictTransportSecurity }),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'X-Permitted-Cross-Domain-Policies': 'none',
  }
}

/**
 * All established features that the shop does not use: an unknown name would be an error in the console. The copied text is the
 * link of a wish list. The office reads barcodes with the camera. Passkeys are allowed everywhere, because the account may be opened from any page without loading a new one.
 */
const permissionsPolicy = [
  'accelerometer autoplay browsing-topics camera clipboard-read compute-pressure cross-origin-isolated display-capture',
  'encrypted-media fullscreen gamepad geolocation gyroscope hid identity-credentials-get idle-detection interest-cohort',
  'keyboard-map local-fonts magnetometer microphone midi otp-credentials payment picture-in-picture',
  'private-state-token-issuance private-state-token-redemption',
  'screen-wake-lock serial speaker-selection storage-access sync-xhr unload usb window-management xr-spatial-tracking',
]
  .flatMap(names => names.split(' '))
  .map(name => `${name}=()`)
  .concat(
    ['clipboard-write', 'publickey-credentials-create', 'publickey-credentials-get'].map(
      name => `${name}=(self)`,
    ),
  )
  .join(', ')

/** Two years, as OWASP recommends. */
const strictTransportSecurity = 'max-age=63072000; includeSubDomains'
