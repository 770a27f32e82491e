import { codeText, nameText } from '../../values/typed/typed-text.ts'
import { refuseSetting, type SettingSchema } from './setting-schema.ts'

/** RFC 9116, section 2.5.3: email addresses, phone numbers or https URLs, as URIs; separated by spaces or commas. */
export const securityContacts: SettingSchema<string[]> = {
  parse(text) {
    const value: string[] = []
    for (const contact of nameText(text)
      .split(/[\s,]+/)
      .filter(part => part !== '')) {
      const uri = contactUri(contact)
      if (uri === undefined) return refuseSetting('bad-contact', { contact })
      value.push(uri)
    }
    return { ok: true, value }
  },
}

/** An https URL, or nothing: RFC 9116 requires https. */
export const httpsUrl: SettingSchema<string> = {
  parse(text) {
    const url = nameText(text)
    if (url === '') return { ok: true, value: '' }
    return isHttpsUrl(url) ? { ok: true, value: new URL(url).href } : refuseSetting('bad-url', {})
  },
}

/** Language tags, separated by commas: RFC 9116, section 2.5.8. */
export const languageTags: SettingSchema<string> = {
  parse(text) {
    const value = codeText(text)
    return /^[a-z]{2,3}(-[\w-]+)?(, ?[a-z]{2,3}(-[\w-]+)?)*$/i.test(value)
      ? { ok: true, value }
      : refuseSetting('bad-languages', {})
  },
}

function contactUri(contact: string): string | undefined {
  if (/^[^@:/]+@[^@:/]+$/.test(contact)) return `mailto:${encodeURI(contact)}`
  if (/^(mailto:[^@:/]+@[^@:/]+|tel:\+?[\d().-]+)$/i.test(contact)) return encodeURI(contact)
  return isHttpsUrl(contact) ? new URL(contact).href : undefined
}

function isHttpsUrl(text: string): boolean {
  return /^https:\/\/\S+$/i.test(text) && URL.canParse(text)
}
