import { Synonyms } from '#commerce/catalog/search/synonyms.ts'
import type { SeededRandom } from '#demo/big-shop/seeded-random.ts'

export const synonymCount = 500

/** Synonyms of words in these titles, so that most searches have one. Each means a word and two words of other titles. */
export function sampleSynonyms(titles: readonly string[], random: SeededRandom): Synonyms {
  const words = [...new Set(titles.flatMap(title => title.toLowerCase().split(/\s+/)))]
  const used = Array.from({ length: synonymCount }, (_, at) => words[at] ?? `unknown word ${at}`)
  const any = () => random.pick(words)
  return new Synonyms(used.map(word => ({ word, means: `${any()}, ${any()} ${any()}` })))
}
