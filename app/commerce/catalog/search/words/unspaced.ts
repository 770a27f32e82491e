/** A letter or mark of a script without blanks between words: Chinese, Japanese, Thai, Lao, Khmer, Burmese. */
const letter = String.raw`[[\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]&&[\p{L}\p{M}]]`

const unspacedLetter = new RegExp(letter, 'v')
const sameKind = new RegExp(`${letter}+|(?:(?!${letter})[^])+`, 'gv')
const outerJoiners = /^['’\-‐]+|['’\-‐]+$/g
const letterWithMarks = /[^\p{M}]\p{M}*|\p{M}+/gu

/** Knows words of these scripts by its dictionary. */
const segmenter = new Intl.Segmenter('ja', { granularity: 'word' })

export function isUnspaced(text: string): boolean {
  return unspacedLetter.test(text)
}

/** Parts of text without blanks, and what stands between them: T and 恤. */
export function splitUnspaced(run: string): string[] {
  const parts = run.match(sameKind) ?? []
  return parts.map(part => part.replace(outerJoiners, '')).filter(Boolean)
}

/** The words of a folded text without blanks, as a dictionary knows them. */
export function dictionaryWords(text: string): string[] {
  return Array.from(segmenter.segment(text.normalize('NFC')), ({ segment }) => segment.normalize('NFKD'))
}

/** Pairs of neighboring letters of folded text, or its only letter. All of them in a row are as good as the word. */
export function letterPairs(text: string): string[] {
  const letters = lettersOf(text)
  return letters.length < 2 ? letters : letters.slice(1).map((next, at) => letters[at]! + next)
}

/** With their marks. */
export function lettersOf(text: string): string[] {
  return text.match(letterWithMarks) ?? []
}

/** The words to search for: pairs of letters, for those of scripts without blanks. */
export function searchedParts(words: readonly string[]): string[] {
  return words.flatMap(word => (isUnspaced(word) ? letterPairs(word) : [word]))
}
