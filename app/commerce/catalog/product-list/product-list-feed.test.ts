import { execFile } from 'node:child_process'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
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

/** Waits until this many more connections were attempted. */
async function waitForConnections(count: number): Promise<void> {
  let attempts = 0
  const countAttempt = () => void attempts++
  subscribe('net.client.socket', countAttempt)
  onTestFinished(() => void unsubscribe('net.client.socket', countAttempt))
  await waitUntil(() => expect(attempts).toBeGreaterThanOrEqual(count))
}

const titles = (feed: ProductListFeed) => feed.products?.map(({ title }) => title)
const logged = () => testBed.log.mock.calls.map(([event, details]) => [event, details.reason])

test('shows the list of the service, with prices in cents and no links', async () => {
  const feed = testBed.startFeed()
  expect([feed.products, feed.version]).toEqual([undefined, 0])
  await waitUntil(() => expect(feed.version).toBe(1))
  expect(feed.products).toEqual([
    { id: '1', title: 'Mascara', price: 999, currency: 'USD', picture: undefined },
  ])
  expect(testBed.log).not.toHaveBeenCalled()
})

test('shows at most the requested number of products', async () => {
  testBed.products = Array.from({ length: 100 }, (_, id) => ({ id, title: `Bag ${id}`, price: 1 }))
  const feed = testBed.startFeed()
  await waitUntil(() => expect(feed.products).toHaveLength(8))
})

test('raises the version only when the content changes', async () => {
  const feed = testBed.startFeed()
  await waitUntil(() => expect(feed.version).toBe(1))
  const shown = feed.products
  await testBed.waitForReads()
  expect(feed.version).toBe(1)
  expect(feed.products).toBe(shown)

  testBed.products = [{ id: 1, title: 'Mascara', price: 8.99 }]
  await waitUntil(() => expect(feed.version).toBe(2))
  await testBed.waitForReads()
  expect(feed.version).toBe(2)
})

test('shows hostile text as text', async () => {
  testBed.products = [
    { id: 1, title: '<script>alert(1)</script>', price: 1, thumbnail: 'javascript:alert(1)' },
    { id: 2, title: '\u202ednab\u202c Bag\u0000', price: 2, thumbnail: '"><img src=x>' },
    { id: 3, title: 'x'.repeat(1_000_000), price: 3 },
    { id: 4, title: 'Free', price: -1 },
  ]
  const feed = testBed.startFeed()
  await waitUntil(() =>
    expect(titles(feed)).toEqual(['<script>alert(1)</script>', 'dnab Bag', 'x'.repeat(120)]),
  )
  expect(feed.products?.every(({ picture }) => picture === undefined)).toBe(true)
})

const million: Responder = (_request, response) => {
  const part = '{"id":1,"title":"Bag","price":1},'.repeat(1000)
  Readable.from(['{"products":[', ...Array<string>(1000).fill(part), '{}]}']).pipe(response)
}
const toNeighbour: Responder = (request, response) =>
  redirectTo(`http://localhost:${testBed.internalService.port}/`)(request, response)

describe.each<[string, Responder, string]>([
  ['hangs', neverRespond, 'timed-out'],
  ['drips', dripForever, 'timed-out'],
  ['is broken', respondWith('oh', 500), 'status-500'],
  ['is busy', respondWith('', 503), 'status-503'],
  ['has no list', respondWith('', 404), 'status-404'],
  ['closes the connection', request => request.socket.destroy(), 'unreachable'],
  [
    'shows a page',
    respondWith('<!doctype html><h1>Welcome', 200, { 'content-type': 'text/html' }),
    'not-json',
  ],
  ['sends half', respondWith('{"products":[{"id":1,'), 'not-json'],
  ['sends deeply nested JSON', respondWith('['.repeat(1_000_000)), 'not-json'],
  ['sends another shape', respondWith('{"items":[]}'), 'no-products'],
  ['sends an array', respondWith('[]'), 'not-an-object'],
  ['has nothing', respondWith('{"products":[]}'), 'nothing-usable'],
  ['sends invalid items', respondWith('{"products":[1,null,{"id":1}]}'), 'nothing-usable'],
  ['sends a million items', million, 'too-large'],
  ['compresses', respondWith(gzipSync('{"products":[]}'), 200, { 'content-encoding': 'gzip' }), 'encoded'],
  ['redirects in a loop', redirectTo('/round'), 'too-many-redirects'],
  ['redirects to cloud metadata', redirectTo('http://169.254.169.254/products'), 'not-public'],
  ['redirects to a private host', toNeighbour, 'not-public'],
])('a service that %s', (_case, responder, reason) => {
  // Short only when the test waits for it: on a busy machine, other failures may take longer.
  const timeoutMs = reason === 'timed-out' ? 150 : 30_000

  test('before the first list: shows own products, logs once and recovers', async () => {
    testBed.service.respond = responder
    const feed = testBed.startFeed({ timeoutMs })
    await testBed.waitForReads()
    expect([feed.products, feed.version]).toEqual([undefined, 0])
    expect(logged()).toEqual([['product-list-failed', reason]])
    expect(testBed.log.mock.calls[0]?.[1].showing).toBe('own-products')

    testBed.service.respond = testBed.serveNormally
    await waitUntil(() => expect(titles(feed)).toEqual(['Mascara']))
    expect(logged()).toContainEqual(['product-list-recovered', undefined])
  })

  test('after a list was shown: keeps it', async () => {
    const feed = testBed.startFeed({ timeoutMs })
    await waitUntil(() => expect(feed.version).toBe(1))
    testBed.service.respond = responder
    testBed.log.mockClear()
    await testBed.waitForReads()
    expect([titles(feed), feed.version]).toEqual([['Mascara'], 1])
    expect(logged()).toEqual([['product-list-failed', reason]])
    expect(testBed.log.mock.calls[0]?.[1].showing).toBe('last-good-list')
  })
})

test('shows the list of a service that starts later', async () => {
  await testBed.service.close()
  const feed = testBed.startFeed()
  await waitUntil(() => expect(testBed.log).toHaveBeenCalled())
  expect(testBed.log.mock.calls[0]?.[1]).toMatchObject({ reason: 'unreachable', code: 'ECONNREFUSED' })
  await waitForConnections(3)
  expect(testBed.log).toHaveBeenCalledTimes(1)
  await testBed.service.open()
  await waitUntil(() => expect(titles(feed)).toEqual(['Mascara']))
})

test('logs each reason once per outage', async () => {
  testBed.startFeed()
  for (const responder of [
    respondWith('', 500),
    respondWith('', 503),
    respondWith('', 500),
    testBed.serveNormally,
    respondWith('', 500),
  ]) {
    testBed.service.respond = responder
    await testBed.waitForReads()
  }
  expect(logged()).toEqual([
    ['product-list-failed', 'status-500'],
    ['product-list-failed', 'status-503'],
    ['product-list-recovered', undefined],
    ['product-list-failed', 'status-500'],
  ])
})

test('logs the content type of an unexpected response', async () => {
  testBed.service.respond = respondWith('<html>', 200, { 'content-type': `text/html; x=${'y'.repeat(500)}` })
  testBed.startFeed()
  await waitUntil(() => expect(testBed.log).toHaveBeenCalled())
  expect(testBed.log.mock.calls[0]?.[1].contentType).toMatch(/^text\/html.{91}$/)
})

test('never reads the list twice at the same time', async () => {
  let now = 0
  let atOnce = 0
  testBed.service.respond = (request, response) => {
    atOnce = Math.max(atOnce, ++now)
    response.on('close', () => {
      now -= 1
    })
    void testBed.untilOtherReads().then(() => testBed.serveNormally(request, response))
  }
  testBed.startFeed().start()
  await testBed.waitForReads()
  expect(atOnce).toBe(1)
})

test('waits for the interval before the next read', async () => {
  const feed = testBed.startFeed({ intervalMs: 60_000 })
  await waitUntil(() => expect(feed.version).toBe(1))
  await testBed.untilOtherReads()
  expect(testBed.listRequests).toBe(1)
})

const hangPictures: Responder = (request, response) =>
  (request.url === '/products' ? testBed.serveNormally : neverRespond)(request, response)

test.each<[string, Responder | undefined, number]>([
  ['between reads', undefined, 1],
  ['during a read', neverRespond, 1],
  ['during a picture', hangPictures, 2],
])('stops %s without logging', async (_case, responder, requests) => {
  if (responder) testBed.products = [{ id: 1, title: 'Mascara', price: 1, thumbnail: '/1.png' }]
  testBed.service.respond = responder ?? testBed.serveNormally
  const feed = testBed.startFeed({ intervalMs: 100, timeoutMs: 20_000 })
  await waitUntil(() =>
    expect(responder ? testBed.service.requestedPaths.length : feed.version).toBe(requests),
  )
  feed.stop()
  const { version } = feed
  await waitUntil(async () => expect(await testBed.service.connectionCount).toBe(0))
  feed.start()
  await testBed.untilOtherReads(100)
  expect([testBed.service.requestedPaths.length, feed.version]).toEqual([requests, version])
  expect(testBed.log).not.toHaveBeenCalled()
})

test('does not keep the process alive', async () => {
  const here = (file: string) => JSON.stringify(new URL(file, import.meta.url).href)
  const program = `
    import { ProductListFeed } from ${here('product-list-feed.server.ts')}
    import { PictureFiles } from ${here('../pictures/picture-files.server.ts')}
    const pictures = new PictureFiles(${JSON.stringify(testBed.folder)})
    const url = ${JSON.stringify(testBed.service.origin)}
    new ProductListFeed({ url, pictures, most: 1, log: () => {} }).start()`
  const args = ['--input-type=module', '--eval', program]
  await promisify(execFile)(process.execPath, args, { timeout: 60_000 })
  expect(testBed.listRequests).toBe(1)
})

test('rejects an invalid URL when the shop starts', () => {
  expect(() => testBed.startFeed({ url: 'dummyjson.com' })).toThrow('invalid product list URL')
})
