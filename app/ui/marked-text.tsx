import type { HighlightedText } from '#commerce/catalog/search/highlight.ts'

/** A text with the matches of a search marked. */
export function MarkedText({ pieces }: { pieces: readonly HighlightedText[] }) {
  return pieces.map(({ text, isMatch }, index) => (isMatch ? <mark key={index}>{text}</mark> : text))
}
