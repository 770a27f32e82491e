/** The settings used in `/.well-known/security.txt`. */
export const securitySettings = ['security_contact', 'security_policy', 'security_languages']

/** Days until it expires. RFC 9116, section 2.5.5, recommends less than a year. */
const validDays = 90

/**
 * The contents of security.txt (RFC 9116), served at `url`. Undefined unless the setting `security_contact` has an email
 * address, phone number or https URL; several are separated by spaces or commas.
 */
export function securityTxt(
  settings: readonly { name: string; value: string }[],
  { url, now }: { url: string; now: Date },
): string | undefined {
  const value = (name: string) => settings.find(setting => setting.name === name)?.value.trim() ?? ''
  const contacts = value('security_contact')
    .split(/[\s,]+/)
    .flatMap(contactUris)
  if (contacts.length === 0) return undefined
  const expires = new Date(now.getTime() + validDays * 24 * 60 * 60 * 1000)
  // Rounded, so that the text is the same all day.
  expires.setUTCHours(0, 0, 0, 0)
  const languages = value('security_languages')
  const policy = value('security_policy')
  return [
    ...contacts.map(contact => `Contact: ${contact}`),
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${/^[a-z]{2,3}(-[\w-]+)?(, ?[a-z]{2,3}(-[\w-]+)?)*$/i.test(languages) ? languages : 'en'}`,
    ...(url.startsWith('https:') ? [`Canonical: ${url}`] : []),
    ...(isHttpsUrl(policy) ? [`Policy: ${new URL(policy).href}`] : []),
    '',
  ].join('\n')
}

function contactUris(contact: string): string[] {
  if (/^[^@:/]+@[^@:/]+$/.test(contact)) return [`mailto:${encodeURI(contact)}`]
  if (/^(mailto:[^@:/]+@[^@:/]+|tel:\+?[\d().-]+)$/i.test(contact)) return [encodeURI(contact)]
  return isHttpsUrl(contact) ? [new URL(contact).href] : []
}

/** RFC 9116 requires https. */
function isHttpsUrl(text: string): boolean {
  return /^https:\/\//i.test(text) && URL.canParse(text)
}
