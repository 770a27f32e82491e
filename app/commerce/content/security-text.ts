/** The settings that `/.well-known/security.txt` is made of. */
export const securitySettings = ['security_contact', 'security_policy', 'security_languages']

/** How long the text may be relied upon, in days: RFC 9116, section 2.5.5, wants less than a year. */
const validDays = 90

/**
 * What tells people who found a hole whom to write to (RFC 9116). `address` is where the text stands. Undefined while the
 * setting `security_contact` names no email address, phone number or page; several are separated by spaces or commas.
 */
export function securityText(
  settings: readonly { name: string; value: string }[],
  { address, now }: { address: string; now: Date },
): string | undefined {
  const value = (name: string) => settings.find(setting => setting.name === name)?.value.trim() ?? ''
  const contacts = value('security_contact')
    .split(/[\s,]+/)
    .flatMap(contactOf)
  if (contacts.length === 0) return undefined
  const expires = new Date(now.getTime() + validDays * 24 * 60 * 60 * 1000)
  // The same text all day, so that nobody takes it for changed.
  expires.setUTCHours(0, 0, 0, 0)
  const languages = value('security_languages')
  const policy = value('security_policy')
  return [
    ...contacts.map(contact => `Contact: ${contact}`),
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${/^[a-z]{2,3}(-[\w-]+)?(, ?[a-z]{2,3}(-[\w-]+)?)*$/i.test(languages) ? languages : 'en'}`,
    ...(address.startsWith('https:') ? [`Canonical: ${address}`] : []),
    ...(isPage(policy) ? [`Policy: ${new URL(policy).href}`] : []),
    '',
  ].join('\n')
}

function contactOf(typed: string): string[] {
  if (/^[^@:/]+@[^@:/]+$/.test(typed)) return [`mailto:${encodeURI(typed)}`]
  if (/^(mailto:[^@:/]+@[^@:/]+|tel:\+?[\d().-]+)$/i.test(typed)) return [encodeURI(typed)]
  return isPage(typed) ? [new URL(typed).href] : []
}

/** RFC 9116 takes only pages that come by https. */
function isPage(typed: string): boolean {
  return /^https:\/\//i.test(typed) && URL.canParse(typed)
}
