import { LRUCache } from 'lru-cache'
import { type FinishedPage, pageBytes } from './finished-page.server.ts'

/** A sitemap may be larger. Keeping it would push out hundreds of pages. */
const maxPageShare = 1 / 16

/** Public pages as they are sent. A new version clears the cache. Concurrent requests share one render. */
export class PageCache {
  readonly #pages: LRUCache<string, FinishedPage>
  readonly #making = new Map<string, Promise<FinishedPage>>()
  #version = ''

  constructor(maxBytes: number) {
    this.#pages = new LRUCache({
      maxSize: maxBytes,
      maxEntrySize: Math.ceil(maxBytes * maxPageShare),
      sizeCalculation: pageBytes,
    })
  }

  find(version: string, key: string): FinishedPage | undefined {
    this.#follow(version)
    return this.#pages.get(key)
  }

  /** Renders a page, or waits for the render in progress; caches it if it is cacheable. */
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
    if (page.isCacheable && version === this.#version) this.#pages.set(key, page)
    return page
  }

  #follow(version: string): void {
    if (version === this.#version) return
    this.#version = version
    this.#pages.clear()
    this.#making.clear()
  }
}
