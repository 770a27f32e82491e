import { execFile } from 'node:child_process'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { FeedStage, pause, until } from './feed-stage.fixture.ts'
import { answer, drip, hang, type Mood, redirect } from './loopback-service.fixture.ts'
import type { ProductListFeed } from './product-list-feed.server.ts'

let stage: FeedStage
beforeEach(async () => {
  stage = await new FeedStage().open()
})
afterEach(() => stage.close())

const titles = (feed: ProductListFeed) => feed.products?.map(({ title }) => title)
const told = () => stage.log.mock.calls.map(([event, details]) => [event, details.because])

test('the list of the service is shown, with prices in cents and no link', async () => {
  const feed = stage.startFeed()
  expect([feed.products, feed.version]).toEqual([undefined, 0])
  await until(() => expect(feed.version).toBe(1))
  expect(feed.products).toEqual([
    { id: '1', title: 'Mascara', price: 999, picture: undefined, href: undefined },
  ])
  expect(stage.log).not.toHaveBeenCalled()
})

test('no more products are shown than asked for', async () => {
  stage.products = Array.from({ length: 100 }, (_, id) => ({ id, title: `Bag ${id}`, price: 1 }))
  const feed = stage.startFeed()
  await until(() => expect(feed.products).toHaveLength(8))
})

test('the version grows only when the content changes', async () => {
  const feed = stage.startFeed()
  await until(() => expect(feed.version).toBe(1))
  const shown = feed.products
  await stage.readAgain()
  expect(feed.version).toBe(1)
  expect(feed.products).toBe(shown)

  stage.products = [{ id: 1, title: 'Mascara', price: 8.99 }]
  await until(() => expect(feed.version).toBe(2))
  await stage.readAgain()
  expect(feed.version).toBe(2)
})

test('hostile texts are shown as texts', async () => {
  stage.products = [
    { id: 1, title: '<script>alert(1)</script>', price: 1, thumbnail: 'javascript:alert(1)' },
    { id: 2, title: '\u202ednab\u202c Bag\u0000', price: 2, thumbnail: '"><img src=x>' },
    { id: 3, title: 'x'.repeat(1_000_000), price: 3 },
    { id: 4, title: 'Free', price: -1 },
  ]
  const feed = stage.startFeed()
  await until(() => expect(titles(feed)).toEqual(['<script>alert(1)</script>', 'dnab Bag', 'x'.repeat(120)]))
  expect(feed.products?.every(({ picture }) => picture === undefined)).toBe(true)
})

const million: Mood = (_request, response) => {
  const part = '{"id":1,"title":"Bag","price":1},'.repeat(1000)
  Readable.from(['{"products":[', ...Array<string>(1000).fill(part), '{}]}']).pipe(response)
}
const toNeighbour: Mood = (request, response) =>
  redirect(`http://localhost:${stage.hidden.port}/`)(request, response)

describe.each<[string, Mood, string]>([
  ['hangs', hang, 'timed-out'],
  ['drips', drip, 'timed-out'],
  ['is broken', answer('oh', 500), 'status-500'],
  ['is busy', answer('', 503), 'status-503'],
  ['has no list', answer('', 404), 'status-404'],
  ['hangs up', request => request.socket.destroy(), 'unreachable'],
  ['shows a page', answer('<!doctype html><h1>Welcome', 200, { 'content-type': 'text/html' }), 'not-json'],
  ['sends half', answer('{"products":[{"id":1,'), 'not-json'],
  ['sends deep rubbish', answer('['.repeat(1_000_000)), 'not-json'],
  ['sends another shape', answer('{"items":[]}'), 'no-products'],
  ['sends an array', answer('[]'), 'not-an-object'],
  ['has nothing', answer('{"products":[]}'), 'nothing-usable'],
  ['sends rubbish', answer('{"products":[1,null,{"id":1}]}'), 'nothing-usable'],
  ['sends a million items', million, 'too-large'],
  ['compresses', answer(gzipSync('{"products":[]}'), 200, { 'content-encoding': 'gzip' }), 'encoded'],
  ['turns in a circle', redirect('/round'), 'too-many-redirects'],
  ['sends on to metadata', redirect('http://169.254.169.254/products'), 'not-public'],
  ['sends on to a neighbour', toNeighbour, 'not-public'],
])('a service that %s', (_case, mood, because) => {
  // Short only where it is waited for: a busy machine must not turn another failure into this one.
  const timeLimitMs = because === 'timed-out' ? 150 : 2000

  test('never had a list shown: the shop shows its own, says so once, and recovers', async () => {
    stage.service.mood = mood
    const feed = stage.startFeed({ timeLimitMs })
    await stage.readAgain()
    expect([feed.products, feed.version]).toEqual([undefined, 0])
    expect(told()).toEqual([['product-list-failed', because]])
    expect(stage.log.mock.calls[0]?.[1].showing).toBe("the shop's own newest products")

    stage.service.mood = stage.honest
    await until(() => expect(titles(feed)).toEqual(['Mascara']))
    expect(told()).toContainEqual(['product-list-recovered', undefined])
  })

  test('had a list shown: it stays', async () => {
    const feed = stage.startFeed({ timeLimitMs })
    await until(() => expect(feed.version).toBe(1))
    stage.service.mood = mood
    stage.log.mockClear()
    await stage.readAgain()
    expect([titles(feed), feed.version]).toEqual([['Mascara'], 1])
    expect(told()).toEqual([['product-list-failed', because]])
    expect(stage.log.mock.calls[0]?.[1].showing).toBe('the list that was last read well')
  })
})

test('a service that is down at the start is shown when it is up', async () => {
  await stage.service.close()
  const feed = stage.startFeed()
  await until(() => expect(stage.log).toHaveBeenCalled())
  expect(stage.log.mock.calls[0]?.[1]).toMatchObject({ because: 'unreachable', code: 'ECONNREFUSED' })
  await pause(50)
  expect(stage.log).toHaveBeenCalledTimes(1)
  await stage.service.open()
  await until(() => expect(titles(feed)).toEqual(['Mascara']))
})

test('each reason of one outage is told once, and anew in the next outage', async () => {
  stage.startFeed()
  for (const mood of [answer('', 500), answer('', 503), answer('', 500), stage.honest, answer('', 500)]) {
    stage.service.mood = mood
    await stage.readAgain()
  }
  expect(told()).toEqual([
    ['product-list-failed', 'status-500'],
    ['product-list-failed', 'status-503'],
    ['product-list-recovered', undefined],
    ['product-list-failed', 'status-500'],
  ])
})

test('what came instead of a list is named in the log', async () => {
  stage.service.mood = answer('<html>', 200, { 'content-type': `text/html; x=${'y'.repeat(500)}` })
  stage.startFeed()
  await until(() => expect(stage.log).toHaveBeenCalled())
  expect(stage.log.mock.calls[0]?.[1].contentType).toMatch(/^text\/html.{91}$/)
})

test('there is never more than one reading, however slow it is', async () => {
  let now = 0
  let atOnce = 0
  stage.service.mood = (request, response) => {
    atOnce = Math.max(atOnce, ++now)
    response.on('close', () => {
      now -= 1
    })
    setTimeout(() => stage.honest(request, response), 60)
  }
  stage.startFeed().start()
  await stage.readAgain()
  expect(atOnce).toBe(1)
})

test('the next reading waits for its time', async () => {
  const feed = stage.startFeed({ everyMs: 60_000 })
  await until(() => expect(feed.version).toBe(1))
  await pause(50)
  expect(stage.readings).toBe(1)
})

const hangPictures: Mood = (request, response) =>
  (request.url === '/products' ? stage.honest : hang)(request, response)

test.each<[string, Mood | undefined, number]>([
  ['between readings', undefined, 1],
  ['during a reading', hang, 1],
  ['during a picture', hangPictures, 2],
])('stopping %s ends it for good, without a word', async (_case, mood, asked) => {
  if (mood) stage.products = [{ id: 1, title: 'Mascara', price: 1, thumbnail: '/1.png' }]
  stage.service.mood = mood ?? stage.honest
  const feed = stage.startFeed({ everyMs: 100, timeLimitMs: 20_000 })
  await until(() => expect(mood ? stage.service.asked.length : feed.version).toBe(asked))
  feed.stop()
  const { version } = feed
  await until(async () => expect(await stage.service.openConnections).toBe(0))
  feed.start()
  await pause(250)
  expect([stage.service.asked.length, feed.version]).toEqual([asked, version])
  expect(stage.log).not.toHaveBeenCalled()
})

test('its timer keeps no process alive', async () => {
  const here = (file: string) => JSON.stringify(new URL(file, import.meta.url).href)
  const program = `
    import { ProductListFeed } from ${here('product-list-feed.server.ts')}
    import { PictureFiles } from ${here('../pictures/picture-files.server.ts')}
    const pictures = new PictureFiles(${JSON.stringify(stage.folder)})
    const url = ${JSON.stringify(stage.service.origin)}
    new ProductListFeed({ url, pictures, most: 1, log: () => {} }).start()`
  const args = ['--input-type=module', '--eval', program]
  await promisify(execFile)(process.execPath, args, { timeout: 20_000 })
  expect(stage.readings).toBe(1)
}, 25_000)

test('an address that is none is refused when the shop starts', () => {
  expect(() => stage.startFeed({ url: 'dummyjson.com' })).toThrow(/^PRODUCT_LIST_URL is not/)
})
