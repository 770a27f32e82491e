import { domainToUnicode } from 'node:url'

/** An account's address as other tables have it: in lower case, with the domain as it was typed. */
export function emailSpellings(email: string): string[] {
  const at = email.lastIndexOf('@')
  const unicode = `${email.slice(0, at)}@${domainToUnicode(email.slice(at + 1))}`
  return [...new Set([email, unicode])]
}
