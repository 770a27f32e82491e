import { describe, expect, it } from 'vitest'
import { builtShop } from '#test/built-shop.ts'

const shop = builtShop()
const soldOut = '/back-in-stock/PRD-CLY-XL'

function send(target: string, fields: Record<string, string> | string, headers: Record<string, string> = {}) {
  const body = typeof fields === 'string' ? fields : new URLSearchParams(fields)
  return shop.fetch(target, { method: 'POST', body, headers: { origin: shop.origin, ...headers } })
}

async function requestedAddresses() {
  const rows = await shop.db.selectFrom('back_in_stock_request').select('email').execute()
  return rows.map(({ email }) => email)
}

describe('a request for a back-in-stock alert', () => {
  it('is stored once, and its address is neither cached nor logged nor on the page', async () => {
    const response = await send(soldOut, { email: 'secret.ada@example.com' })
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const page = await response.text()
    expect(page).toContain('Check your inbox and confirm your address')
    expect(page).not.toContain('secret.ada')
    expect(await requestedAddresses()).toEqual(['secret.ada@example.com'])
    const again = await send(soldOut, { email: 'secret.ada@example.com' })
    expect(again.status).toBe(200)
    expect(await requestedAddresses()).toHaveLength(1)
    await expect.poll(() => JSON.stringify(shop.logged)).toContain('/back-in-stock/…')
    expect(JSON.stringify(shop.logged)).not.toContain('secret.ada')
  })

  it.each([
    ['an empty address', soldOut, { email: ' ' }, 400, 'Enter your email address'],
    ['a missing field', soldOut, { mail: 'bob@example.com' }, 400, 'Enter your email address'],
    ['an invalid address', soldOut, { email: 'bob' }, 400, 'Enter a valid email address'],
    ['an overlong address', soldOut, { email: `${'b'.repeat(5000)}@example.com` }, 400, 'Enter a valid'],
    [
      'a variant in stock',
      '/back-in-stock/PRD-CLY-S',
      { email: 'bob@example.com' },
      409,
      'This is back in stock',
    ],
    ['an unknown SKU', '/back-in-stock/NO-SUCH', { email: 'bob@example.com' }, 404, 'This is Error Page'],
  ])('is refused for %s', async (_, target, fields, status, text) => {
    const response = await send(target, fields as unknown as Record<string, string>)
    expect(response.status).toBe(status)
    expect(await response.text()).toContain(text)
    expect(await requestedAddresses()).not.toContain('bob@example.com')
  })

  it.each([
    ['JSON', 'application/json', '{"email":"bob@example.com"}', 415],
    [
      'a truncated form',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="email"',
      415,
    ],
    ['an empty body', 'application/x-www-form-urlencoded', '', 400],
    ['hundreds of fields', 'application/x-www-form-urlencoded', 'email=bob@example.com&'.repeat(500), 400],
    [
      'a body over the limit',
      'application/x-www-form-urlencoded',
      `email=bob@example.com&more=${'x'.repeat(20_000)}`,
      413,
    ],
  ])('refuses %s without an unexpected error', async (_, type, body, status) => {
    expect((await send(soldOut, body, { 'content-type': type })).status).toBe(status)
    expect(await requestedAddresses()).not.toContain('bob@example.com')
  })

  it('escapes input when it shows the form again', async () => {
    const hostile = '"><script>alert(1)</script>@example.com'
    const page = await (await send(soldOut, { email: hostile })).text()
    expect(page).not.toContain('<script>alert')
    expect(page).toContain('&quot;&gt;&lt;script&gt;alert(1)')
  })

  it.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: '', 'sec-fetch-site': 'cross-site' },
  ])('is refused from another site, with %j', async headers => {
    const body = new URLSearchParams({ email: 'eve@example.com' })
    const sent = Object.entries(headers).filter(([, value]) => value !== '')
    const response = await shop.fetch(soldOut, { method: 'POST', body, headers: sent as [string, string][] })
    expect([400, 403]).toContain(response.status)
    expect(await requestedAddresses()).not.toContain('eve@example.com')
  })

  it('allows only POST', async () => {
    const response = await shop.fetch(soldOut, { method: 'DELETE', headers: { origin: shop.origin } })
    expect(response.status).toBe(405)
  })
})
