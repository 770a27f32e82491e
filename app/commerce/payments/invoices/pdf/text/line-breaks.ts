import LineBreaker from 'linebreak'

/** Scripts without spaces between words: UAX #14, class SA, leaves them to a dictionary. */
const wordsWithoutSpaces = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu
const words = new Intl.Segmenter('th', { granularity: 'word' })

/** Such as in "-$12.50": UAX #14, rule LB20a. */
const isAfterSign = /(?:^|\s)[-\u2010\u2212]$/

/** The indexes at which a line may end, in ascending order, with the end of the text. Source: UAX #14. */
export function lineBreaks(text: string): number[] {
  const breaks = new Set([text.length])
  const breaker = new LineBreaker(text)
  for (let next = breaker.nextBreak(); next !== null; next = breaker.nextBreak())
    if (!isAfterSign.test(text.slice(Math.max(0, next.position - 2), next.position)))
      breaks.add(next.position)
  for (const { 0: run, index } of text.matchAll(wordsWithoutSpaces))
    for (const word of words.segment(run)) if (word.index > 0) breaks.add(index + word.index)
  return [...breaks].sort((one, other) => one - other)
}
