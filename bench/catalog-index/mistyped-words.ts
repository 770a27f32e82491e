import type { SeededRandom } from '#demo/big-shop/seeded-random.ts'

const typoShare = 1 / 3
const unfinishedShare = 1 / 5
const letters = [...'abcdefghijklmnopqrstuvwxyz']

/** One to three words of a title as shoppers type them: a third with a typo, a fifth unfinished. */
export function sampleSearchText(title: string, random: SeededRandom): string {
  const all = title.toLowerCase().split(/\s+/)
  const words = random.sample(all, random.integer(1, 3))
  const long = words.filter(word => /^[a-z]{4,}$/.test(word))
  if (long.length > 0 && random.chance(typoShare)) {
    const word = random.pick(long)
    words[words.indexOf(word)] = mistyped(word, random)
  }
  const last = words.pop()!
  words.push(random.chance(unfinishedShare) ? last.slice(0, Math.max(2, Math.ceil(last.length / 2))) : last)
  return words.join(' ')
}

/** A letter omitted, doubled or wrong, or two swapped. */
function mistyped(word: string, random: SeededRandom): string {
  const at = random.integer(1, word.length - 2)
  const [before, letter, next, after] = [word.slice(0, at), word[at]!, word[at + 1]!, word.slice(at + 2)]
  return random.pick([
    before + next + after,
    before + letter + letter + next + after,
    before + random.pick(letters) + next + after,
    before + next + letter + after,
  ])
}
