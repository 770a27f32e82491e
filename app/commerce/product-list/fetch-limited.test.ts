import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type FetchLimits, fetchLimited } from './fetch-limited.server.ts'
import { answer, drip, hang, LoopbackService, type Mood, redirect } from './loopback-service.fixture.ts'

const service = new LoopbackService(hang)
/** Stands for a machine behind the firewall: nothing may ever connect to it. */
const hidden = new LoopbackService(answer('secret'))

/** Fifty megabytes, sent as fifty kilobytes. */
const bomb = gzipSync(Buffer.alloc(50_000_000))

beforeEach(async () => {
  service.port = hidden.port = 0
  service.asked.length = 0
  await Promise.all([service.open(), hidden.open()])
})

afterEach(async () => {
  expect(hidden.connections).toBe(0)
  await Promise.all([service.close(), hidden.close()])
})

function get(address: string, limits: Partial<FetchLimits> = {}) {
  return fetchLimited(address, {
    maxBytes: 1000,
    timeLimitMs: 5000,
    trustedOrigin: service.origin,
    ...limits,
  })
}

function getIn(mood: Mood, limits: Partial<FetchLimits> = {}) {
  service.mood = mood
  return get(`${service.origin}/products`, limits)
}

test('an answer comes with its bytes and its kind', async () => {
  const fetched = await getIn(answer('{"a":1}', 200, { 'content-type': 'application/json' }))
  expect(fetched).toMatchObject({ ok: true, contentType: 'application/json' })
  expect(fetched.ok && new TextDecoder().decode(fetched.bytes)).toBe('{"a":1}')
})

test('it asks for bytes as they are, and says who asks', async () => {
  await getIn(
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
  expect(service.asked).toEqual(['/products'])
})

describe('a service in a bad mood is a value, not an exception', () => {
  const raw =
    (text: string): Mood =>
    request =>
      request.socket.write(text)

  test.each<[string, Mood, string]>([
    ['is broken', answer('oh', 500), 'status-500'],
    ['is busy', answer('', 503), 'status-503'],
    ['has moved away', answer('', 404), 'status-404'],
    ['has nothing', answer('', 204), 'status-204'],
    ['redirects nowhere', answer('', 302), 'status-302'],
    ['redirects to no address', redirect('http://['), 'not-an-address'],
    ['compresses', answer(gzipSync('{}'), 200, { 'content-encoding': 'gzip' }), 'encoded'],
    ['sends a bomb', answer(bomb, 200, { 'content-encoding': 'gzip' }), 'encoded'],
    [
      'announces too much',
      (_, response) => response.writeHead(200, { 'content-length': 1001 }).write('a'),
      'too-large',
    ],
    ['sends too much', (_, response) => response.writeHead(200).write('a'.repeat(1001)), 'too-large'],
    ['hangs up', request => request.socket.destroy(), 'unreachable'],
    ['hangs up in the middle', cutShort, 'unreachable'],
    [
      'wants another protocol',
      raw('HTTP/1.1 101 Switching\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n'),
      'unreachable',
    ],
    ['speaks no HTTP', raw('SSH-2.0-OpenSSH_9.2\r\n'), 'unreachable'],
    ['has endless headers', raw(`HTTP/1.1 200 OK\r\nx: ${'a'.repeat(100_000)}`), 'unreachable'],
  ])('it %s', async (_case, mood, because) => {
    expect(await getIn(mood)).toMatchObject({ ok: false, because })
    await vi.waitFor(async () => expect(await service.openConnections).toBe(0))
  })

  test('it is down', async () => {
    await service.close()
    expect(await get(service.origin)).toEqual({ ok: false, because: 'unreachable', code: 'ECONNREFUSED' })
  })

  test('nobody knows its name', async () => {
    expect(await get('http://list.invalid/')).toMatchObject({ ok: false, because: 'unreachable' })
  })
})

test('exactly as many bytes as allowed are taken', async () => {
  const fetched = await getIn(answer('a'.repeat(1000)))
  expect(fetched.ok && fetched.bytes.length).toBe(1000)
})

test('a service that never stops sending is cut off soon after the limit', async () => {
  let sent = 0
  const flood: Mood = (_request, response) => {
    const pour = () => {
      while (!response.destroyed && response.write('a'.repeat(10_000))) sent += 10_000
    }
    response.on('drain', pour)
    pour()
  }
  expect(await getIn(flood)).toEqual({ ok: false, because: 'too-large' })
  await vi.waitFor(async () => expect(await service.openConnections).toBe(0))
  expect(sent).toBeLessThan(20_000_000)
})

describe('the time limit covers everything', () => {
  const dripHeaders: Mood = request => {
    request.socket.write('HTTP/1.1 200 OK\r\nx: ')
    const timer = setInterval(() => request.socket.write('a'), 5)
    request.socket.on('close', () => clearInterval(timer))
  }
  const slowRedirect: Mood = (_request, response) => {
    setTimeout(() => response.writeHead(302, { location: '/again' }).end(), 60)
  }

  test.each<[string, Mood]>([
    ['hangs', hang],
    ['drips its headers', dripHeaders],
    ['drips its body', drip],
    ['takes its time at each redirect', slowRedirect],
  ])('a service that %s is left', async (_case, mood) => {
    const began = performance.now()
    expect(await getIn(mood, { timeLimitMs: 150 })).toEqual({ ok: false, because: 'timed-out' })
    expect(performance.now() - began).toBeLessThan(1500)
    await vi.waitFor(async () => expect(await service.openConnections).toBe(0))
  })
})

test.each<[string, Mood]>([
  ['before it answers', hang],
  ['while it answers', drip],
])('who asked can stop %s', async (_case, mood) => {
  const stopping = new AbortController()
  const fetched = getIn(mood, { signal: stopping.signal })
  await vi.waitFor(() => expect(service.asked).toHaveLength(1))
  stopping.abort()
  expect(await fetched).toEqual({ ok: false, because: 'stopped' })
  await vi.waitFor(async () => expect(await service.openConnections).toBe(0))
})

test('what was stopped before it began never connects', async () => {
  service.connections = 0
  expect(await getIn(answer('a'), { signal: AbortSignal.abort() })).toEqual({ ok: false, because: 'stopped' })
  expect(service.connections).toBe(0)
})

const notAllowed: [string, string][] = [
  ['http://127.0.0.1:PORT/', 'not-public'],
  ['http://localhost:PORT/', 'not-public'],
  ['http://LocalHost:PORT/', 'not-public'],
  ['http://[::1]:PORT/', 'not-public'],
  ['http://[::ffff:127.0.0.1]:PORT/', 'not-public'],
  ['http://0.0.0.0:PORT/', 'not-public'],
  ['http://2130706433:PORT/', 'not-public'],
  ['http://0x7f.1:PORT/', 'not-public'],
  ['http://127.0.0.1.:PORT/', 'not-public'],
  ['https://127.0.0.1:PORT/', 'not-public'],
  ['https://localhost:PORT/', 'not-public'],
  ['http://169.254.169.254/latest/meta-data/', 'not-public'],
  ['http://user:secret@127.0.0.1:PORT/', 'has-credentials'],
  ['file:///etc/passwd', 'not-http'],
  ['ftp://127.0.0.1:PORT/', 'not-http'],
  ['data:text/plain,hello', 'not-http'],
  ['javascript:alert(1)', 'not-http'],
]

describe('no private machine is touched', () => {
  test.each([...notAllowed, ['/products', 'not-an-address'], ['http://', 'not-an-address']])(
    'not when asked for %s',
    async (address, because) => {
      const fetched = await get(address.replace('PORT', String(hidden.port)))
      expect(fetched).toEqual({ ok: false, because })
    },
  )

  test.each(notAllowed)('not when sent on to %s', async (location, because) => {
    const fetched = await getIn(redirect(location.replace('PORT', String(hidden.port))))
    expect(fetched).toEqual({ ok: false, because })
    expect(service.asked).toHaveLength(1)
  })

  test('the trusted service is trusted by its exact origin, not by another name or scheme of it', async () => {
    service.connections = 0
    for (const origin of [`http://localhost:${service.port}`, `https://127.0.0.1:${service.port}`]) {
      expect(await get(origin)).toEqual({ ok: false, because: 'not-public' })
    }
    expect(await get(service.origin, { trustedOrigin: undefined })).toEqual({
      ok: false,
      because: 'not-public',
    })
    expect(service.connections).toBe(0)
  })
})

describe('redirects', () => {
  const hops: Mood = (request, response) => {
    const left = Number(request.url!.slice(1))
    if (left === 0) response.end('there')
    else response.writeHead(307, { location: `/${left - 1}` }).end()
  }

  test('three are followed', async () => {
    service.mood = hops
    expect(await get(`${service.origin}/3`)).toMatchObject({ ok: true })
    expect(service.asked).toEqual(['/3', '/2', '/1', '/0'])
  })

  test('four are not', async () => {
    service.mood = hops
    expect(await get(`${service.origin}/4`)).toEqual({ ok: false, because: 'too-many-redirects' })
  })

  test('what a redirect says besides is not waited for', async () => {
    service.mood = (request, response) => {
      if (request.url === '/there') response.end('there')
      else response.writeHead(302, { location: '/there' }).write('Moved, and moreover')
    }
    expect(await get(service.origin)).toMatchObject({ ok: true })
    await vi.waitFor(async () => expect(await service.openConnections).toBe(0))
  })

  test('a circle ends', async () => {
    expect(await getIn(redirect('/products'))).toEqual({ ok: false, because: 'too-many-redirects' })
    expect(service.asked).toHaveLength(4)
  })
})

function cutShort(...[, response]: Parameters<Mood>): void {
  response.writeHead(200, { 'content-length': 100 })
  response.write('half', () => response.destroy())
}
