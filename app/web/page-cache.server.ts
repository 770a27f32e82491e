import { LRUCache } from 'lru-cache'
import { type FinishedPage, pageBytes } from './finished-page.server.ts'

/**
 * Public pages, kept as they are sent. There is no other invalidation than the version: when it changes, all are
 * forgotten. Pages that are asked for at the same time are made once.
 */
export class PageCache {
  readonly #pages: LRUCache<string, FinishedPage>
  readonly #making = new Map<string, Promise<FinishedPage>>()
  #version = ''

  constructor(maxBytes: number) {
    this.#pages = new LRUCache({ maxSize: maxBytes, sizeCalculation: pageBytes })
  }

  find(version: string, key: string): FinishedPage | undefined {
    this.#follow(version)
    return this.#pages.get(key)
  }

  /** Makes a page, or waits for whoever makes it just now; keeps it when it says that it may be kept. */
  async make(version: string, key: string, render: () => Promise<FinishedPage>): Promise<FinishedPage> {
    this.#follow(version)
    let making = this.#making.get(key)
    if (!making) {
      making = this.#makeAndKeep(version, key, render).finally(() => {
        if (this.#making.get(key) === making) this.#making.delete(key)
      })
      this.#making.set(key, making)
    }
    return making
  }

  async #makeAndKeep(
    version: string,
    key: string,
    render: () => Promise<FinishedPage>,
  ): Promise<FinishedPage> {
    const page = await render()
    if (page.keep && version === this.#version) this.#pages.set(key, page)
    return page
  }

  #follow(version: string): void {
    if (version === this.#version) return
    this.#version = version
    this.#pages.clear()
    this.#making.clear()
  }
}
