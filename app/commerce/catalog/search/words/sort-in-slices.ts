import type { TimeSlice } from './time-slice.ts'

/** Negative when `a` comes before `b`; never zero for different values. */
export type Compare = (a: number, b: number) => number

/** Sorting this many takes some milliseconds. */
const chunkSize = 2048

/** Sorts numbers in time slices. Overwrites the given array. */
export async function sortInSlices(
  numbers: Uint32Array<ArrayBuffer>,
  compare: Compare,
  slice: TimeSlice,
): Promise<Uint32Array<ArrayBuffer>> {
  const count = numbers.length
  for (let at = 0; at < count; at += chunkSize) {
    numbers.subarray(at, at + chunkSize).sort(compare)
    if (slice.isOver()) await slice.next()
  }
  let from = numbers
  let to = new Uint32Array(count > chunkSize ? count : 0)
  for (let run = chunkSize; run < count; run *= 2) {
    for (let at = 0; at < count; at += 2 * run) {
      const one = from.subarray(at, at + run)
      const other = from.subarray(at + run, at + 2 * run)
      await mergeInSlices(one, other, to.subarray(at, at + 2 * run), compare, slice)
    }
    ;[from, to] = [to, from]
  }
  return from
}

/** Merges two sorted arrays into `merged`, which has the length of both. */
export async function mergeInSlices(
  one: Uint32Array,
  other: Uint32Array,
  merged: Uint32Array,
  compare: Compare,
  slice: TimeSlice,
): Promise<void> {
  let left = 0
  let right = 0
  for (let at = 0; at < merged.length; ) {
    for (const stop = Math.min(at + chunkSize, merged.length); at < stop; at++) {
      const takeLeft = right === other.length || (left < one.length && compare(one[left]!, other[right]!) < 0)
      merged[at] = takeLeft ? one[left++]! : other[right++]!
    }
    if (slice.isOver()) await slice.next()
  }
}
