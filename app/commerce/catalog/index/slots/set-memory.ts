import { Bitset } from './bitset.ts'
import { countBothWasm } from './count-both.wasm.ts'

type CountBoth = (one: number, other: number, bytes: number) => number

/** The unit of WebAssembly memory, in bytes. */
const pageBytes = 65_536

const countBothModule = new WebAssembly.Module(Buffer.from(countBothWasm, 'base64'))

/**
 * Memory for sets of one size, side by side, so that WebAssembly can count what two of them have in common: 9 µs for a
 * million products, and 40 µs with the fastest JavaScript.
 */
export class SetMemory {
  readonly #setBytes: number
  readonly #memory: WebAssembly.Memory
  readonly #countBoth: CountBoth
  #sets = 0

  /** Has room for `maxSets` sets of the slots 0 to `capacity` - 1. */
  constructor(capacity: number, maxSets: number) {
    // A multiple of 64 bits.
    this.#setBytes = 8 * Math.max(1, Math.ceil(capacity / 64))
    this.#memory = new WebAssembly.Memory({ initial: Math.ceil((maxSets * this.#setBytes) / pageBytes) })
    const { exports } = new WebAssembly.Instance(countBothModule, { shop: { memory: this.#memory } })
    this.#countBoth = exports.countBoth as CountBoth
  }

  newSet(): Bitset {
    return new Bitset(this.newWords())
  }

  /** Zeroed words for a set. Throws when there is no room left. */
  newWords(): Uint32Array<ArrayBuffer> {
    return new Uint32Array(this.#memory.buffer, this.#sets++ * this.#setBytes, this.#setBytes / 4)
  }

  /** How many slots both sets have; both must be in this memory. */
  countBoth(one: Bitset, other: Bitset): number {
    return this.#countBoth(one.words.byteOffset, other.words.byteOffset, this.#setBytes)
  }
}
