import { describe, expect, test } from 'vitest'
import { FetchTestBed } from './fetch-test-bed.fixture.ts'
import { type Responder, redirectTo } from './loopback-service.fixture.ts'

const testBed = new FetchTestBed()
const { service, privateHost } = testBed

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

describe('never connects to a private address', () => {
  test.each([...notAllowed, ['/products', 'invalid-url'], ['http://', 'invalid-url']])(
    'rejects %s',
    async (address, reason) => {
      const fetched = await testBed.get(address.replace('PORT', String(privateHost.port)))
      expect(fetched).toEqual({ ok: false, reason })
    },
  )

  test.each(notAllowed)('rejects a redirect to %s', async (location, reason) => {
    const fetched = await testBed.getFrom(redirectTo(location.replace('PORT', String(privateHost.port))))
    expect(fetched).toEqual({ ok: false, reason })
    expect(service.requestedPaths).toHaveLength(1)
  })

  test('trusts only the exact origin of the trusted service', async () => {
    service.connections = 0
    for (const origin of [`http://localhost:${service.port}`, `https://127.0.0.1:${service.port}`]) {
      expect(await testBed.get(origin)).toEqual({ ok: false, reason: 'not-public' })
    }
    expect(await testBed.get(service.origin, { trustedOrigin: undefined })).toEqual({
      ok: false,
      reason: 'not-public',
    })
    expect(service.connections).toBe(0)
  })
})

describe('redirects', () => {
  const hops: Responder = (request, response) => {
    const remaining = Number(request.url!.slice(1))
    if (remaining === 0) response.end('there')
    else response.writeHead(307, { location: `/${remaining - 1}` }).end()
  }

  test('follows three', async () => {
    service.respond = hops
    expect(await testBed.get(`${service.origin}/3`)).toMatchObject({ ok: true })
    expect(service.requestedPaths).toEqual(['/3', '/2', '/1', '/0'])
  })

  test('rejects four', async () => {
    service.respond = hops
    expect(await testBed.get(`${service.origin}/4`)).toEqual({ ok: false, reason: 'too-many-redirects' })
  })

  test('does not wait for the body of a redirect', async () => {
    service.respond = (request, response) => {
      if (request.url === '/there') response.end('there')
      else response.writeHead(302, { location: '/there' }).write('Moved, and moreover')
    }
    expect(await testBed.get(service.origin)).toMatchObject({ ok: true })
    await expect.poll(() => service.connectionCount).toBe(0)
  })

  test('ends a redirect loop', async () => {
    expect(await testBed.getFrom(redirectTo('/products'))).toEqual({
      ok: false,
      reason: 'too-many-redirects',
    })
    expect(service.requestedPaths).toHaveLength(4)
  })
})
