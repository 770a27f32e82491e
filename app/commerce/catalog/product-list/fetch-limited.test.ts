import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { FetchTestBed } from './fetch-test-bed.fixture.ts'
import {
  dripForever,
  neverRespond,
  type Responder,
  redirectTo,
  respondWith,
} from './loopback-service.fixture.ts'

const testBed = new FetchTestBed()
const { service } = testBed

/** Fifty megabytes, sent as fifty kilobytes. */
const compressionBomb = gzipSync(Buffer.alloc(50_000_000))

test('returns the bytes and content type of a response', async () => {
  const fetched = await testBed.getFrom(respondWith('{"a":1}', 200, { 'content-type': 'application/json' }))
  expect(fetched).toMatchObject({ ok: true, contentType: 'application/json' })
  expect(fetched.ok && new TextDecoder().decode(fetched.bytes)).toBe('{"a":1}')
})

test('requests uncompressed bytes and names itself', async () => {
  await testBed.getFrom(
    (request, response) => {
      expect(request.method).toBe('GET')
      expect(request.headers).toMatchObject({
        accept: 'image/png',
        'accept-encoding': 'identity',
        'user-agent': 'Tote',
      })
      response.end()
    },
    { accept: 'image/png' },
  )
  expect(service.requestedPaths).toEqual(['/products'])
})

describe('a failing service gives a value, not an exception', () => {
  const raw =
    (text: string): Responder =>
    request =>
      request.socket.write(text)

  test.each<[string, Responder, string]>([
    ['is broken', respondWith('oh', 500), 'status-500'],
    ['is busy', respondWith('', 503), 'status-503'],
    ['has moved away', respondWith('', 404), 'status-404'],
    ['has nothing', respondWith('', 204), 'status-204'],
    ['redirects nowhere', respondWith('', 302), 'status-302'],
    ['redirects to no address', redirectTo('http://['), 'invalid-url'],
    ['compresses', respondWith(gzipSync('{}'), 200, { 'content-encoding': 'gzip' }), 'encoded'],
    [
      'sends a compression bomb',
      respondWith(compressionBomb, 200, { 'content-encoding': 'gzip' }),
      'encoded',
    ],
    [
      'announces too much',
      (_, response) => response.writeHead(200, { 'content-length': 1001 }).write('a'),
      'too-large',
    ],
    ['sends too much', (_, response) => response.writeHead(200).write('a'.repeat(1001)), 'too-large'],
    ['closes the connection', request => request.socket.destroy(), 'unreachable'],
    ['closes the connection halfway', closeHalfway, 'unreachable'],
    [
      'switches protocols',
      raw('HTTP/1.1 101 Switching\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n'),
      'unreachable',
    ],
    ['speaks no HTTP', raw('SSH-2.0-OpenSSH_9.2\r\n'), 'unreachable'],
    ['has endless headers', raw(`HTTP/1.1 200 OK\r\nx: ${'a'.repeat(100_000)}`), 'unreachable'],
  ])('it %s', async (_case, responder, reason) => {
    expect(await testBed.getFrom(responder)).toMatchObject({ ok: false, reason })
    await expect.poll(() => service.connectionCount).toBe(0)
  })

  test('is down', async () => {
    await service.close()
    expect(await testBed.get(service.origin)).toEqual({
      ok: false,
      reason: 'unreachable',
      code: 'ECONNREFUSED',
    })
  })

  test('has an unknown host name', async () => {
    expect(await testBed.get('http://list.invalid/')).toMatchObject({ ok: false, reason: 'unreachable' })
  })
})

test('accepts exactly the maximum number of bytes', async () => {
  const fetched = await testBed.getFrom(respondWith('a'.repeat(1000)))
  expect(fetched.ok && fetched.bytes.length).toBe(1000)
})

test('cuts off an endless response soon after the limit', async () => {
  let sent = 0
  const flood: Responder = (_request, response) => {
    const pour = () => {
      while (!response.destroyed && response.write('a'.repeat(10_000))) sent += 10_000
    }
    response.on('drain', pour)
    pour()
  }
  expect(await testBed.getFrom(flood)).toEqual({ ok: false, reason: 'too-large' })
  await expect.poll(() => service.connectionCount).toBe(0)
  expect(sent).toBeLessThan(20_000_000)
})

describe('the timeout covers the whole request', () => {
  const dripHeaders: Responder = request => {
    request.socket.write('HTTP/1.1 200 OK\r\nx: ')
    const timer = setInterval(() => request.socket.write('a'), 5)
    request.socket.on('close', () => clearInterval(timer))
  }
  const slowRedirect: Responder = (_request, response) => {
    setTimeout(() => response.writeHead(302, { location: '/again' }).end(), 60)
  }

  test.each<[string, Responder]>([
    ['hangs', neverRespond],
    ['drips its headers', dripHeaders],
    ['drips its body', dripForever],
    ['redirects slowly', slowRedirect],
  ])('gives up on a service that %s', async (_case, responder) => {
    const began = performance.now()
    expect(await testBed.getFrom(responder, { timeoutMs: 150 })).toEqual({ ok: false, reason: 'timed-out' })
    expect(performance.now() - began).toBeLessThan(15_000)
    await expect.poll(() => service.connectionCount).toBe(0)
  })
})

test.each<[string, Responder]>([
  ['before it answers', neverRespond],
  ['while it answers', dripForever],
])('can be stopped %s', async (_case, responder) => {
  const stopping = new AbortController()
  const fetched = testBed.getFrom(responder, { signal: stopping.signal })
  await expect.poll(() => service.requestedPaths).toHaveLength(1)
  stopping.abort()
  expect(await fetched).toEqual({ ok: false, reason: 'stopped' })
  await expect.poll(() => service.connectionCount).toBe(0)
})

test('does not connect when already stopped', async () => {
  service.connections = 0
  expect(await testBed.getFrom(respondWith('a'), { signal: AbortSignal.abort() })).toEqual({
    ok: false,
    reason: 'stopped',
  })
  expect(service.connections).toBe(0)
})

function closeHalfway(...[, response]: Parameters<Responder>): void {
  response.writeHead(200, { 'content-length': 100 })
  response.write('half', () => response.destroy())
}
