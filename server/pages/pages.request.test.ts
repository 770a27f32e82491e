import { describe, expect, it } from 'vitest'
import { bumpCatalogVersion } from '#commerce/catalog/products/catalog-version-store.server.ts'
import { builtShop } from '#test/built-shop.ts'

const shop = builtShop()

describe('an address', () => {
  it.each([
    ['/shop', '/Shop'],
    ['/SHOP/', '/Shop'],
    ['/ABOUT', '/about'],
    ['/productdetails/School-Bag', '/productDetails/school-bag'],
    ['/Shop/CATEGORY-1?x=1', '/Shop/category-1?x=1'],
    ['//shop', '/Shop'],
    ['//?x=1', '/?x=1'],
  ])('%s redirects permanently to %s', async (from, to) => {
    const response = await shop.fetch(from)
    expect([response.status, response.headers.get('location')]).toEqual([301, to])
  })

  it.each(['/', '/Shop', '/Shop/category-2', '/productDetails/school-bag', '/about'])(
    '%s is canonical',
    async address => {
      const response = await shop.fetch(address)
      expect(response.status).toBe(200)
      expect(await response.text()).toContain(`<link rel="canonical" href="${shop.ownOrigin}${address}"/>`)
    },
  )

  it('of the bare product page is canonical for the product it shows', async () => {
    const html = await (await shop.fetch('/productDetails')).text()
    expect(html).toContain(`<link rel="canonical" href="${shop.ownOrigin}/productDetails/product"/>`)
  })

  it('that is unknown has one title and is not indexed', async () => {
    const html = await (await shop.fetch('/nowhere')).text()
    expect(html.match(/<title>[^<]*<\/title>/g)).toEqual(['<title>Page not found · Tote</title>'])
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).not.toContain('rel="canonical"')
  })

  it.each([
    '/nowhere',
    '/Shop/no-such-category',
    '/productDetails/no-such-product',
    '/about/us',
    '/__proto__',
    '/constructor',
    '/..%2f..%2fetc%2fpasswd',
    '/i/../../../etc/passwd',
    '/.git/config',
    '//evil.example/x',
  ])('%s is the error page', async address => {
    const response = await shop.fetch(address)
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('This is Error Page')
  })

  it.each(['/%E0%A4%A', '/Shop/%', '/%00', '/productDetails/product%00'])(
    '%s cannot be read and is refused',
    async address => {
      expect((await shop.fetch(address)).status).toBe(400)
    },
  )

  it('is never echoed unescaped', async () => {
    const hostile = '"><script>alert(1)</script>'
    for (const path of ['/Shop?q=', '/productDetails?color=', '/']) {
      const html = await (await shop.fetch(path + encodeURIComponent(hostile))).text()
      expect(html).not.toContain('<script>alert')
    }
  })
})

describe('a shared page', () => {
  it('is sent once and then answered with 304', async () => {
    const first = await shop.fetch('/Shop')
    const etag = first.headers.get('etag')!
    const again = await shop.fetch('/Shop', { headers: { 'If-None-Match': etag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    const weak = await shop.fetch('/Shop', { headers: { 'If-None-Match': `"other", W/${etag}` } })
    expect(weak.status).toBe(304)
  })

  it.each([
    ['br', 'br'],
    ['gzip, deflate', 'gzip'],
    ['gzip, br', 'br'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['identity', null],
  ])('for a browser that accepts %j is sent as %s', async (accepted, sent) => {
    const response = await shop.fetch('/Shop', { headers: { 'Accept-Encoding': accepted } })
    expect(response.headers.get('content-encoding')).toBe(sent)
    expect(response.headers.get('vary')).toBe('Accept-Encoding')
    expect(await response.text()).toContain('Basic Crew Neck Tee')
  })

  it('answers HEAD like GET, without the body', async () => {
    const get = await shop.fetch('/Shop', { headers: { 'Accept-Encoding': 'identity' } })
    const head = await shop.fetch('/Shop', { method: 'HEAD', headers: { 'Accept-Encoding': 'identity' } })
    expect(head.status).toBe(200)
    expect(head.headers.get('content-length')).toBe(get.headers.get('content-length'))
    expect(await head.text()).toBe('')
  })

  it('ignores unknown parameters and their order', async () => {
    const etags = await Promise.all(
      ['/productDetails?size=m&color=sage', '/productDetails?utm=x&color=sage&size=m'].map(async address =>
        (await shop.fetch(address)).headers.get('etag'),
      ),
    )
    expect(etags[0]).toBe(etags[1])
  })

  it('shows a change of the catalog soon', async () => {
    expect(await (await shop.fetch('/Shop')).text()).not.toContain('A new name')
    await shop.db.transaction().execute(async tx => {
      await tx
        .updateTable('product')
        .set({ title: 'A new name' })
        .where('slug', '=', 'basic-crew-neck-tee-black')
        .execute()
      await bumpCatalogVersion(tx)
    })
    await expect.poll(async () => (await shop.fetch('/Shop')).text()).toContain('A new name')
  })
})

describe('safety', () => {
  it('every inline script of a page is allowed by hash, and no other', async () => {
    const response = await shop.fetch('/')
    const policy = response.headers.get('content-security-policy')!
    const html = await response.text()
    const executed = /<script(?![^>]* (?:src=|type="application\/(?:ld\+)?json"))[^>]*>([\s\S]*?)<\/script>/g
    const inline = [...html.matchAll(executed)].map(match => match[1]!)
    const hashes = await Promise.all(
      inline.map(async script => {
        const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script))
        return `'sha256-${Buffer.from(hash).toString('base64')}'`
      }),
    )
    const allowed = policy.match(/script-src ([^;]*)/)![1]!.split(' ')
    expect(inline).toHaveLength(2)
    expect(new Set(allowed)).toEqual(new Set(["'self'", ...hashes]))
    expect(policy).not.toContain('unsafe')
    expect(html).not.toContain('nonce')
    expect(html).not.toMatch(/ style=| on[a-z]+="/)
  })

  it.each(['/', '/nowhere', '/healthz', '/products', '/robots.txt'])(
    '%s has the audited headers',
    async address => {
      const { headers } = await shop.fetch(address)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('x-frame-options')).toBe('DENY')
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
      expect(headers.get('permissions-policy')).toContain('camera=()')
      expect(headers.get('x-powered-by')).toBeNull()
    },
  )

  it.each(['https://evil.example', 'null'])('a form sent from %s is refused', async origin => {
    for (const address of ['/Shop', '/products', '/nowhere', '/Shop.data']) {
      const response = await shop.fetch(address, { method: 'POST', headers: { Origin: origin }, body: 'a=1' })
      expect([address, response.status >= 400 && response.status < 500]).toEqual([address, true])
      expect([address, response.status]).not.toEqual([address, 405])
    }
  })

  it('a form to a page without an action gets 405', async () => {
    const response = await shop.fetch('/Shop', {
      method: 'POST',
      headers: { Origin: shop.origin },
      body: 'a=1',
    })
    expect(response.status).toBe(405)
  })

  it('the log has a line for the request and nothing about the visitor', async () => {
    const response = await shop.fetch('/Shop?q=secret+words', {
      headers: { 'User-Agent': 'secret agent', Cookie: 'secret=1' },
    })
    await response.text()
    const line = await expect
      .poll(() => shop.logged.find(entry => entry.id === response.headers.get('x-request-id')))
      .toMatchObject({ event: 'request', method: 'GET', path: '/Shop', status: 200 })
      .then(() => JSON.stringify(shop.logged))
    expect(line).not.toContain('secret')
    expect(line).not.toContain('127.0.0.1')
  })
})
