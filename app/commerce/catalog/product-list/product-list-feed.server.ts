import type { PictureFiles } from '../pictures/picture-files.server.ts'
import { FeedPictures } from './feed-pictures.server.ts'
import { fetchLimited } from './fetch-limited.server.ts'
import {
  type CarouselProduct,
  type ExternalProduct,
  parseProductList,
  productListUrl,
} from './product-list.ts'
import { parseShallowJson } from './shallow-json.ts'

export interface ProductListFeedOptions {
  /** The service's base URL; the list is at `/products` below it. */
  url: string
  /** Must not be shared: pictures that leave the list are deleted. */
  pictures: PictureFiles
  maxProducts: number
  log: (event: string, details: Record<string, unknown>) => void
  /** From the end of one read to the start of the next. */
  intervalMs?: number
  /** For the list, and for each picture. */
  timeoutMs?: number
  /** For all pictures of one list together. */
  picturesTimeoutMs?: number
}

interface FeedFailure {
  reason: string
  code?: string | undefined
  contentType?: string | undefined
}

const maxListBytes = 2_000_000

/** Reads another shop's product list in the background and holds the last good one. Pages never wait for it. */
export class ProductListFeed {
  readonly #options: Required<ProductListFeedOptions>
  readonly #url: URL
  readonly #pictures: FeedPictures
  readonly #loggedFailures = new Set<string>()
  #loggedMissing = ''
  #products: CarouselProduct[] | undefined
  #version = 0
  #state: 'new' | 'started' | 'stopped' = 'new'
  #abort = new AbortController()
  #timer: NodeJS.Timeout | undefined
  #reading = Promise.resolve()

  /** Throws when the URL is invalid. */
  constructor(options: ProductListFeedOptions) {
    this.#options = { intervalMs: 60_000, timeoutMs: 2_000, picturesTimeoutMs: 20_000, ...options }
    const url = productListUrl(options.url)
    // The URL may contain a password, so it is not in the message.
    if (!url) throw new Error('invalid product list URL')
    this.#url = url
    this.#pictures = new FeedPictures({
      files: options.pictures,
      trustedOrigin: this.#url.origin,
      timeoutMs: this.#options.timeoutMs,
      totalTimeoutMs: this.#options.picturesTimeoutMs,
    })
  }

  /** The last good list, also while later reads fail; undefined before the first one. */
  get products(): CarouselProduct[] | undefined {
    return this.#products
  }

  /** Increases whenever the content of `products` changes. Cached pages of another version are stale. */
  get version(): number {
    return this.#version
  }

  start(): void {
    if (this.#state !== 'new') return
    this.#state = 'started'
    this.#reading = this.#read()
  }

  /** Stops for good; resolves once the current read has ended. */
  async stop(): Promise<void> {
    this.#state = 'stopped'
    clearTimeout(this.#timer)
    this.#abort.abort()
    await this.#reading
  }

  async #read(): Promise<void> {
    this.#abort = new AbortController()
    const { signal } = this.#abort
    try {
      const list = await this.#readList(signal)
      if (signal.aborted) return
      if (list.ok) await this.#show(list.products, signal)
      else this.#logFailure(list)
    } catch (error) {
      // Nothing awaits this promise: an error would end the process.
      this.#logFailure({ reason: 'unexpected', code: String(error) })
    }
    if (this.#state === 'stopped') return
    // The interval starts after the read, so that reads never overlap.
    this.#timer = setTimeout(() => {
      this.#reading = this.#read()
    }, this.#options.intervalMs).unref()
  }

  async #readList(
    signal: AbortSignal,
  ): Promise<{ ok: true; products: ExternalProduct[] } | ({ ok: false } & FeedFailure)> {
    const fetched = await fetchLimited(this.#url, {
      maxBytes: maxListBytes,
      timeoutMs: this.#options.timeoutMs,
      trustedOrigin: this.#url.origin,
      accept: 'application/json',
      signal,
    })
    if (!fetched.ok) return fetched
    const body = parseShallowJson(fetched.bytes)
    if (body === undefined) {
      return { ok: false, reason: 'not-json', contentType: fetched.contentType?.slice(0, 100) }
    }
    return parseProductList(body, this.#options.maxProducts)
  }

  /** Shows products together with their pictures, so that pages change once. */
  async #show(products: ExternalProduct[], signal: AbortSignal): Promise<void> {
    const urls = products.map(({ thumbnail }) =>
      thumbnail === undefined ? undefined : URL.parse(thumbnail, this.#url)?.href,
    )
    const distinctUrls = new Set(urls.filter(url => url !== undefined))
    const { found, missing } = await this.#pictures.collect(distinctUrls, signal)
    if (signal.aborted) return

    const withPictures = products.map(({ id, title, price, currency }, index): CarouselProduct => {
      const picture = found.get(urls[index] ?? '')
      return { id, title, price, currency, picture }
    })
    if (JSON.stringify(withPictures) !== JSON.stringify(this.#products)) {
      this.#products = withPictures
      this.#version += 1
    }
    this.#logSuccess(missing)
    await this.#pictures.replaceShown(found)
  }

  /** A service may be down for days: each reason is logged once until it recovers. */
  #logFailure(failure: FeedFailure): void {
    const { reason, code, contentType } = failure
    const key = `${reason} ${code}`
    if (this.#loggedFailures.has(key)) return
    this.#loggedFailures.add(key)
    const showing = this.#products ? 'last-good-list' : 'own-products'
    this.#options.log('product-list-failed', { url: this.#url.href, reason, code, contentType, showing })
  }

  #logSuccess(missing: string[]): void {
    const url = this.#url.href
    if (this.#loggedFailures.size > 0) this.#options.log('product-list-recovered', { url })
    this.#loggedFailures.clear()
    const key = missing.join()
    if (key !== this.#loggedMissing && key)
      this.#options.log('product-list-pictures-missing', { url, missing })
    this.#loggedMissing = key
  }
}
