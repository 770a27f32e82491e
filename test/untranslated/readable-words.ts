import { accented } from '#messages/pseudo.ts'

const readAttributes =
  'alt|title|placeholder|aria-label|aria-roledescription|aria-description|aria-valuetext|label|data-message'

/** The unaccented words of a page for readers and screen readers: its text, and attributes with text. */
export function readableWords(html: string): string[] {
  const body = html.replaceAll(/<(script|style)\b[^>]*>.*?<\/\1>/gs, ' ')
  const attributes = [...body.matchAll(new RegExp(`\\s(?:${readAttributes})="([^"]*)"`, 'g'))].map(
    ([, text]) => text!,
  )
  const descriptions = [...body.matchAll(/<meta name="description" content="([^"]*)"/g)].map(
    ([, text]) => text!,
  )
  const submits = [...body.matchAll(/<input[^>]*type="submit"[^>]*value="([^"]*)"/g)].map(([, text]) => text!)
  const text = body.replaceAll(/<textarea[^>]*>.*?<\/textarea>/gs, ' ').replaceAll(/<[^>]+>/g, ' ')
  return [text, ...attributes, ...descriptions, ...submits].flatMap(words)
}

function words(text: string): string[] {
  return text
    .replaceAll(/&#?\w+;/g, ' ')
    .replaceAll(/\bhttps?:\/\/\S+|\S+@\S+|\/[\w/-]+/g, ' ')
    .split(/[\s()"“”„‘’…,;:!?.·|–—−→←]+/)
    .filter(word => /^[A-Za-z]{2,}$/.test(word) && accented(word) !== word)
}

/** The English words of Intl: months, countries, and the parts of a time. */
export function wordsOfIntl(): string[] {
  const month = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' })
  const months = Array.from({ length: 12 }, (_, index) => month.format(Date.UTC(2026, index, 15)))
  const names = new Intl.DisplayNames('en', { type: 'region' })
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const countries = letters.flatMap(a => letters.map(b => names.of(a + b) ?? ''))
  return [
    'at',
    'AM',
    'PM',
    'UTC',
    'EST',
    'EDT',
    'and',
    ...months,
    ...countries.flatMap(name => name.split(/[\s()&,.]+/)),
  ]
}
