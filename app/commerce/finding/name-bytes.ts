const encoder = new TextEncoder()

/** A piece is 256 KB: more than any name, and zeroed in no time. */
const pieceBits = 18
const pieceMask = (1 << pieceBits) - 1

/** The names that products are ordered by, as bytes outside the heap: a million strings would keep the collector busy. */
export class NameBytes {
  /** In pieces of one size: one that held all of them would hold the process whenever it grows. */
  readonly #pieces = [Buffer.alloc(1 << pieceBits)]
  #used = 0
  /** Where a name begins, counted over all pieces. */
  #begins: Uint32Array<ArrayBuffer>
  #lengths: Uint16Array<ArrayBuffer>
  /** The first six bytes as one number: mostly they decide which of two comes first. */
  #beginnings: Float64Array<ArrayBuffer>

  constructor(size: number) {
    this.#begins = new Uint32Array(size)
    this.#lengths = new Uint16Array(size)
    this.#beginnings = new Float64Array(size)
  }

  grow(size: number): void {
    const begins = new Uint32Array(size)
    begins.set(this.#begins)
    this.#begins = begins
    const lengths = new Uint16Array(size)
    lengths.set(this.#lengths)
    this.#lengths = lengths
    const beginnings = new Float64Array(size)
    beginnings.set(this.#beginnings)
    this.#beginnings = beginnings
  }

  /** Gives a slot its name. One that is shorter takes the place of the old one, a longer one is put at the end. */
  set(slot: number, name: string): void {
    const bytes = encoder.encode(name.slice(0, 200))
    if (bytes.length > this.#lengths[slot]!) this.#begins[slot] = this.#reserve(bytes.length)
    const begin = this.#begins[slot]!
    this.#pieces[begin >>> pieceBits]!.set(bytes, begin & pieceMask)
    this.#lengths[slot] = bytes.length
    this.#beginnings[slot] = beginningOf(bytes)
  }

  /** Below zero when `a` comes first. Names are compared byte by byte, which for UTF-8 is the order of code points. */
  compare(a: number, b: number): number {
    const first = this.#beginnings[a]! - this.#beginnings[b]!
    if (first !== 0) return first
    const [beginA, beginB] = [this.#begins[a]!, this.#begins[b]!]
    const [atA, atB] = [beginA & pieceMask, beginB & pieceMask]
    return this.#pieces[beginA >>> pieceBits]!.compare(
      this.#pieces[beginB >>> pieceBits]!,
      atB,
      atB + this.#lengths[b]!,
      atA,
      atA + this.#lengths[a]!,
    )
  }

  /** Room for so many bytes, all in one piece. */
  #reserve(length: number): number {
    const end = this.#pieces.length << pieceBits
    if (this.#used + length > end) {
      this.#used = end
      this.#pieces.push(Buffer.alloc(1 << pieceBits))
    }
    const begin = this.#used
    this.#used += length
    return begin
  }
}

/** Shorter ones are filled with zeros, so that they come before longer ones. Six bytes are exact in a double. */
function beginningOf(bytes: Uint8Array): number {
  let number = 0
  for (let at = 0; at < 6; at++) number = 256 * number + (bytes[at] ?? 0)
  return number
}
