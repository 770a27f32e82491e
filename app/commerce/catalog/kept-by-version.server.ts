/** What was read from the database and is the same for all pages of one catalogue version: menus, settings, facets. */
export class KeptByVersion {
  readonly #catalog: { readonly version: number }
  readonly #values = new Map<string, Promise<unknown>>()
  #of = -1

  constructor(catalog: { readonly version: number }) {
    this.#catalog = catalog
  }

  /** What `read` returned for this version, read once under this name. A reading that fails is not kept. */
  get<T>(name: string, read: () => Promise<T>): Promise<T> {
    if (this.#of !== this.#catalog.version) {
      this.#of = this.#catalog.version
      this.#values.clear()
    }
    const known = this.#values.get(name)
    if (known) return known as Promise<T>
    const reading = read()
    this.#values.set(name, reading)
    reading.catch(() => {
      if (this.#values.get(name) === reading) this.#values.delete(name)
    })
    return reading
  }
}
