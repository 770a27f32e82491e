import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, vi } from 'vitest'
import { PictureFiles } from '../pictures/picture-files.server.ts'
import { answer, LoopbackService, type Mood } from './loopback-service.fixture.ts'
import { ProductListFeed, type ProductListFeedOptions } from './product-list-feed.server.ts'

/** What a test of the feed has around it: a service, a machine that must not be touched, a folder, a log. */
export class FeedStage {
  /** What the service has when it is honest: the list, and pictures by path. */
  products: unknown = [{ id: 1, title: 'Mascara', price: 9.99 }]
  pictures: Record<string, Mood> = {}

  readonly honest: Mood = (request, response) => {
    const list = answer(JSON.stringify({ products: this.products }))
    const mood = request.url === '/products' ? list : (this.pictures[request.url!] ?? answer('', 404))
    mood(request, response)
  }

  readonly service = new LoopbackService(this.honest)
  /** Stands for a machine behind the firewall: nothing may ever connect to it. */
  readonly hidden = new LoopbackService(answer('secret'))
  readonly log = vi.fn<ProductListFeedOptions['log']>()
  folder = ''
  readonly #feeds: ProductListFeed[] = []

  async open(): Promise<this> {
    this.folder = await mkdtemp(path.join(tmpdir(), 'tote-feed-'))
    await Promise.all([this.service.open(), this.hidden.open()])
    return this
  }

  async close(): Promise<void> {
    for (const feed of this.#feeds) feed.stop()
    await Promise.all([this.service.close(), this.hidden.close()])
    await rm(this.folder, { recursive: true })
    expect(this.hidden.connections).toBe(0)
  }

  startFeed(options: Partial<ProductListFeedOptions> = {}): ProductListFeed {
    const pictures = new PictureFiles(this.folder)
    const { log, service } = this
    const feed = new ProductListFeed({ url: service.origin, pictures, most: 8, log, everyMs: 5, ...options })
    this.#feeds.push(feed)
    feed.start()
    return feed
  }

  get readings(): number {
    return this.service.asked.filter(address => address === '/products').length
  }

  /** Waits until readings that began from now on have ended. */
  async readAgain(times = 2): Promise<void> {
    const enough = this.readings + times + 1
    await until(() => expect(this.readings).toBeGreaterThanOrEqual(enough))
  }

  /** The names of the pictures on disk. */
  async masters(): Promise<string[]> {
    const names = await readdir(path.join(this.folder, 'masters')).catch(() => [])
    return names.sort()
  }
}

export function until(check: () => unknown): Promise<unknown> {
  return vi.waitFor(check, { timeout: 4000, interval: 2 })
}

export function pause(ms: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, ms))
}
