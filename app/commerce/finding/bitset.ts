/** A set of slots, a bit for each: what fits one choice of the shopper, among up to millions of products. */
export class Bitset {
  words: Uint32Array<ArrayBuffer>

  /** Of words that nothing else uses. */
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

  /** Goes on in a larger room; those that it has stay. */
  moveTo(words: Uint32Array<ArrayBuffer>): void {
    words.set(this.words)
    this.words = words
  }

  copy(other: Bitset): this {
    this.words.set(other.words)
    return this
  }

  /** Keeps what the other has too. */
  and(other: Bitset): this {
    const { words } = this
    const others = other.words
    for (let at = 0; at < words.length; at++) words[at]! &= others[at]!
    return this
  }

  /** Takes in what the other has. */
  or(other: Bitset): this {
    const { words } = this
    const others = other.words
    for (let at = 0; at < words.length; at++) words[at]! |= others[at]!
    return this
  }

  count(): number {
    let count = 0
    for (const word of this.words) count += onesIn(word)
    return count
  }

  /** The slots, ascending. */
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

/** The ones of a 32-bit word. Source: Hacker's Delight, 2nd edition, figure 5-2. */
export function onesIn(word: number): number {
  let ones = word - ((word >>> 1) & 0x55555555)
  ones = (ones & 0x33333333) + ((ones >>> 2) & 0x33333333)
  return Math.imul((ones + (ones >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
