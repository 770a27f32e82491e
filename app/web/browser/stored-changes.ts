import { type PendingChange, readPendingChanges } from './pending-change.ts'

/** The part of `Storage` that is used. */
export type ChangeStorage = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>

const confirmedName = 'confirmed at'

/** The storage of this browser; undefined without one. */
export function browserStorage(): Storage | undefined {
  try {
    return localStorage
  } catch {
    return undefined
  }
}

/** Pending changes in localStorage, shared by all pages; in memory when storage is missing or full. */
export class StoredChanges {
  readonly #storage: ChangeStorage | undefined
  /** One entry for each change, so that pages don't overwrite each other's. */
  readonly #prefix: string
  /** Changes that couldn't be stored. */
  readonly #inMemory = new Map<string, PendingChange>()
  #confirmedAt = 0

  constructor(storage: ChangeStorage | undefined, prefix = 'waiting ') {
    this.#storage = storage
    this.#prefix = prefix
  }

  all(): PendingChange[] {
    const values: unknown[] = [...this.#inMemory.values()]
    try {
      for (let at = 0; at < (this.#storage?.length ?? 0); at++) {
        const name = this.#storage!.key(at)!
        if (name.startsWith(this.#prefix))
          values.push(parse(name.slice(this.#prefix.length), this.#storage!.getItem(name)))
      }
    } catch {
      // Access was revoked; the changes in memory remain.
    }
    return readPendingChanges(values)
  }

  add(change: PendingChange): void {
    try {
      this.#storage!.setItem(this.#prefix + change.key, JSON.stringify(change))
    } catch {
      this.#inMemory.set(change.key, change)
    }
  }

  remove(key: string): void {
    this.#inMemory.delete(key)
    try {
      this.#storage!.removeItem(this.#prefix + key)
    } catch {
      // Then it wasn't stored either.
    }
  }

  /** When the shop last responded to a change of any page, in milliseconds; 0 if never. */
  get confirmedAt(): number {
    try {
      return Math.max(this.#confirmedAt, Number(this.#storage!.getItem(confirmedName)))
    } catch {
      return this.#confirmedAt
    }
  }

  set confirmedAt(at: number) {
    this.#confirmedAt = at
    try {
      this.#storage!.setItem(confirmedName, String(at))
    } catch {
      // Then only this page knows.
    }
  }
}

function parse(key: string, text: string | null): unknown {
  try {
    return { ...JSON.parse(text ?? ''), key }
  } catch {
    return undefined
  }
}
