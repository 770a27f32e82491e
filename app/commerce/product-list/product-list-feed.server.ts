import type { PictureFiles } from '../pictures/picture-files.server.ts'
import { fetchLimited } from './fetch-limited.server.ts'
import { ListedPictures } from './listed-pictures.server.ts'
import {
  type ExternalProduct,
  type ListedProduct,
  parseProductList,
  productListAddress,
} from './product-list.ts'
import { parseShallowJson } from './shallow-json.ts'

export interface ProductListFeedOptions {
  /** The base address of the service; the list is at `/products` below it. */
  url: string
  /** A folder for this feed alone: what leaves the list is deleted there, also if the shop has the same picture. */
  pictures: PictureFiles
  /** How many products are shown. */
  most: number
  log: (event: string, details: Record<string, unknown>) => void
  /** The pause between two readings. */
  everyMs?: number
  /** For the list, and again for each picture. */
  timeLimitMs?: number
  /** For all pictures of one list together. */
  pictureBudgetMs?: number
}

interface Failure {
  because: string
  code?: string | undefined
  contentType?: string | undefined
}

const largestList = 2_000_000

/**
 * Reads the product list of another shop in the background and holds what was last read well. Nobody waits for it:
 * pages take what is there, and show the shop's own products while there is nothing.
 */
export class ProductListFeed {
  readonly #options: Required<ProductListFeedOptions>
  readonly #address: URL
  readonly #pictures: ListedPictures
  readonly #failuresTold = new Set<string>()
  #missingTold = ''
  #products: ListedProduct[] | undefined
  #version = 0
  #state: 'new' | 'started' | 'stopped' = 'new'
  #reading = new AbortController()
  #timer: NodeJS.Timeout | undefined
  #ended = Promise.resolve()

  /** Throws, in plain words, when the address is not one. */
  constructor(options: ProductListFeedOptions) {
    this.#options = { everyMs: 60_000, timeLimitMs: 2_000, pictureBudgetMs: 20_000, ...options }
    this.#address = productListAddress(options.url)
    this.#pictures = new ListedPictures({
      files: options.pictures,
      trustedOrigin: this.#address.origin,
      timeLimitMs: this.#options.timeLimitMs,
      budgetMs: this.#options.pictureBudgetMs,
    })
  }

  /** What was last read well, also while later readings fail; undefined until the first one that went well. */
  get products(): ListedProduct[] | undefined {
    return this.#products
  }

  /** Grows whenever `products` changes in content: a page that was kept with another version is out of date. */
  get version(): number {
    return this.#version
  }

  start(): void {
    if (this.#state !== 'new') return
    this.#state = 'started'
    this.#ended = this.#read()
  }

  /** Ends it for good; resolves when the reading in flight has ended and writes nothing more. */
  async stop(): Promise<void> {
    this.#state = 'stopped'
    clearTimeout(this.#timer)
    this.#reading.abort()
    await this.#ended
  }

  async #read(): Promise<void> {
    this.#reading = new AbortController()
    const { signal } = this.#reading
    try {
      const list = await this.#readList(signal)
      if (signal.aborted) return
      if (list.ok) await this.#show(list.products, signal)
      else this.#tellFailure(list)
    } catch (error) {
      // Nobody awaits a reading: what is thrown here would end the process.
      this.#tellFailure({ because: 'unexpected', code: String(error) })
    }
    if (this.#state === 'stopped') return
    // The pause begins when the reading has ended, so a slow one is never overtaken by the next.
    this.#timer = setTimeout(() => {
      this.#ended = this.#read()
    }, this.#options.everyMs).unref()
  }

  async #readList(
    signal: AbortSignal,
  ): Promise<{ ok: true; products: ExternalProduct[] } | ({ ok: false } & Failure)> {
    const fetched = await fetchLimited(this.#address, {
      maxBytes: largestList,
      timeLimitMs: this.#options.timeLimitMs,
      trustedOrigin: this.#address.origin,
      accept: 'application/json',
      signal,
    })
    if (!fetched.ok) return fetched
    const body = parseShallowJson(fetched.bytes)
    if (body === undefined) {
      return { ok: false, because: 'not-json', contentType: fetched.contentType?.slice(0, 100) }
    }
    return parseProductList(body, this.#options.most)
  }

  /** Products appear together with their pictures, so that a page changes once. */
  async #show(products: ExternalProduct[], signal: AbortSignal): Promise<void> {
    const addresses = products.map(({ thumbnail }) =>
      thumbnail === undefined ? undefined : URL.parse(thumbnail, this.#address)?.href,
    )
    const wanted = new Set(addresses.filter(address => address !== undefined))
    const { found, missing } = await this.#pictures.collect(wanted, signal)
    if (signal.aborted) return

    const listed = products.map(({ id, title, price }, at): ListedProduct => {
      return { id, title, price, picture: found.get(addresses[at] ?? ''), href: undefined }
    })
    if (JSON.stringify(listed) !== JSON.stringify(this.#products)) {
      this.#products = listed
      this.#version += 1
    }
    this.#tellSuccess(missing)
    await this.#pictures.show(found)
  }

  /** A service may be down for days: each reason is told once until it is back. */
  #tellFailure(failure: Failure): void {
    const { because, code, contentType } = failure
    const told = `${because} ${code}`
    if (this.#failuresTold.has(told)) return
    this.#failuresTold.add(told)
    const showing = this.#products ? 'the list that was last read well' : "the shop's own newest products"
    this.#options.log('product-list-failed', {
      address: this.#address.href,
      because,
      code,
      contentType,
      showing,
    })
  }

  #tellSuccess(missing: string[]): void {
    const address = this.#address.href
    if (this.#failuresTold.size > 0) this.#options.log('product-list-recovered', { address })
    this.#failuresTold.clear()
    const told = missing.join()
    if (told !== this.#missingTold && told)
      this.#options.log('product-list-pictures-missing', { address, missing })
    this.#missingTold = told
  }
}
