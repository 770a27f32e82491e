import { describe, expect, it, vi } from 'vitest'
import { bumpCatalogVersion } from '#commerce/catalog/products/catalog-version-store.server.ts'
import { builtShop } from '#test/built-shop.ts'

const shop = builtShop({
  rates: {
    visitor: { burst: 80, perSecond: 5 },
    newcomer: { burst: 80, perSecond: 5 },
    reports: { burst: 4, perSecond: 0.001 },
  },
})

const report = (blocked: string) =>
  JSON.stringify({
    'csp-report': {
      'document-uri': `${shop.origin}/orders/Zq3_v-K7xW9pT2mB8nR4cL`,
      'effective-directive': 'img-src',
      'blocked-uri': blocked,
    },
  })

const send = (body: string, from: string, type = 'application/csp-report') =>
  shop.fetch('/reports', {
    method: 'POST',
    body,
    headers: { 'Content-Type': type, 'X-Forwarded-For': from, Origin: shop.origin },
  })

const violations = () => shop.logged.filter(({ event }) => event === 'policy-violation')

describe('policy reports', () => {
  it('are logged without tokens, up to a limit per client and in total', async () => {
    expect((await send(report('https://one.example/x?secret'), '203.0.113.1')).status).toBe(204)
    expect(violations()).toEqual([
      { event: 'policy-violation', directive: 'img-src', blocked: 'https://one.example', page: '/orders/…' },
    ])
    const statuses: number[] = []
    for (let count = 0; count < 5; count += 1)
      statuses.push((await send(report('inline'), '203.0.113.1')).status)
    expect(statuses).toEqual([204, 204, 204, 429, 429])
    // The limit for all clients together is reached as well.
    expect((await send(report('inline'), '203.0.113.2')).status).toBe(204)
    expect(violations()).toHaveLength(4)
  })

  it('are refused in any other format or over the size limit', async () => {
    expect((await send('no report', '203.0.113.3')).status).toBe(204)
    expect((await send('[]', '203.0.113.4', 'application/reports+json')).status).toBe(204)
    expect((await send('a=1', '203.0.113.5', 'application/x-www-form-urlencoded')).status).toBe(415)
    expect((await send('x'.repeat(65_537), '203.0.113.6')).status).toBe(413)
    expect((await shop.fetch('/reports')).status).toBe(405)
    expect(violations()).toHaveLength(4)
  })
})

describe('security.txt', () => {
  it('exists once the merchant sets a contact', async () => {
    const path = '/.well-known/security.txt'
    const before = await shop.fetch(path)
    expect([before.status, before.headers.get('content-type')]).toEqual([404, 'text/plain; charset=utf-8'])
    await shop.db.transaction().execute(async tx => {
      await tx
        .updateTable('setting')
        .set({ value: 'security@shop.example' })
        .where('name', '=', 'security_contact')
        .execute()
      await bumpCatalogVersion(tx)
    })
    const response = await vi.waitFor(async () => {
      const response = await shop.fetch(path)
      expect([response.status, response.headers.get('content-type')]).toEqual([
        200,
        'text/plain; charset=utf-8',
      ])
      return response
    }, 60_000)
    expect(await response.text()).toMatch(
      /^Contact: mailto:security@shop\.example\nExpires: \d{4}-\d\d-\d\dT00:00:00\.000Z\n/,
    )
  })
})
