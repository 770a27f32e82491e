const encoder = new TextEncoder()

/** The names that products are ordered by, as bytes outside the heap: a million strings would keep the collector busy. */
export class NameBytes {
  #bytes = Buffer.alloc(1 << 16)
  #used = 0
  #begins: Uint32Array<ArrayBuffer>
  #lengths: Uint16Array<ArrayBuffer>

  constructor(size: number) {
    this.#begins = new Uint32Array(size)
    this.#lengths = new Uint16Array(size)
  }

  grow(size: number): void {
    const begins = new Uint32Array(size)
    begins.set(this.#begins)
    this.#begins = begins
    const lengths = new Uint16Array(size)
    lengths.set(this.#lengths)
    this.#lengths = lengths
  }

  /** Gives a slot its name. One that is shorter takes the place of the old one, a longer one is put at the end. */
  set(slot: number, name: string): void {
    const bytes = encoder.encode(name.slice(0, 200))
    if (bytes.length > this.#lengths[slot]!) {
      this.#reserve(bytes.length)
      this.#begins[slot] = this.#used
      this.#used += bytes.length
    }
    this.#bytes.set(bytes, this.#begins[slot])
    this.#lengths[slot] = bytes.length
  }

  /** Below zero when `a` comes first. Names are compared byte by byte, which for UTF-8 is the order of code points. */
  compare(a: number, b: number): number {
    const beginA = this.#begins[a]!
    const beginB = this.#begins[b]!
    const endB = beginB + this.#lengths[b]!
    return this.#bytes.compare(this.#bytes, beginB, endB, beginA, beginA + this.#lengths[a]!)
  }

  #reserve(length: number): void {
    if (this.#used + length <= this.#bytes.length) return
    const bytes = Buffer.alloc(Math.ceil(1.5 * (this.#bytes.length + length)))
    bytes.set(this.#bytes.subarray(0, this.#used))
    this.#bytes = bytes
  }
}
