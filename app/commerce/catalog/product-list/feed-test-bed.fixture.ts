import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, vi } from 'vitest'
import { PictureFiles } from '../pictures/picture-files.server.ts'
import { LoopbackService, type Responder, respondWith } from './loopback-service.fixture.ts'
import { ProductListFeed, type ProductListFeedOptions } from './product-list-feed.server.ts'

/** A product list service, a private host that must not be contacted, a folder and a log. */
export class FeedTestBed {
  /** The service's usual responses: the list, and pictures by path. */
  products: unknown = [{ id: 1, title: 'Mascara', price: 9.99 }]
  pictures: Record<string, Responder> = {}

  readonly serveNormally: Responder = (request, response) => {
    const list = respondWith(JSON.stringify({ products: this.products }))
    const responder =
      request.url === '/products' ? list : (this.pictures[request.url!] ?? respondWith('', 404))
    responder(request, response)
  }

  readonly service = new LoopbackService(this.serveNormally)
  /** Simulates a host behind the firewall: nothing may connect to it. */
  readonly internalService = new LoopbackService(respondWith('secret'))
  readonly log = vi.fn<ProductListFeedOptions['log']>()
  folder = ''
  readonly #feeds: ProductListFeed[] = []

  async open(): Promise<this> {
    this.folder = await mkdtemp(path.join(tmpdir(), 'tote-feed-'))
    await Promise.all([this.service.open(), this.internalService.open()])
    return this
  }

  async close(): Promise<void> {
    // A read that is still saving a picture would add files to the folder.
    await Promise.all(this.#feeds.map(feed => feed.stop()))
    await Promise.all([this.service.close(), this.internalService.close()])
    await rm(this.folder, { recursive: true })
    expect(this.internalService.connections).toBe(0)
  }

  startFeed(options: Partial<ProductListFeedOptions> = {}): ProductListFeed {
    const pictures = new PictureFiles(this.folder)
    const { log, service } = this
    const feed = new ProductListFeed({
      url: service.origin,
      pictures,
      maxProducts: 8,
      log,
      intervalMs: 5,
      // A busy machine may need longer than the default.
      timeoutMs: 60_000,
      ...options,
    })
    this.#feeds.push(feed)
    feed.start()
    return feed
  }

  get listRequests(): number {
    return this.service.requestedPaths.filter(path => path === '/products').length
  }

  /** Waits until `count` reads that started from now on have ended. */
  async waitForReads(count = 2): Promise<void> {
    const target = this.listRequests + count + 1
    await waitUntil(() => expect(this.listRequests).toBeGreaterThanOrEqual(target))
  }

  /** Waits until a feed of another service has read three lists: a feed of ours had time for as many. */
  async untilOtherReads(intervalMs = 5): Promise<void> {
    const service = await new LoopbackService(respondWith('{}')).open()
    const pictures = new PictureFiles(this.folder)
    const options = { url: service.origin, pictures, maxProducts: 1, log: () => {}, intervalMs }
    const feed = new ProductListFeed(options)
    feed.start()
    await waitUntil(() => expect(service.requestedPaths.length).toBeGreaterThanOrEqual(3))
    await feed.stop()
    await service.close()
  }

  /** The file names of the saved pictures. */
  async masters(): Promise<string[]> {
    const names = await readdir(path.join(this.folder, 'masters')).catch(() => [])
    return names.sort()
  }
}

export function waitUntil(check: () => unknown): Promise<unknown> {
  return vi.waitFor(check, { timeout: 60_000, interval: 2 })
}
