import { describe, expect, it } from 'vitest'
import { builtShop } from '#test/built-shop.ts'
import { rawRequest } from '#test/raw-request.ts'

const shop = builtShop()
const sendRaw = (first: string, ...headers: string[]) =>
  rawRequest(shop.origin, [`${first} HTTP/1.1`, ...headers])

describe('a foreign Host', () => {
  it.each(['evil.example', '192.0.2.7', 'LOCALHOST:1', 'localhost:65535'])(
    '%s appears in no page, and all share one cached page',
    async host => {
      const before = await sendRaw('GET /Shop', `Host: ${new URL(shop.origin).host}`)
      const page = await sendRaw('GET /Shop', `Host: ${host}`)
      expect(page?.body).toBe(before?.body)
      expect(page?.body).toContain(`<link rel="canonical" href="${shop.ownOrigin}/Shop"/>`)
      const product = await sendRaw('GET /productDetails/school-bag', `Host: ${host}`)
      expect(product?.body).toContain(`"url":"${shop.ownOrigin}/productDetails/school-bag`)
      expect(product?.body).not.toContain(host)
    },
  )

  it('appears in no product list and in no redirect', async () => {
    const list = await sendRaw('GET /products?limit=1', 'Host: evil.example')
    expect(list?.body).toContain(`${shop.ownOrigin}/i/`)
    const moved = await sendRaw('GET /shop', 'Host: evil.example')
    expect([moved?.status, moved?.headers.location]).toEqual([301, '/Shop'])
  })

  it('sends no forms: its page is another site', async () => {
    const form = ['Content-Type: application/x-www-form-urlencoded', 'Content-Length: 0']
    const response = await sendRaw(
      'POST /cart/add',
      'Host: evil.example',
      'Origin: http://evil.example',
      ...form,
    )
    expect(response?.status).toBe(403)
  })
})

describe('refuses a request without a host', () => {
  it.each(['/', '/Shop', '/favicon.svg', '/cart'])('%s', async path => {
    const { host } = new URL(shop.origin)
    expect((await sendRaw(`GET ${path}`, `Host: ${host}`))?.status).toBe(200)
    for (const second of [host, 'evil.example'])
      expect((await sendRaw(`GET ${path}`, `Host: ${host}`, `host: ${second}`))?.status).toBe(400)
    const without = await sendRaw(`GET ${path}`)
    expect([without?.status, without?.headers['x-frame-options']]).toEqual([400, 'DENY'])
  })
})
