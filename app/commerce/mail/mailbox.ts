/** Providers that deliver several spellings of a name to one mailbox. Keys are what they ignore in the part before the @. */
const ignoredCharacters: Record<string, RegExp> = {
  'gmail.com': /\./g,
  'proton.me': /[._-]/g,
}

/** Other domains of the same mailboxes. */
const sameProvider: Record<string, string> = {
  'googlemail.com': 'gmail.com',
  'protonmail.com': 'proton.me',
  'pm.me': 'proton.me',
}

/** Where a hyphen begins the tag, as a plus sign does elsewhere. */
const tagsWithHyphens = /^(yahoo(\.[a-z]{2,3}){1,2}|ymail\.com|rocketmail\.com)$/

/**
 * The mailbox that an email address most likely delivers to, in one spelling: small letters, no tag after a plus sign (RFC 5233;
 * the large providers all have them), no characters that its provider ignores. Only for limits: two addresses may share it by mistake, so never send to it.
 */
export function mailboxOf(email: string): string {
  const address = email.trim().normalize('NFKC').toLowerCase()
  const at = address.lastIndexOf('@')
  const domain = asciiDomain(address.slice(at + 1))
  const provider = Object.hasOwn(sameProvider, domain) ? sameProvider[domain]! : domain
  const name = address.slice(0, Math.max(at, 0))
  const tag = tagsWithHyphens.test(provider) ? /(?<=.)[+-].*$/s : /(?<=.)\+.*$/s
  const untagged = name.replace(tag, '')
  const ignored = Object.hasOwn(ignoredCharacters, provider) ? ignoredCharacters[provider]! : undefined
  return `${(ignored && untagged.replace(ignored, '')) || untagged}@${provider}`
}

/** "bücher.example" and "xn--bcher-kva.example" are one domain; so are "example.com" and "example.com.". */
function asciiDomain(domain: string): string {
  const ascii = URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : domain
  return ascii.replace(/\.$/, '')
}
