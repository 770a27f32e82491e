const encoder = new TextEncoder()

/** Chunks have 256 KB: larger than any name, and quickly zeroed. */
const chunkBits = 18
const chunkMask = (1 << chunkBits) - 1

/** The names that products are sorted by, as bytes outside the heap to spare the garbage collector a million strings. */
export class SlotNames {
  /** Chunks, because growing a single buffer would block the process. */
  readonly #chunks = [Buffer.alloc(1 << chunkBits)]
  #used = 0
  /** The start of each name, counted over all chunks. */
  #begins: Uint32Array<ArrayBuffer>
  #lengths: Uint16Array<ArrayBuffer>
  /** The first six bytes as a number, which usually decides a comparison. */
  #prefixes: Float64Array<ArrayBuffer>

  constructor(size: number) {
    this.#begins = new Uint32Array(size)
    this.#lengths = new Uint16Array(size)
    this.#prefixes = new Float64Array(size)
  }

  grow(size: number): void {
    const begins = new Uint32Array(size)
    begins.set(this.#begins)
    this.#begins = begins
    const lengths = new Uint16Array(size)
    lengths.set(this.#lengths)
    this.#lengths = lengths
    const prefixes = new Float64Array(size)
    prefixes.set(this.#prefixes)
    this.#prefixes = prefixes
  }

  /** A shorter name overwrites the old one, a longer one is added at the end. */
  set(slot: number, name: string): void {
    const bytes = encoder.encode(name.slice(0, 200))
    if (bytes.length > this.#lengths[slot]!) this.#begins[slot] = this.#reserve(bytes.length)
    const begin = this.#begins[slot]!
    this.#chunks[begin >>> chunkBits]!.set(bytes, begin & chunkMask)
    this.#lengths[slot] = bytes.length
    this.#prefixes[slot] = prefixNumber(bytes)
  }

  /** Negative when `a` comes first. The byte order of UTF-8 is the order of code points. */
  compare(a: number, b: number): number {
    const first = this.#prefixes[a]! - this.#prefixes[b]!
    if (first !== 0) return first
    const [beginA, beginB] = [this.#begins[a]!, this.#begins[b]!]
    const [atA, atB] = [beginA & chunkMask, beginB & chunkMask]
    return this.#chunks[beginA >>> chunkBits]!.compare(
      this.#chunks[beginB >>> chunkBits]!,
      atB,
      atB + this.#lengths[b]!,
      atA,
      atA + this.#lengths[a]!,
    )
  }

  /** Reserves bytes within one chunk. */
  #reserve(length: number): number {
    const end = this.#chunks.length << chunkBits
    if (this.#used + length > end) {
      this.#used = end
      this.#chunks.push(Buffer.alloc(1 << chunkBits))
    }
    const begin = this.#used
    this.#used += length
    return begin
  }
}

/** Padded with zeros, so that shorter names come first. Six bytes are exact in a double. */
function prefixNumber(bytes: Uint8Array): number {
  let number = 0
  for (let at = 0; at < 6; at++) number = 256 * number + (bytes[at] ?? 0)
  return number
}
