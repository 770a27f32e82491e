import { asciiDomain } from './typed/email-address.ts'

/** Characters that providers ignore before the @. */
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

/** Providers where a hyphen starts the tag instead of a plus sign. */
const tagsWithHyphens = /^(yahoo(\.[a-z]{2,3}){1,2}|ymail\.com|rocketmail\.com)$/

/**
 * The mailbox an address most likely delivers to: lowercase, without a tag (RFC 5233) or characters its provider ignores. Only
 * for limits, never for sending: two different addresses may share it.
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

/** The form in which an account stores its address. Addresses with the same form are the same address, as typed or not. */
export function canonicalEmail(email: string): string {
  const address = email.trim().toLowerCase()
  const at = address.lastIndexOf('@')
  return `${address.slice(0, at)}@${asciiDomain(address.slice(at + 1))}`
}
