import { inOrder, type Waiting } from './waiting.ts'

/** As much of the browser's storage as is needed. */
export type Place = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>

/** Each change stands in an entry of its own, so that two pages that write at the same time take nothing from each other. */
const prefix = 'waiting '

/**
 * The changes that are not answered yet, kept in the browser: they outlive the page, and every page of the shop sees them. In a
 * browser that keeps nothing they live as long as the page.
 */
export class KeptChanges {
  readonly #place: Place | undefined
  /** What the browser did not take. */
  readonly #own = new Map<string, Waiting>()

  constructor(place: Place | undefined) {
    this.#place = place
  }

  all(): Waiting[] {
    const found: unknown[] = [...this.#own.values()]
    try {
      for (let at = 0; at < (this.#place?.length ?? 0); at++) {
        const name = this.#place!.key(at)!
        if (name.startsWith(prefix)) found.push(read(name.slice(prefix.length), this.#place!.getItem(name)))
      }
    } catch {
      // It may not be read any more: what this page did is still there.
    }
    return inOrder(found)
  }

  add(waiting: Waiting): void {
    try {
      this.#place!.setItem(prefix + waiting.key, JSON.stringify(waiting))
    } catch {
      this.#own.set(waiting.key, waiting)
    }
  }

  remove(key: string): void {
    this.#own.delete(key)
    try {
      this.#place!.removeItem(prefix + key)
    } catch {
      // Then it was not written either.
    }
  }
}

function read(key: string, text: string | null): unknown {
  try {
    return { ...JSON.parse(text ?? ''), key }
  } catch {
    return undefined
  }
}
