import { codeText } from '../typed/typed-text.ts'

/** A number as it is dialed, and its extension as offices and exchanges write it: "x12", "ext. 12", "#12", ";ext=12" (RFC 3966). */
const form =
  /^(?:tel[.:]?\s*)?(\+?[\d\s()/.~+-]*\d[\d\s()/.~-]*?)(?:[\s,;]*(?:ext(?:ension|n)?|x|#|int|доб|w|dw)[\s.:=]*(\d{1,8}))?$/i

/** A phone number as typed, with plain digits and hyphens; undefined for anything else. ITU-T E.164 has at most 15 digits. */
export function readPhone(typed: string): string | undefined {
  const text = codeText(typed).replaceAll(/\s+/g, ' ')
  const [, number = '', extension] = form.exec(text) ?? []
  const digits = number.replaceAll(/\D/g, '').length
  if (digits < 6 || digits > 15 || number.lastIndexOf('+') > number.search(/\d/)) return undefined
  return extension ? `${number.trim()} x${extension}` : number.trim()
}
