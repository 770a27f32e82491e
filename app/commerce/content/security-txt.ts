import type { Settings } from '../running/settings/settings.ts'

/** Days until it expires. RFC 9116, section 2.5.5, recommends less than a year. */
const validDays = 90

/** The contents of security.txt (RFC 9116), served at `url`. Undefined without a contact. */
export function securityTxt(
  {
    securityContacts,
    securityPolicy,
    securityLanguages,
  }: Pick<Settings, 'securityContacts' | 'securityPolicy' | 'securityLanguages'>,
  { url, now }: { url: string; now: Date },
): string | undefined {
  if (securityContacts.length === 0) return undefined
  const expires = new Date(now.getTime() + validDays * 24 * 60 * 60 * 1000)
  // Rounded, so that the text is the same all day.
  expires.setUTCHours(0, 0, 0, 0)
  return [
    ...securityContacts.map(contact => `Contact: ${contact}`),
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${securityLanguages}`,
    ...(url.startsWith('https:') ? [`Canonical: ${url}`] : []),
    ...(securityPolicy === '' ? [] : [`Policy: ${securityPolicy}`]),
    '',
  ].join('\n')
}
