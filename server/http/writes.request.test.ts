import { describe, expect, it } from 'vitest'
import { changeSettings } from '#commerce/running/settings/change-settings.server.ts'
import { commandLineActor } from '#commerce/values/actor.ts'
import { builtShop } from '#test/built-shop.ts'
import { rawConnection, rawRequest } from '#test/raw-request.ts'

const shop = builtShop({ writeLimits: { bytesAtOnce: 40_000, bodyTimeout: 1000, writesAtOnce: 3 } })
const form = 'Content-Type: application/x-www-form-urlencoded'
const host = () => `Host: ${new URL(shop.origin).host}`

/** A request without its body: the response depends on its head alone. */
const headOnly = (first: string, ...headers: string[]) =>
  rawRequest(shop.origin, [`${first} HTTP/1.1`, host(), ...headers])

const loggedLine = (detail: object) =>
  expect
    .poll(() => shop.logged.filter(({ event }) => event === 'request'))
    .toContainEqual(expect.objectContaining(detail))

describe('a request is refused before its body is read', () => {
  it.each([
    ['another method', 405, 'PUT /cart/add', [form, 'Content-Length: 10']],
    ['TRACE', 405, 'TRACE /', []],
    ['OPTIONS', 405, 'OPTIONS /cart/add', []],
    ['another site', 403, 'POST /cart/add', [form, 'Content-Length: 10', 'Origin: https://evil.example']],
    ['a neighboring site', 403, 'POST /cart/add', [form, 'Content-Length: 10', 'Sec-Fetch-Site: same-site']],
    ['a page without a form', 405, 'POST /Shop', [form, 'Content-Length: 10']],
    ['a page that does not exist', 405, 'POST /nowhere', [form, 'Content-Length: 10']],
    ['a static file', 405, 'POST /favicon.svg', [form, 'Content-Length: 10']],
    ['a length beyond the limit', 413, 'POST /cart/add', [form, 'Content-Length: 16385']],
    ['another content type', 415, 'POST /cart/add', ['Content-Type: text/plain', 'Content-Length: 10']],
    ['no content type', 415, 'POST /cart/add', ['Content-Length: 10']],
    ['a body of unknown length', 411, 'POST /cart/add', [form, 'Transfer-Encoding: chunked']],
    ['a compressed body', 415, 'POST /cart/add', [form, 'Content-Encoding: gzip', 'Content-Length: 10']],
    ['JSON for a form', 415, 'POST /cart/add', ['Content-Type: application/json', 'Content-Length: 10']],
    ['a form for a webhook', 415, 'POST /payments/stripe', [form, 'Content-Length: 10']],
    [
      'a webhook beyond its limit',
      413,
      'POST /payments/stripe',
      ['Content-Type: application/json', 'Content-Length: 262145'],
    ],
  ])('for %s: %i', async (_, status, first, headers) => {
    const response = await headOnly(first, ...headers)
    expect(response?.status).toBe(status)
    expect(response?.headers['x-content-type-options']).toBe('nosniff')
    expect(response?.headers['cache-control']).toBe('no-store')
  })

  it.each([
    ['POST /Shop', 'GET, HEAD'],
    ['DELETE /Shop', 'GET, HEAD'],
    ['DELETE /cart/add', 'GET, HEAD, POST'],
    ['DELETE /price-alerts.data', 'GET, HEAD, POST'],
  ])('and %s gets the allowed methods: %s', async (first, allowed) => {
    expect((await headOnly(first))?.headers.allow).toBe(allowed)
  })

  it('with a line in the log', async () => {
    const before = shop.logged.length
    await headOnly('POST /cart/unsave', form, 'Content-Length: 10', 'Sec-Fetch-Site: cross-site')
    await loggedLine({ method: 'POST', path: '/cart/unsave', status: 403, refused: 'cross-site' })
    const lines = shop.logged.slice(before)
    expect(lines).toHaveLength(1)
    expect(JSON.stringify(lines).length).toBeLessThan(250)
  })

  it('and its client gets the reason, even if it sends everything first', async () => {
    const large = new URLSearchParams({ sku: 'x'.repeat(1024 * 1024) })
    for (let times = 0; times < 10; times += 1) {
      const response = await shop.fetch('/cart/add', { method: 'POST', body: large })
      expect([response.status, await response.text()]).toEqual([
        413,
        expect.stringContaining('Shorten your text'),
      ])
    }
  })

  it('and a client that goes on sending is cut off', async () => {
    const { socket, response } = rawConnection(shop.origin)
    socket.write(['POST /cart/add HTTP/1.1', host(), form, 'Content-Length: 99000000', '', ''].join('\r\n'))
    let sent = 0
    const more = () => {
      sent += 65_536
      if (!socket.destroyed) socket.write(Buffer.alloc(65_536), () => setTimeout(more, 1))
    }
    more()
    expect((await response())?.status).toBe(413)
    expect(sent).toBeLessThan(10_000_000)
  })

  it('without requesting the body from a client that waits', async () => {
    const { socket, response } = rawConnection(shop.origin)
    const head = [
      'POST /cart/add HTTP/1.1',
      host(),
      form,
      'Content-Length: 20000',
      'Expect: 100-continue',
      '',
      '',
    ]
    socket.write(head.join('\r\n'))
    expect((await response())?.status).toBe(413)
  })
})

describe('an accepted form', () => {
  const body = 'sku=NO-SUCH&quantity=1'

  it.each(['/cart/add', '/CART/add/'])('is read at %s', async path => {
    const head = [`POST ${path} HTTP/1.1`, host(), form, `Content-Length: ${body.length}`]
    const response = await rawRequest(shop.origin, head, body)
    expect(response?.status).toBe(404)
    expect(response?.body).toContain('Go to your cart')
  })

  it('is read up to its limit', async () => {
    const full = `quantity=1&sku=${'x'.repeat(16 * 1024 - 15)}`
    const head = ['POST /cart/add HTTP/1.1', host(), form, 'Content-Length: 16384']
    expect((await rawRequest(shop.origin, head, full))?.status).toBe(404)
  })

  it('is requested from a client that waits', async () => {
    const { socket, response } = rawConnection(shop.origin)
    const head = ['POST /cart/add HTTP/1.1', host(), form, `Content-Length: ${body.length}`]
    socket.write([...head, 'Expect: 100-continue', 'Connection: close', '', ''].join('\r\n'))
    socket.once('data', () => socket.write(body))
    const all = await response()
    expect(all?.status).toBe(100)
    expect(all?.body).toMatch(/^HTTP\/1\.1 404 /)
  })

  it('is refused when it takes too long, and disconnected', async () => {
    const { socket, response } = rawConnection(shop.origin)
    socket.write(['POST /cart/add HTTP/1.1', host(), form, 'Content-Length: 100', '', 'sku='].join('\r\n'))
    const slow = await response()
    expect([slow?.status, slow?.headers.connection]).toEqual([408, 'close'])
    await loggedLine({ path: '/cart/add', status: 408, refused: 'too-slow' })
  })

  it('leaves no failure in the log when its client disconnects', async () => {
    const { socket } = rawConnection(shop.origin)
    socket.write(['POST /cart/save HTTP/1.1', host(), form, 'Content-Length: 100', '', 'sku='].join('\r\n'))
    await new Promise(resolve => socket.once('connect', resolve))
    socket.end()
    await loggedLine({ path: '/cart/save', aborted: true })
    expect(shop.logged.filter(({ event }) => event === 'request-failed')).toEqual([])
  })
})

describe('writes in progress', () => {
  const slow = (client: string, length = 100) => {
    const connection = rawConnection(shop.origin)
    const head = [
      'POST /cart/add HTTP/1.1',
      host(),
      form,
      `X-Forwarded-For: ${client}`,
      `Content-Length: ${length}`,
    ]
    connection.socket.write([...head, '', 'sku='].join('\r\n'))
    return connection
  }

  it('are capped per client address without affecting others', async () => {
    const all = await Promise.all([1, 2, 3, 4, 5].map(() => slow('203.0.113.7').response()))
    expect(all.map(response => response?.status).sort()).toEqual([408, 408, 408, 429, 429])
    expect((await slow('203.0.113.7').response())?.status).toBe(408)
  })

  it('stay within the common limit of bytes and can be retried', async () => {
    const all = await Promise.all([1, 2, 3].map(client => slow(`198.51.100.${client}`, 16_000).response()))
    expect(all.map(response => response?.status).sort()).toEqual([408, 408, 503])
    expect(all.find(response => response?.status === 503)?.headers['retry-after']).toBe('2')
    expect((await slow('198.51.100.9', 16_000).response())?.status).toBe(408)
  })
})

it('a refusal is in the language of the shop, and in the office in its own', async () => {
  const origin = { actor: commandLineActor, reason: '', cause: 'command-line', now: new Date() } as const
  const refused = async (path: string) =>
    (await headOnly(`POST ${path}`, form, 'Content-Length: 10', 'Sec-Fetch-Site: cross-site'))?.body
  await changeSettings(shop.db, origin, { language: 'de' })
  await expect.poll(async () => (await (await shop.fetch('/Shop')).text()).slice(0, 60)).toContain('"de"')
  expect(await refused('/cart/add')).toContain('Dieses Formular')
  expect(await refused('/office/sign-in')).toContain('This form was sent from another site')
})
