import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FeedTestBed, waitUntil } from './feed-test-bed.fixture.ts'
import {
  dripForever,
  neverRespond,
  type Responder,
  redirectTo,
  respondWith,
} from './loopback-service.fixture.ts'
import type { ProductListFeed } from './product-list-feed.server.ts'

let testBed: FeedTestBed
beforeEach(async () => {
  testBed = await new FeedTestBed().open()
})
afterEach(() => testBed.close())

const bag = (id: number, thumbnail: string) => ({ id, title: `Bag ${id}`, price: 1, thumbnail })
const shown = (feed: ProductListFeed) => feed.products!.map(product => product.picture)

/** Pictures of different widths are different pictures. */
function picture(width: number): Promise<Buffer> {
  return sharp({ create: { width, height: 10, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
}

test('saves pictures from relative and absolute URLs', async () => {
  testBed.pictures = { '/1.png': respondWith(await picture(11)), '/2.png': respondWith(await picture(12)) }
  testBed.products = [bag(1, '1.png'), bag(2, `${testBed.service.origin}/2.png`), bag(3, '/1.png')]
  const feed = testBed.startFeed()
  await waitUntil(() => expect(feed.version).toBe(1))
  expect(shown(feed)).toMatchObject([{ width: 11, height: 10, alt: '' }, { width: 12 }, { width: 11 }])
  expect(await testBed.masters()).toEqual([...new Set(shown(feed).map(found => found!.hash))].sort())
})

test('fetches pictures once, two at a time, before showing the products', async () => {
  let now = 0
  let atOnce = 0
  let shownEarly = false
  const bytes = await picture(11)
  const slow: Responder = (request, response) => {
    atOnce = Math.max(atOnce, ++now)
    shownEarly ||= feed.products !== undefined
    setTimeout(() => {
      now -= 1
      respondWith(bytes)(request, response)
    }, 30)
  }
  const names = ['/1', '/2', '/3', '/4', '/5', '/6']
  testBed.pictures = Object.fromEntries(names.map(name => [name, slow]))
  testBed.products = names.map((name, id) => bag(id, name))
  const feed = testBed.startFeed()
  await waitUntil(() => expect(feed.version).toBe(1))
  await testBed.waitForReads()
  expect(shown(feed)).toEqual(Array(6).fill(expect.objectContaining({ width: 11 })))
  expect([feed.version, atOnce, shownEarly]).toEqual([1, 2, false])
  expect(testBed.service.requestedPaths.filter(address => address !== '/products').sort()).toEqual(names)
})

test.each<[string, string, string]>([
  ['at a private host', 'http://127.0.0.1:HIDDEN/1.png', 'not-public'],
  ['at a private host by name', 'http://localhost:HIDDEN/1.png', 'not-public'],
  ['at a private host in IPv6', 'http://[::1]:HIDDEN/1.png', 'not-public'],
  ['at a private host without a scheme', '//127.0.0.1:HIDDEN/1.png', 'not-public'],
  ['at a private host by redirect', '/to-hidden', 'not-public'],
  ['at the metadata of the cloud', 'http://169.254.169.254/1.png', 'not-public'],
  ['in a file', 'file:///etc/passwd', 'not-http'],
  ['in a script', 'javascript:alert(1)', 'not-http'],
  ['with a password', 'http://a:b@127.0.0.1/1.png', 'has-credentials'],
  ['nowhere', '/none.png', 'status-404'],
  ['that is too large', '/large', 'too-large'],
  ['that is a page', '/page', 'not-a-picture'],
  ['that is an SVG', '/svg', 'not-a-picture'],
  ['that is truncated', '/half', 'not-a-picture'],
])('skips a picture %s, logs it once and shows the product', async (_case, thumbnail, reason) => {
  const good = await picture(11)
  testBed.pictures = {
    '/good': respondWith(good),
    '/large': respondWith(new Uint8Array(5_000_001)),
    '/page': respondWith('<!doctype html>', 200, { 'content-type': 'image/png' }),
    '/svg': respondWith('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    '/half': respondWith(good.subarray(0, good.length / 2)),
    '/to-hidden': redirectTo(`${testBed.internalService.origin}/1.png`),
  }
  testBed.products = [
    bag(1, thumbnail.replace('HIDDEN', String(testBed.internalService.port))),
    bag(2, '/good'),
  ]
  const feed = testBed.startFeed()
  await testBed.waitForReads()
  expect(shown(feed)).toMatchObject([undefined, { width: 11 }])
  expect(feed.version).toBe(1)
  expect(testBed.log.mock.calls).toEqual([
    ['product-list-pictures-missing', { url: `${testBed.service.origin}/products`, missing: [reason] }],
  ])
  expect(await testBed.masters()).toHaveLength(1)
})

test('skips pictures that do not arrive in time', async () => {
  testBed.pictures = { '/hang': neverRespond, '/drip': dripForever }
  testBed.products = [bag(1, '/hang'), bag(2, '/drip')]
  const feed = testBed.startFeed({ timeoutMs: 400 })
  await waitUntil(() => expect(feed.version).toBe(1))
  expect(shown(feed)).toEqual([undefined, undefined])
  // On a busy machine, the list itself may arrive too late at first.
  const logged = testBed.log.mock.calls.find(([event]) => event === 'product-list-pictures-missing')
  expect(logged?.[1].missing).toEqual(['timed-out', 'timed-out'])
})

test('skips a picture that cannot be saved', async () => {
  await writeFile(path.join(testBed.folder, 'masters'), 'a file where the folder should be')
  testBed.pictures = { '/1.png': respondWith(await picture(11)) }
  testBed.products = [bag(1, '/1.png')]
  const feed = testBed.startFeed()
  await testBed.waitForReads()
  expect(shown(feed)).toEqual([undefined])
  expect(testBed.log.mock.calls.map(([, details]) => details.missing)).toEqual([['not-saved']])
})

test('logs several missing pictures once, in any order', async () => {
  let slow = true
  const page: Responder = (request, response) => {
    slow = !slow
    setTimeout(() => respondWith('<html>')(request, response), slow ? 0 : 30)
  }
  testBed.pictures = { '/page': page }
  testBed.products = [bag(1, '/none'), bag(2, '/page'), bag(3, '/none-either')]
  testBed.startFeed()
  await testBed.waitForReads(4)
  const missing = testBed.log.mock.calls.map(([, details]) => details.missing)
  expect(missing).toEqual([['not-a-picture', 'status-404', 'status-404']])
})

test('retries a failed picture', async () => {
  testBed.products = [bag(1, '/1.png')]
  const feed = testBed.startFeed()
  await waitUntil(() => expect(feed.version).toBe(1))
  testBed.pictures = { '/1.png': respondWith(await picture(11)) }
  await waitUntil(() => expect(shown(feed)[0]?.width).toBe(11))
  expect(feed.version).toBe(2)
  await testBed.waitForReads()
  expect(testBed.log).toHaveBeenCalledTimes(1)
})

test('limits the time for all pictures of a list', async () => {
  testBed.pictures = {
    '/0': respondWith(await picture(11)),
    '/1': neverRespond,
    '/2': neverRespond,
    '/3': neverRespond,
    '/4': neverRespond,
  }
  testBed.products = [0, 1, 2, 3, 4].map(id => bag(id, `/${id}`))
  const began = performance.now()
  const feed = testBed.startFeed({ timeoutMs: 60_000, picturesTimeoutMs: 3000, intervalMs: 60_000 })
  await waitUntil(() => expect(feed.version).toBe(1))
  expect(performance.now() - began).toBeLessThan(30_000)
  expect(shown(feed).map(found => found?.width)).toEqual([11, ...Array(4).fill(undefined)])
  expect(testBed.log.mock.calls[0]?.[1].missing).toEqual(Array(4).fill('stopped'))
})

test('deletes pictures one list after their products', async () => {
  testBed.pictures = { '/1.png': respondWith(await picture(11)), '/2.png': respondWith(await picture(12)) }
  testBed.products = [bag(1, '/1.png'), bag(2, '/2.png')]
  const feed = testBed.startFeed()
  await waitUntil(() => expect(feed.version).toBe(1))
  const [first, second] = shown(feed).map(found => found!.hash)
  await testBed.waitForReads(1)
  testBed.products = [bag(2, '/2.png')]
  let reads = 0
  const next = Promise.withResolvers<void>()
  testBed.service.respond = async (request, response) => {
    if (request.url === '/products' && ++reads > 1) await next.promise
    testBed.serveNormally(request, response)
  }
  await waitUntil(() => expect([reads, feed.version]).toEqual([2, 2]))
  expect(await testBed.masters()).toEqual([first!, second!].sort())
  next.resolve()
  await waitUntil(async () => expect(await testBed.masters()).toEqual([second]))
})

test('keeps a picture that leaves and returns', async () => {
  testBed.pictures = { '/1.png': respondWith(await picture(11)) }
  const withPicture = [bag(1, '/1.png')]
  testBed.products = withPicture
  const feed = testBed.startFeed({ intervalMs: 100 })
  await waitUntil(() => expect(feed.version).toBe(1))
  testBed.products = [bag(9, '')]
  await waitUntil(() => expect(feed.version).toBe(2))
  testBed.products = withPicture
  await waitUntil(() => expect(feed.version).toBe(3))
  await testBed.waitForReads()
  expect(await testBed.masters()).toEqual([shown(feed)[0]!.hash])
})

test('keeps pictures when a list fails', async () => {
  testBed.pictures = { '/1.png': respondWith(await picture(11)) }
  testBed.products = [bag(1, '/1.png')]
  const feed = testBed.startFeed()
  await waitUntil(() => expect(feed.version).toBe(1))
  testBed.service.respond = respondWith('', 500)
  await testBed.waitForReads(4)
  expect(await testBed.masters()).toEqual([shown(feed)[0]!.hash])
})

test('continues when a picture cannot be deleted', async () => {
  testBed.pictures = { '/1.png': respondWith(await picture(11)) }
  testBed.products = [bag(1, '/1.png')]
  const feed = testBed.startFeed()
  await waitUntil(() => expect(feed.version).toBe(1))
  const master = path.join(testBed.folder, 'masters', shown(feed)[0]!.hash)
  await rm(master)
  await mkdir(master)
  testBed.products = [bag(2, '')]
  await waitUntil(() => expect(testBed.log).toHaveBeenCalled())
  expect(testBed.log.mock.calls[0]?.[1]).toMatchObject({ reason: 'unexpected' })
  testBed.products = [bag(3, '')]
  await waitUntil(() => expect(feed.products?.[0]?.id).toBe('3'))
})
