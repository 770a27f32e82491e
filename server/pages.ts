import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { publicAddress } from '../app/web/addresses.ts'
import { clientAddressContext, requestIdContext, shopContext } from '../app/web/context.ts'
import { type FinishedPage, finishPage } from '../app/web/finished-page.server.ts'
import { PageCache } from '../app/web/page-cache.server.ts'
import { pagesVersion, type Shop } from '../app/web/shop.server.ts'

/** A request's number, and where it comes from, for the few who want to know. */
export interface Asker {
  id: string
  address: () => string
}

/** Answers every request that is not a static file: from the page cache, or by React Router. */
export class Pages {
  readonly #shop: Shop
  readonly #cache: PageCache | undefined
  /** Where shoppers pay, which is another's page. */
  readonly #payPages: string[]
  readonly #handle: (request: Request, context: RouterContextProvider) => Promise<Response>

  constructor(shop: Shop, build: ServerBuild, cacheBytes: number) {
    this.#shop = shop
    this.#payPages = [...shop.providers.values()].flatMap(({ service }) => service?.origins ?? [])
    this.#cache = cacheBytes > 0 ? new PageCache(cacheBytes) : undefined
    this.#handle = createRequestHandler(build, 'production')
  }

  /** The kept page of an address, without so much as a promise; undefined when `answer` has to make it. */
  findKept(origin: string, target: string): FinishedPage | undefined {
    const key = target.includes('?') ? sharedKey(new URL(origin + target)) : target
    return key === undefined ? undefined : this.#cache?.find(pagesVersion(this.#shop), origin + key)
  }

  async answer(request: Request, from: Asker): Promise<FinishedPage> {
    const url = new URL(request.url)
    const reads = request.method === 'GET' || request.method === 'HEAD'
    const address = reads ? publicAddress(url.pathname, url.searchParams) : undefined
    if (!address) return this.#render(request, from, false)
    if (address.pathname !== url.pathname) return movedTo(address.pathname + url.search)

    // What a shared page shows must not depend on anything that its key does not name.
    const shared = new Request(url.origin + address.key)
    const render = () => this.#render(shared, { id: from.id, address: () => '' }, this.#cache !== undefined)
    return this.#cache
      ? this.#cache.make(pagesVersion(this.#shop), url.origin + address.key, render)
      : render()
  }

  async #render(request: Request, { id, address }: Asker, shared: boolean): Promise<FinishedPage> {
    const context = new RouterContextProvider()
    context.set(shopContext, this.#shop)
    context.set(requestIdContext, id)
    context.set(clientAddressContext, address)
    // A HEAD is answered like its GET; only the body stays behind.
    const whole = request.method === 'HEAD' ? new Request(request, { method: 'GET' }) : request
    return finishPage(await this.#handle(whole, context), shared, shared ? [] : this.#payPages)
  }
}

function sharedKey(url: URL): string | undefined {
  const address = publicAddress(url.pathname, url.searchParams)
  return address?.pathname === url.pathname ? address.key : undefined
}

function movedTo(location: string): Promise<FinishedPage> {
  const headers = { location, 'cache-control': 'public, max-age=3600' }
  return finishPage(new Response(null, { status: 301, headers }), false)
}
