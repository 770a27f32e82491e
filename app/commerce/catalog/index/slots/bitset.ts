import { countBits } from '../../search/count-bits.ts'

/** A set of slots with a bit for each, for up to millions of products. */
export class Bitset {
  words: Uint32Array<ArrayBuffer>

  /** The words must not be shared. */
  constructor(words: Uint32Array<ArrayBuffer>) {
    this.words = words
  }

  has(slot: number): boolean {
    return ((this.words[slot >>> 5]! >>> (slot & 31)) & 1) === 1
  }

  add(slot: number): void {
    this.words[slot >>> 5]! |= 1 << (slot & 31)
  }

  addAll(slots: Uint32Array): void {
    const { words } = this
    for (let at = 0; at < slots.length; at++) {
      const slot = slots[at]!
      words[slot >>> 5]! |= 1 << (slot & 31)
    }
  }

  delete(slot: number): void {
    this.words[slot >>> 5]! &= ~(1 << (slot & 31))
  }

  clear(): this {
    this.words.fill(0)
    return this
  }

  /** Copies its slots to larger memory and continues there. */
  moveToLargerMemory(words: Uint32Array<ArrayBuffer>): void {
    words.set(this.words)
    this.words = words
  }

  copy(other: Bitset): this {
    this.words.set(other.words)
    return this
  }

  /** Keeps only slots that the other set has too. */
  and(other: Bitset): this {
    const { words } = this
    const others = other.words
    for (let at = 0; at < words.length; at++) words[at]! &= others[at]!
    return this
  }

  /** Adds the slots of the other set. */
  or(other: Bitset): this {
    const { words } = this
    const others = other.words
    for (let at = 0; at < words.length; at++) words[at]! |= others[at]!
    return this
  }

  count(): number {
    let count = 0
    for (const word of this.words) count += countBits(word)
    return count
  }

  /** Visits the slots in ascending order. */
  forEach(visit: (slot: number) => void): void {
    const { words } = this
    for (let at = 0; at < words.length; at++) {
      let word = words[at]!
      while (word !== 0) {
        const lowest = word & -word
        visit((at << 5) + 31 - Math.clz32(lowest))
        word ^= lowest
      }
    }
  }
}
