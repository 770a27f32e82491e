import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FeedStage, pause, until } from './feed-stage.fixture.ts'
import { answer, drip, hang, type Mood, redirect } from './loopback-service.fixture.ts'
import type { ProductListFeed } from './product-list-feed.server.ts'

let stage: FeedStage
beforeEach(async () => {
  stage = await new FeedStage().open()
})
afterEach(() => stage.close())

const bag = (id: number, thumbnail: string) => ({ id, title: `Bag ${id}`, price: 1, thumbnail })
const shown = (feed: ProductListFeed) => feed.products!.map(product => product.picture)

/** Pictures of different widths are different pictures. */
function picture(width: number): Promise<Buffer> {
  return sharp({ create: { width, height: 10, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
}

test('pictures are kept by the shop, from relative and from whole addresses', async () => {
  stage.pictures = { '/1.png': answer(await picture(11)), '/2.png': answer(await picture(12)) }
  stage.products = [bag(1, '1.png'), bag(2, `${stage.service.origin}/2.png`), bag(3, '/1.png')]
  const feed = stage.startFeed()
  await until(() => expect(feed.version).toBe(1))
  expect(shown(feed)).toMatchObject([{ width: 11, height: 10, alt: '' }, { width: 12 }, { width: 11 }])
  expect(await stage.masters()).toEqual([...new Set(shown(feed).map(found => found!.hash))].sort())
})

test('they are fetched once, two at a time, and shown together with their products', async () => {
  let now = 0
  let atOnce = 0
  let shownEarly = false
  const bytes = await picture(11)
  const slow: Mood = (request, response) => {
    atOnce = Math.max(atOnce, ++now)
    shownEarly ||= feed.products !== undefined
    setTimeout(() => {
      now -= 1
      answer(bytes)(request, response)
    }, 30)
  }
  const names = ['/1', '/2', '/3', '/4', '/5', '/6']
  stage.pictures = Object.fromEntries(names.map(name => [name, slow]))
  stage.products = names.map((name, id) => bag(id, name))
  const feed = stage.startFeed()
  await until(() => expect(feed.version).toBe(1))
  await stage.readAgain()
  expect(shown(feed)).toEqual(Array(6).fill(expect.objectContaining({ width: 11 })))
  expect([feed.version, atOnce, shownEarly]).toEqual([1, 2, false])
  expect(stage.service.asked.filter(address => address !== '/products').sort()).toEqual(names)
})

test.each<[string, string, string]>([
  ['at a neighbour', 'http://127.0.0.1:HIDDEN/1.png', 'not-public'],
  ['at a neighbour by name', 'http://localhost:HIDDEN/1.png', 'not-public'],
  ['at a neighbour in IPv6', 'http://[::1]:HIDDEN/1.png', 'not-public'],
  ['at a neighbour without a scheme', '//127.0.0.1:HIDDEN/1.png', 'not-public'],
  ['at a neighbour by redirect', '/to-hidden', 'not-public'],
  ['at the metadata of the cloud', 'http://169.254.169.254/1.png', 'not-public'],
  ['in a file', 'file:///etc/passwd', 'not-http'],
  ['in a program', 'javascript:alert(1)', 'not-http'],
  ['with a password', 'http://a:b@127.0.0.1/1.png', 'has-credentials'],
  ['nowhere', '/none.png', 'status-404'],
  ['that is too large', '/large', 'too-large'],
  ['that is a page', '/page', 'not-a-picture'],
  ['that is an SVG', '/svg', 'not-a-picture'],
  ['that ends in the middle', '/half', 'not-a-picture'],
])('a picture %s is left out, told once, and its product shown', async (_case, thumbnail, because) => {
  const good = await picture(11)
  stage.pictures = {
    '/good': answer(good),
    '/large': answer(new Uint8Array(5_000_001)),
    '/page': answer('<!doctype html>', 200, { 'content-type': 'image/png' }),
    '/svg': answer('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    '/half': answer(good.subarray(0, good.length / 2)),
    '/to-hidden': redirect(`${stage.hidden.origin}/1.png`),
  }
  stage.products = [bag(1, thumbnail.replace('HIDDEN', String(stage.hidden.port))), bag(2, '/good')]
  const feed = stage.startFeed()
  await stage.readAgain()
  expect(shown(feed)).toMatchObject([undefined, { width: 11 }])
  expect(feed.version).toBe(1)
  expect(stage.log.mock.calls).toEqual([
    ['product-list-pictures-missing', { address: `${stage.service.origin}/products`, missing: [because] }],
  ])
  expect(await stage.masters()).toHaveLength(1)
})

test('pictures that never come or drip are left out in time', async () => {
  stage.pictures = { '/hang': hang, '/drip': drip }
  stage.products = [bag(1, '/hang'), bag(2, '/drip')]
  const feed = stage.startFeed({ timeLimitMs: 400 })
  await until(() => expect(feed.version).toBe(1))
  expect(shown(feed)).toEqual([undefined, undefined])
  expect(stage.log.mock.calls[0]?.[1].missing).toEqual(['timed-out', 'timed-out'])
})

test('a picture that cannot be kept is left out', async () => {
  await writeFile(path.join(stage.folder, 'masters'), 'a file where the folder should be')
  stage.pictures = { '/1.png': answer(await picture(11)) }
  stage.products = [bag(1, '/1.png')]
  const feed = stage.startFeed()
  await stage.readAgain()
  expect(shown(feed)).toEqual([undefined])
  expect(stage.log.mock.calls.map(([, details]) => details.missing)).toEqual([['not-kept']])
})

test('several missing pictures are told once, whichever is missed first', async () => {
  let slow = true
  const page: Mood = (request, response) => {
    slow = !slow
    setTimeout(() => answer('<html>')(request, response), slow ? 0 : 30)
  }
  stage.pictures = { '/page': page }
  stage.products = [bag(1, '/none'), bag(2, '/page'), bag(3, '/none-either')]
  stage.startFeed()
  await stage.readAgain(4)
  const missing = stage.log.mock.calls.map(([, details]) => details.missing)
  expect(missing).toEqual([['not-a-picture', 'status-404', 'status-404']])
})

test('a picture that failed is tried again', async () => {
  stage.products = [bag(1, '/1.png')]
  const feed = stage.startFeed()
  await until(() => expect(feed.version).toBe(1))
  stage.pictures = { '/1.png': answer(await picture(11)) }
  await until(() => expect(shown(feed)[0]?.width).toBe(11))
  expect(feed.version).toBe(2)
  await stage.readAgain()
  expect(stage.log).toHaveBeenCalledTimes(1)
})

test('all pictures of a list together have a time limit', async () => {
  stage.pictures = { '/0': answer(await picture(11)), '/1': hang, '/2': hang, '/3': hang, '/4': hang }
  stage.products = [0, 1, 2, 3, 4].map(id => bag(id, `/${id}`))
  const began = performance.now()
  const feed = stage.startFeed({ pictureBudgetMs: 500, everyMs: 60_000 })
  await until(() => expect(feed.version).toBe(1))
  expect(performance.now() - began).toBeLessThan(1500)
  expect(shown(feed).map(found => found?.width)).toEqual([11, ...Array(4).fill(undefined)])
  expect(stage.log.mock.calls[0]?.[1].missing).toEqual(Array(4).fill('stopped'))
})

test('pictures are removed one list later than their products', async () => {
  stage.pictures = { '/1.png': answer(await picture(11)), '/2.png': answer(await picture(12)) }
  stage.products = [bag(1, '/1.png'), bag(2, '/2.png')]
  const feed = stage.startFeed({ everyMs: 200 })
  await until(() => expect(feed.version).toBe(1))
  const [first, second] = shown(feed).map(found => found!.hash)
  await stage.readAgain(1)
  stage.products = [bag(2, '/2.png')]
  await until(() => expect(feed.version).toBe(2))
  await pause(50)
  expect(await stage.masters()).toEqual([first!, second!].sort())
  await until(async () => expect(await stage.masters()).toEqual([second]))
})

test('a picture that left and came back is kept', async () => {
  stage.pictures = { '/1.png': answer(await picture(11)) }
  const withPicture = [bag(1, '/1.png')]
  stage.products = withPicture
  const feed = stage.startFeed({ everyMs: 100 })
  await until(() => expect(feed.version).toBe(1))
  stage.products = [bag(9, '')]
  await until(() => expect(feed.version).toBe(2))
  stage.products = withPicture
  await until(() => expect(feed.version).toBe(3))
  await stage.readAgain()
  expect(await stage.masters()).toEqual([shown(feed)[0]!.hash])
})

test('a list that fails costs no picture', async () => {
  stage.pictures = { '/1.png': answer(await picture(11)) }
  stage.products = [bag(1, '/1.png')]
  const feed = stage.startFeed()
  await until(() => expect(feed.version).toBe(1))
  stage.service.mood = answer('', 500)
  await stage.readAgain(4)
  expect(await stage.masters()).toEqual([shown(feed)[0]!.hash])
})

test('a picture that cannot be removed does not end the readings', async () => {
  stage.pictures = { '/1.png': answer(await picture(11)) }
  stage.products = [bag(1, '/1.png')]
  const feed = stage.startFeed()
  await until(() => expect(feed.version).toBe(1))
  const master = path.join(stage.folder, 'masters', shown(feed)[0]!.hash)
  await rm(master)
  await mkdir(master)
  stage.products = [bag(2, '')]
  await until(() => expect(stage.log).toHaveBeenCalled())
  expect(stage.log.mock.calls[0]?.[1]).toMatchObject({ because: 'unexpected' })
  stage.products = [bag(3, '')]
  await until(() => expect(feed.products?.[0]?.id).toBe('3'))
})
