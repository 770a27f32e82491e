import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { publicAddress } from '../app/web/addresses.ts'
import { clientAddressContext, outageContext, requestIdContext, shopContext } from '../app/web/context.ts'
import { type FinishedPage, finishPage } from '../app/web/finished-page.server.ts'
import { PageCache } from '../app/web/page-cache.server.ts'
import { readCost } from '../app/web/read-cost.ts'
import { refusalPage } from '../app/web/refusal-page.ts'
import { tooManyRequests } from '../app/web/retry-words.ts'
import { pagesVersion, type Shop } from '../app/web/shop.server.ts'
import { pageTurns } from '../app/web/turns.server.ts'
import { unavailableAnswer } from '../app/web/unavailable-answer.server.ts'
import { type FormRoute, FormRoutes } from './form-routes.ts'
import { Readiness } from './readiness.ts'

/** What a page may need to know of a request besides itself. */
export interface Asker {
  /** The request's id in the log. */
  id: string
  /** The client's address. */
  address: () => string
  /** The shop's one origin, which pages for everybody name. */
  ownOrigin: string
  /** What the request brought, to send it back when nothing can be done with it now. */
  body?: Buffer | undefined
}

/** Answers every request that is not a static file: from the page cache, or by React Router. */
export class Pages {
  readonly readiness: Readiness
  readonly #shop: Shop
  readonly #cache: PageCache | undefined
  /** Where shoppers pay, which is another's page. */
  readonly #payPages: string[]
  readonly #forms: FormRoutes
  readonly #handle: (request: Request, context: RouterContextProvider) => Promise<Response>

  constructor(shop: Shop, build: ServerBuild, cacheBytes: number) {
    this.readiness = new Readiness(shop.db)
    this.#shop = shop
    this.#payPages = [...shop.providers.values()].flatMap(({ service }) => service?.origins ?? [])
    this.#forms = new FormRoutes(build.routes)
    this.#cache = cacheBytes > 0 ? new PageCache(cacheBytes) : undefined
    this.#handle = createRequestHandler(build, 'production')
  }

  /** The kept page of an address, without so much as a promise; undefined when `answer` has to make it. */
  findKept(target: string): FinishedPage | undefined {
    const key = target.includes('?') ? sharedKey(target) : target
    return key === undefined ? undefined : this.#cache?.find(pagesVersion(this.#shop), key)
  }

  /** What may be sent to this path; undefined when nothing may. */
  formAt(pathname: string): FormRoute | undefined {
    return this.#forms.find(pathname)
  }

  /** Counts one more write from this address; returns after how many seconds it may be done, 0 for now. */
  waitToWrite(address: string): number {
    return this.#shop.limits.writes.wait(address, new Date())
  }

  async answer(request: Request, from: Asker): Promise<FinishedPage> {
    const reads = request.method === 'GET' || request.method === 'HEAD'
    return reads ? this.#answerRead(request, from) : this.#render(request, from, false)
  }

  async #answerRead(request: Request, from: Asker): Promise<FinishedPage> {
    const url = new URL(request.url)
    const address = publicAddress(url.pathname, url.searchParams)
    if (address && address.pathname !== url.pathname) return movedTo(url, address.pathname)
    const cost = readCost(url.pathname, url.searchParams)
    const wait = cost > 0 ? this.#shop.limits.reads.wait(from.address(), new Date(), cost) : 0
    if (wait > 0) return finishPage(tooManyPages(wait), false, { isHttps: isHttps(request.url) })
    if (!address) {
      await pageTurns.take()
      return this.#render(request, from, false)
    }

    // What a shared page shows must not depend on anything that its key does not name.
    const shared = new Request(from.ownOrigin + address.key)
    const render = async () => {
      await pageTurns.take()
      return this.#render(shared, { ...from, address: () => '' }, this.#cache !== undefined)
    }
    return this.#cache ? this.#cache.make(pagesVersion(this.#shop), address.key, render) : render()
  }

  async #render(request: Request, { id, address, body }: Asker, shared: boolean): Promise<FinishedPage> {
    const outage = { isMet: false }
    const context = new RouterContextProvider()
    context.set(shopContext, this.#shop)
    context.set(requestIdContext, id)
    context.set(clientAddressContext, address)
    context.set(outageContext, outage)
    // A HEAD is answered like its GET; only the body stays behind.
    const whole = request.method === 'HEAD' ? new Request(request, { method: 'GET' }) : request
    const options = { formTargets: shared ? [] : this.#payPages, isHttps: isHttps(request.url) }
    const answer = await this.#handle(whole, context)
    if (!outage.isMet) return finishPage(answer, shared, options)
    return finishPage(unavailableAnswer(whole, body), false, options)
  }
}

function tooManyPages(wait: number): Response {
  const home = { to: '/', label: 'Go to the home page' }
  return refusalPage(429, tooManyRequests(wait), { 'Retry-After': String(wait) }, home)
}

function sharedKey(target: string): string | undefined {
  // Read as a whole address: in a relative one `//` begins a host, and throws without one.
  const url = new URL(`http://localhost${target}`)
  const address = publicAddress(url.pathname, url.searchParams)
  return address?.pathname === url.pathname ? address.key : undefined
}

function movedTo(from: URL, pathname: string): Promise<FinishedPage> {
  const headers = { location: pathname + from.search, 'cache-control': 'public, max-age=3600' }
  return finishPage(new Response(null, { status: 301, headers }), false, { isHttps: isHttps(from.href) })
}

function isHttps(address: string): boolean {
  return address.startsWith('https:')
}
