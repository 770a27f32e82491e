import { codeText } from '../typed/typed-text.ts'

/** The words before an extension, as offices of many languages write them. */
const extensionWords = [
  'x|#|ext|extn|extension|app|apparat|w|dw|durchwahl|klappe|kl|nst|nebenstelle|poste|int|interno|anexo|ramal|toestel|tst|wew|linka|klapka|mellék|dahili',
  'доб|добавочный|вн|дод|εσωτ|שלוחה|تحويلة|داخلي|ต่อ|分機|分机|轉|转|内線|內線|内线|내선',
].join('|')

/** A number as it is dialed, and its extension: "x12", "ext. 12", "#12", "(App. 12)", "内線12", ";ext=12" (RFC 3966). */
const phoneForm = new RegExp(
  String.raw`^(?:tel[.:]*\s*)?(\+?[\d\s()/.~+-]*\d[\d\s()/.~-]*?)(?:[\s,;(]*(?:${extensionWords})[\s.:=]*(\d{1,8})\)?)?$`,
  'iu',
)

/** A phone number as typed, with plain digits and hyphens; undefined for anything else. ITU-T E.164 has at most 15 digits. */
export function readPhoneNumber(typed: string): string | undefined {
  const text = codeText(typed).replaceAll(/\s+/g, ' ')
  const [, number = '', extension] = phoneForm.exec(text) ?? []
  const digits = number.replaceAll(/\D/g, '').length
  if (digits < 6 || digits > 15 || number.lastIndexOf('+') > number.search(/\d/)) return undefined
  return extension ? `${number.trim()} x${extension}` : number.trim()
}
