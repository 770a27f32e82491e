/** Caches data that is the same for all pages of one catalog version, such as menus and settings. */
export class VersionCache {
  readonly #catalog: { readonly version: number }
  readonly #values = new Map<string, Promise<unknown>>()
  #version = -1

  constructor(catalog: { readonly version: number }) {
    this.#catalog = catalog
  }

  /** Calls `read` once per version and name, also for concurrent calls. A failed read is not cached. */
  get<T>(name: string, read: () => Promise<T>): Promise<T> {
    if (this.#version !== this.#catalog.version) {
      this.#version = this.#catalog.version
      this.#values.clear()
    }
    const cached = this.#values.get(name)
    if (cached) return cached as Promise<T>
    const reading = read()
    this.#values.set(name, reading)
    reading.catch(() => {
      if (this.#values.get(name) === reading) this.#values.delete(name)
    })
    return reading
  }
}
