/**
 * Text as phones, chats, web pages and Japanese keyboards write it, by kind of field. Nobody sees the characters that are removed, and
 * nobody tells apart those that become the same.
 */

/** Such as joiners, marks of direction and soft hyphens. */
export const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu
const dashes = /[\p{Dash}\u30fc\uff70]/gu
const beyondAscii = /[\u0080-\uffff]/

/** NFKC without invisible characters. */
export function withoutInvisible(typed: string): string {
  return typed.normalize('NFKC').replaceAll(invisible, '').trim()
}

/** NFKC makes raised and lowered digits usual ones: a price of "12⁵⁰" would be 1250. */
const besideSmallDigits = /[^²³¹⁰-₉]+/g

/**
 * A code, number or phone: as `withoutInvisible`, with hyphens for all dashes and the digits 0 to 9. Raised and lowered digits stay, and
 * are refused.
 */
export function codeText(typed: string): string {
  if (!beyondAscii.test(typed)) return typed.trim()
  return typed
    .replaceAll(besideSmallDigits, part => part.normalize('NFKC'))
    .replaceAll(invisible, '')
    .trim()
    .replaceAll(dashes, '-')
    .replaceAll(/\p{Nd}/gu, asciiDigit)
}

/** The items of a list that was typed with commas of any script. */
export function listItems(typed: string): string[] {
  return typed
    .split(/[,，、،]/)
    .map(item => item.trim())
    .filter(item => item !== '')
}

/** Whether nobody sees anything in a text. */
export function isBlank(typed: string): boolean {
  return codeText(typed) === ''
}

/** A code without blanks and marks, in capitals: "T7KQ4M2XA" of "#t–7kq4 m2xa". */
export function bareCode(typed: string): string {
  return codeText(typed)
    .replaceAll(/[\s#.〒-]/g, '')
    .toUpperCase()
}

/** Such as "SUMMER-15" of "summer – 15". */
export function compactCode(typed: string): string {
  return codeText(typed).replaceAll(/\s/g, '').toUpperCase()
}

/** Digits of a script follow one another from its zero on. Scripts with several sets of digits have them one behind the other. */
export function asciiDigit(digit: string): string {
  const point = digit.codePointAt(0)!
  let zero = point
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String((point - zero) % 10)
}

/** Scripts whose letters join, and emoji. Elsewhere a joiner changes nothing that is seen. */
const joining = String.raw`(?:[\p{M}\p{Emoji_Modifier}\p{Extended_Pictographic}]|(?![\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Armn}\p{sc=Geor}\p{sc=Hani}\p{sc=Hang}\p{sc=Hira}\p{sc=Kana}])\p{L})`
const joiner = String.raw`(?<=${joining})[\u200c\u200d](?=${joining})`
/** For forms of emoji and Han characters, and flags. */
const selector = String.raw`(?<=[\p{Emoji}\p{sc=Hani}\p{sc=Mong}])\p{Variation_Selector}|(?<=\p{Emoji})[\u{e0020}-\u{e007e}]+\u{e007f}`
const keptInNames = new RegExp(`(${joiner}|${selector})|${invisible.source}`, 'gu')

/** A name, title or other line: NFC without invisible characters, except those that join letters and emoji. */
export function nameText(typed: string): string {
  if (!beyondAscii.test(typed)) return typed.trim()
  return typed.normalize('NFC').replaceAll(keptInNames, '$1').trim()
}

/** A text to search for in names, numbers and addresses: the parameter `q` of a page, cut to `max`. */
export function readSearch(params: URLSearchParams, max = 200, name = 'q'): string {
  return searchText((params.get(name) ?? '').replaceAll(/\p{Cc}/gu, ' '))
    .slice(0, max)
    .toWellFormed()
}

/** As a name, with the usual forms of letters and digits. */
export function searchText(typed: string): string {
  return nameText(typed.normalize('NFKC'))
}

/** Soft hyphens and marks of direction, which a writer sets on purpose. */
const proseOnly = /[\u00ad\u061c\u200e\u200f]/
const keptInProse = new RegExp(`(${joiner}|${selector}|${proseOnly.source})|${invisible.source}`, 'gu')

/** Text of several lines: as a name, with "\n" between lines, soft hyphens and marks of direction. */
export function proseText(typed: string): string {
  const text = typed.replaceAll(/\r\n?/g, '\n').trim()
  return beyondAscii.test(text) ? text.normalize('NFC').replaceAll(keptInProse, '$1').trim() : text
}
