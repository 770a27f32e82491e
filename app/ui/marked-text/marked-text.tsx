import type { Marked } from '../../commerce/search/marks.ts'

/** A text with the words that were looked for marked. */
export function MarkedText({ pieces }: { pieces: readonly Marked[] }) {
  return pieces.map(({ text, found }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, always in this order
    found ? <mark key={at}>{text}</mark> : text,
  )
}
