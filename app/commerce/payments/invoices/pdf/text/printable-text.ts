const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Splits a text into what a reader takes for single characters: UAX #29. */
export function clustersOf(text: string): string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment)
}

/** Without line breaks, other control characters and half characters; with composed letters. */
export function printableText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\t\r\n\u0085\u2028\u2029]+/g, ' ')
    .replace(/\p{Cc}/gu, '')
    .replaceAll('\u202f', '\u00a0')
    .normalize('NFC')
}
