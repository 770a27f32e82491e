import { maxEmailLength } from './max-email-length.ts'
import { codeText, withoutInvisible } from './typed-text.ts'

/** RFC 5321, section 4.5.3.1.1. In octets. */
const maxLocalLength = 64

export type ParsedEmail = { ok: true; email: string } | { ok: false; reason: 'no-email' | 'bad-email' }

/**
 * Reads a typed email address, in lower case: RFC 5321 and 6531, except for quoted names and addresses of machines. As mail servers
 * do, it takes dots anywhere before the @.
 */
export function parseEmail(typed: unknown): ParsedEmail {
  const email = typeof typed === 'string' ? emailText(typed) : ''
  if (email === '') return { ok: false, reason: 'no-email' }
  const [, local = '', domain = ''] = /^([^@]+)@([^@]+)$/.exec(email) ?? []
  const isValid =
    octets(email) <= maxEmailLength &&
    octets(local) <= maxLocalLength &&
    /^(?:[a-z0-9!#$%&'*+/=?^_`{|}~.-]|[^\p{ASCII}\s\p{C}])+$/u.test(local) &&
    isDomain(domain)
  return isValid ? { ok: true, email } : { ok: false, reason: 'bad-email' }
}

/** Without the parts of a link or header that are copied with it. Digits and dashes of other scripts are part of a name in that script. */
function emailText(typed: string): string {
  const code = codeText(typed)
  const text = /^\p{ASCII}*$/u.test(code) ? code : withoutInvisible(typed)
  const [, bare = text] = /^(?:mailto:)?<?(.*?)>?$/i.exec(text) ?? []
  return bare.replaceAll('。', '.').replace(/\.$/, '').toLowerCase()
}

/** At least two labels: RFC 1035, section 2.3.4, and RFC 5890. A last one of digits is part of an IP address. */
function isDomain(domain: string): boolean {
  if (!/^(?:[a-z0-9.-]|[^\p{ASCII}\s\p{C}])+$/u.test(domain)) return false
  const labels = asciiDomain(domain).split('.')
  return (
    labels.length >= 2 &&
    labels.every(label => /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(label)) &&
    /^(?=.*[a-z])..+$/.test(labels.at(-1)!)
  )
}

/** "bücher.example" and "xn--bcher-kva.example" are one domain, as are "example.com" and "example.com.". */
export function asciiDomain(domain: string): string {
  const ascii = URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : domain
  return ascii.replace(/\.$/, '')
}

function octets(text: string): number {
  return new TextEncoder().encode(text).length
}
