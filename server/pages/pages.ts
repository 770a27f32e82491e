import { RouterContextProvider, type ServerBuild } from 'react-router'
import { defaultTheme, pickTheme, type Theme } from '#commerce/content/theme/theme.ts'
import { proveIdentity } from '#commerce/running/doctor/address/identity.server.ts'
import type { AnyLanguage } from '#commerce/values/languages.ts'
import { runInCurrency } from '#messages/current-currency.ts'
import { runWithEmails } from '#messages/current-emails.ts'
import { runInTimeZone } from '#messages/current-time-zone.server.ts'
import { refusalMessages } from '#messages/refusals.ts'
import { runInLanguage } from '#messages/run-in-language.server.ts'
import { sharedMessages } from '#messages/shared.ts'
import { refusalPage } from '#web/forms/refusal-page.ts'
import { unavailableResponse } from '#web/forms/unavailable-response.server.ts'
import { readCost } from '#web/limits/read-cost.ts'
import { type FinishedPage, finishPage } from '#web/pages/finished-page.server.ts'
import { isOfficePath, officeLanguage } from '#web/pages/office-path.ts'
import { PageCache } from '#web/pages/page-cache.server.ts'
import { publicAddress } from '#web/pages/public-address.ts'
import { renderTurns } from '#web/pages/turn-queue.server.ts'
import type { AcceptedForm } from '#web/requests/accept-form.server.ts'
import {
  clientAddressContext,
  documentContext,
  type HtmlDocument,
  outageContext,
  requestIdContext,
  shopContext,
  themeContext,
} from '#web/shop/context.ts'
import { pagesVersion, type Shop } from '#web/shop/shop.server.ts'
import { showThemePreview } from '#web/theme/show-theme-preview.server.ts'
import { mentionsThemePreview, readThemePreview } from '#web/theme/theme-preview-cookie.server.ts'
import type { UploadFolder } from '#web/uploads/upload-folder.server.ts'
import { type Upload, uploadContext } from '#web/uploads/uploaded-files.server.ts'
import { officeBuild, storefrontBuilds } from './area-builds.ts'
import { FormRoutes } from './form-routes.ts'
import { Readiness } from './readiness.ts'
import { RequestHandlers } from './request-handlers.ts'
import { ShopDay } from './shop-day.ts'

/** The sender of a request, and its body. */
export interface Requester {
  /** The id of the request in the log. */
  id: string
  /** The client's address. */
  address: () => string
  /** The shop's own origin, which shared pages name. */
  ownOrigin: string
  /** The body, to be sent back during an outage. */
  body?: Buffer | undefined
  /** The files that came with it. */
  upload?: Upload | undefined
}

/** Answers every request that is not a static file: from the page cache, or by React Router. */
export class Pages {
  readonly readiness: Readiness
  readonly #shop: Shop
  readonly #cache: PageCache | undefined
  /** The origins of payment pages, which belong to others. */
  readonly #paymentOrigins: string[]
  readonly #forms: FormRoutes
  readonly #day = new ShopDay()
  readonly #storefront: Record<AnyLanguage, RequestHandlers>
  readonly #office: RequestHandlers
  #language: AnyLanguage = 'en'
  #currency = 'USD'
  #sendsEmails: boolean
  #theme = defaultTheme

  constructor(shop: Shop, build: ServerBuild, cacheBytes: number) {
    this.readiness = new Readiness(shop.db)
    this.#shop = shop
    this.#sendsEmails = shop.sendsEmails
    this.#paymentOrigins = [...shop.providers.values()].flatMap(({ service }) => service?.origins ?? [])
    this.#forms = new FormRoutes(build.routes)
    this.#cache = cacheBytes > 0 ? new PageCache(cacheBytes) : undefined
    this.#office = new RequestHandlers(officeBuild(build))
    const builds = Object.entries(storefrontBuilds(build))
    this.#storefront = Object.fromEntries(
      builds.map(([language, build]) => [language, new RequestHandlers(build)]),
    ) as Record<AnyLanguage, RequestHandlers>
  }

  /** The language of texts at a path: the office's own, or the shop's as last read. */
  languageAt(pathname: string): AnyLanguage {
    return isOfficePath(pathname) ? officeLanguage : this.#language
  }

  /** The cached page of an address, without a promise; undefined if `answer` has to render it. */
  findCached(target: string, cookies: string | undefined): FinishedPage | undefined {
    if (mentionsThemePreview(cookies)) return undefined
    const key = target.includes('?') ? sharedKey(target, this.#paramSlugs()) : target
    return key === undefined ? undefined : this.#cache?.find(this.#version(), key)
  }

  /** The form that may be sent to this path; undefined when none may. */
  formRouteAt(pathname: string): AcceptedForm | undefined {
    return this.#forms.find(pathname)
  }

  /** Holds the files of requests in progress. */
  get uploads(): UploadFolder {
    return this.#shop.uploads
  }

  /** The answer to a nonce that proves which shop this is. */
  identity(nonce: string): string {
    return proveIdentity(this.#shop.db, nonce)
  }

  /** Counts a write from this address. Returns the seconds until it is allowed, 0 for now. */
  writeDelay(address: string): number {
    return this.#shop.limits.writes.wait(address, new Date())
  }

  async answer(request: Request, requester: Requester): Promise<FinishedPage> {
    const reads = request.method === 'GET' || request.method === 'HEAD'
    await this.readLocale()
    const answer = () =>
      reads ? this.#answerRead(request, requester) : this.#render(request, requester, false)
    return runInLanguage(this.languageAt(new URL(request.url).pathname), () =>
      runInCurrency(this.#currency, () =>
        runInTimeZone(this.#day.timeZone, () => runWithEmails(this.#sendsEmails, answer)),
      ),
    )
  }

  #previewOf(request: Request): Theme | undefined {
    return readThemePreview(this.#shop.db, request, new Date())
  }

  #paramSlugs(): ReadonlySet<string> {
    return this.#shop.catalog.index.taxonomy.paramSlugs
  }

  #version(): string {
    return pagesVersion(this.#shop, this.#day.at(Date.now()))
  }

  /** Reads the language, currency, time zone and theme of all pages, and whether emails arrive; keeps the last ones while the database cannot be reached. */
  async readLocale(): Promise<void> {
    try {
      const settings = await this.#shop.settings()
      const { language, currency, timeZone, demoNotice } = settings
      this.#language = language
      this.#currency = currency
      this.#sendsEmails = this.#shop.sendsEmails || (this.#shop.allowsDemoInbox && demoNotice !== '')
      this.#day.timeZone = timeZone
      this.#theme = pickTheme(settings)
    } catch {
      // The page reports the outage.
    }
  }

  async #answerRead(request: Request, requester: Requester): Promise<FinishedPage> {
    const url = new URL(request.url)
    const address = publicAddress(url.pathname, url.searchParams, this.#paramSlugs())
    if (address && address.pathname !== url.pathname) return movedTo(url, address.pathname)
    const cost = readCost(url.pathname, url.searchParams, this.#paramSlugs())
    const wait = cost > 0 ? this.#shop.limits.reads.wait(requester.address(), new Date(), cost) : 0
    if (wait > 0) return finishPage(tooManyPages(wait), false, { isHttps: isHttps(request.url) })
    if (!address) {
      await renderTurns.next()
      return this.#render(request, requester, false)
    }

    // A shared page depends only on its key.
    const shared = new Request(requester.ownOrigin + address.key)
    if (this.#previewOf(request)) {
      const { headers } = request
      return this.#render(new Request(shared, { headers }), requester, false)
    }
    const render = async () => {
      await renderTurns.next()
      return this.#render(shared, { ...requester, address: () => '' }, this.#cache !== undefined)
    }
    return this.#cache ? this.#cache.make(this.#version(), address.key, render) : render()
  }

  async #render(request: Request, requester: Requester, shared: boolean): Promise<FinishedPage> {
    const outage = { isMet: false }
    const context = requestContext(this.#shop, requester)
    context.set(outageContext, outage)
    // HEAD gets the response to GET, without its body.
    const whole = request.method === 'HEAD' ? new Request(request, { method: 'GET' }) : request
    const { pathname } = new URL(whole.url)
    const isOffice = isOfficePath(pathname)
    const options = {
      formTargets: shared ? [] : this.#paymentOrigins,
      isHttps: isHttps(request.url),
      isOffice,
    }
    const handlers = isOffice ? this.#office : this.#storefront[this.#language]
    const preview = isOffice || shared ? undefined : this.#previewOf(whole)
    context.set(themeContext, preview ?? this.#theme)
    const document: HtmlDocument = { structuredData: [], previewTags: [] }
    context.set(documentContext, document)
    const answer = await handlers.at(pathname)(whole, context)
    const { rendered } = document
    if (!outage.isMet && preview) {
      const page = await showThemePreview(whole, answer, rendered)
      return finishPage(page, false, { ...options, isFramed: true }, rendered)
    }
    if (!outage.isMet) return finishPage(answer, shared, options, rendered)
    const { files } = this.formRouteAt(pathname) ?? {}
    return finishPage(unavailableResponse(whole, requester.body, files), false, options)
  }
}

/** The context of a request for loaders, actions and middleware. */
export function requestContext(shop: Shop, { id, address, upload }: Requester): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(shopContext, shop)
  context.set(requestIdContext, id)
  context.set(clientAddressContext, address)
  if (upload) context.set(uploadContext, upload)
  return context
}

function tooManyPages(wait: number): Response {
  const home = { to: '/', label: sharedMessages.goHome }
  const message = refusalMessages.tooManyPages({ seconds: wait })
  return refusalPage(429, message, { 'Retry-After': String(wait) }, home)
}

function sharedKey(target: string, options: ReadonlySet<string>): string | undefined {
  // As an absolute URL: in a relative one, `//` begins a host.
  const url = new URL(`http://localhost${target}`)
  const address = publicAddress(url.pathname, url.searchParams, options)
  return address?.pathname === url.pathname ? address.key : undefined
}

function movedTo(from: URL, pathname: string): Promise<FinishedPage> {
  const headers = { location: pathname + from.search, 'cache-control': 'public, max-age=3600' }
  return finishPage(new Response(null, { status: 301, headers }), false, { isHttps: isHttps(from.href) })
}

function isHttps(address: string): boolean {
  return address.startsWith('https:')
}
