import type { Pace } from './pace.ts'

/** Some milliseconds of sorting. */
const piece = 2048

/** The numbers of all words by alphabet, when those in `sorted` are already: the rest is sorted in pieces, and merged. */
export async function sortInPieces(
  sorted: Uint32Array,
  words: readonly string[],
  pace: Pace,
): Promise<Uint32Array> {
  const count = words.length
  let runs: Uint32Array[] = []
  for (let from = sorted.length; from < count; from += piece) {
    const run = Uint32Array.from({ length: Math.min(piece, count - from) }, (_, at) => from + at)
    runs.push(run.sort((one, other) => (words[one]! < words[other]! ? -1 : 1)))
    if (pace.due()) await pace.rest()
  }
  while (runs.length > 1) {
    const longer: Uint32Array[] = []
    for (let at = 0; at < runs.length; at += 2) {
      const [one, other] = [runs[at]!, runs[at + 1]]
      longer.push(other ? await merge(one, other, words, pace) : one)
    }
    runs = longer
  }
  return runs[0] ? await merge(sorted, runs[0], words, pace) : sorted
}

async function merge(
  one: Uint32Array,
  other: Uint32Array,
  words: readonly string[],
  pace: Pace,
): Promise<Uint32Array> {
  const merged = new Uint32Array(one.length + other.length)
  let left = 0
  let right = 0
  for (let at = 0; at < merged.length; at++) {
    const takeLeft =
      right === other.length || (left < one.length && words[one[left]!]! < words[other[right]!]!)
    merged[at] = takeLeft ? one[left++]! : other[right++]!
    if (at % 1024 === 0 && pace.due()) await pace.rest()
  }
  return merged
}
