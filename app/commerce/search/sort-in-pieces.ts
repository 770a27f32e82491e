import type { Pace } from './pace.ts'

/** Below zero when `a` comes before `b`; never zero for two of what is sorted. */
export type Compare = (a: number, b: number) => number

/** Some milliseconds of sorting. */
const piece = 2048

/** Puts numbers in order; whoever asks meanwhile is answered. The array that is given is used up. */
export async function sortInPieces(
  numbers: Uint32Array<ArrayBuffer>,
  compare: Compare,
  pace: Pace,
): Promise<Uint32Array<ArrayBuffer>> {
  const count = numbers.length
  for (let at = 0; at < count; at += piece) {
    numbers.subarray(at, at + piece).sort(compare)
    if (pace.due()) await pace.rest()
  }
  let from = numbers
  let to = new Uint32Array(count > piece ? count : 0)
  for (let run = piece; run < count; run *= 2) {
    for (let at = 0; at < count; at += 2 * run) {
      const one = from.subarray(at, at + run)
      const other = from.subarray(at + run, at + 2 * run)
      await mergeInPieces(one, other, to.subarray(at, at + 2 * run), compare, pace)
    }
    ;[from, to] = [to, from]
  }
  return from
}

/** Brings two that are in order into one, as long as both together. */
export async function mergeInPieces(
  one: Uint32Array,
  other: Uint32Array,
  merged: Uint32Array,
  compare: Compare,
  pace: Pace,
): Promise<void> {
  let left = 0
  let right = 0
  for (let at = 0; at < merged.length; ) {
    for (const stop = Math.min(at + piece, merged.length); at < stop; at++) {
      const takeLeft = right === other.length || (left < one.length && compare(one[left]!, other[right]!) < 0)
      merged[at] = takeLeft ? one[left++]! : other[right++]!
    }
    if (pace.due()) await pace.rest()
  }
}
