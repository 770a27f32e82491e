import { describe, expect, it } from 'vitest'
import { type BuiltShop, builtShop } from '#test/built-shop.ts'

const form = { 'Content-Type': 'application/x-www-form-urlencoded' }
const post = (headers: Record<string, string>, body = '') => ({ method: 'POST', headers, body })

/** One request for each kind of response, with its status. */
const responses: [name: string, status: number, fetch: (shop: BuiltShop) => Promise<Response>][] = [
  ['a page', 200, shop => shop.fetch('/')],
  ['a kept page', 200, shop => again(shop, '/about', false)],
  ['a page that is known', 304, shop => again(shop, '/Shop')],
  ['a page of the visitor', 200, shop => shop.fetch('/cart')],
  ['the data of a page', 200, shop => shop.fetch('/about.data')],
  ['a moved page', 301, shop => shop.fetch('/shop')],
  ['a redirect', 302, shop => shop.fetch('/cart/add')],
  ['a form', 404, shop => shop.fetch('/cart/add', post(form, 'sku=NO-SUCH&quantity=1'))],
  ['an unknown page', 404, shop => shop.fetch('/nowhere')],
  ['an unknown picture', 404, shop => shop.fetch('/i/none')],
  ['a broken address', 400, shop => shop.fetch('/%E0%A4%A')],
  [
    'a form of another site',
    403,
    shop => shop.fetch('/cart/add', post({ ...form, Origin: 'https://evil.example' })),
  ],
  ['a form for a page', 405, shop => shop.fetch('/Shop', post(form, 'a=1'))],
  ['another type', 415, shop => shop.fetch('/cart/add', post({ 'Content-Type': 'text/plain' }, 'a=1'))],
  ['too much', 413, shop => shop.fetch('/cart/add', post(form, 'a'.repeat(20_000)))],
  ['a static file', 200, shop => shop.fetch('/favicon.svg')],
  ['a static file that is known', 304, shop => again(shop, '/favicon.svg')],
  ['the health', 200, shop => shop.fetch('/healthz')],
  ['the list for other shops', 200, shop => shop.fetch('/products')],
  ['the security contact', 404, shop => shop.fetch('/.well-known/security.txt')],
  ['a report', 204, shop => shop.fetch('/reports', post({ 'Content-Type': 'application/csp-report' }, '{}'))],
]

async function again(shop: BuiltShop, path: string, isKnown = true): Promise<Response> {
  const etag = (await shop.fetch(path)).headers.get('etag')!
  return shop.fetch(path, { headers: isKnown ? { 'If-None-Match': etag } : {} })
}

/** The headers of each response besides its policies, which have their own tests. */
const always = {
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'reporting-endpoints': 'shop="/reports"',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
}

/** The resources that other sites may embed. */
const forOthers = ['the list for other shops']

describe.each([
  ['http', undefined],
  ['https', 'https://shop.example'],
])('every response under %s', (scheme, publicUrl) => {
  const shop = builtShop({ ...(publicUrl && { publicUrl, firstOpening: 'demo' as const }) })
  const isHttps = scheme === 'https'

  it.each(responses)('has the headers of an audit: %s', async (name, status, fetch) => {
    const { headers, status: answered } = await fetch(shop)
    expect(answered).toBe(status)
    expect(Object.fromEntries(headers)).toMatchObject(always)
    expect(headers.get('cross-origin-resource-policy')).toBe(
      forOthers.includes(name) ? 'cross-origin' : 'same-origin',
    )
    // Pages with a secret in their address reveal it to no other site.
    expect(headers.get('referrer-policy')).toMatch(/^(strict-origin-when-cross-origin|same-origin)$/)
    expect(headers.get('strict-transport-security')).toBe(
      isHttps ? 'max-age=63072000; includeSubDomains' : null,
    )
    expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
    for (const name of ['server', 'x-powered-by']) expect(headers.get(name)).toBeNull()

    const policy = headers.get('content-security-policy')!
    for (const directive of [
      "default-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
      "require-trusted-types-for 'script'",
      'report-uri /reports',
    ])
      expect(policy).toContain(directive)
    expect(policy.includes('upgrade-insecure-requests')).toBe(isHttps)
    expect(policy).not.toMatch(/unsafe|\*/)
  })

  it('denies browser features that the shop does not use', async () => {
    const permissions = (await shop.fetch('/')).headers.get('permissions-policy')!.split(', ')
    const allowed = permissions.filter(permission => !permission.endsWith('=()'))
    expect(allowed).toEqual([
      'clipboard-write=(self)',
      'publickey-credentials-create=(self)',
      'publickey-credentials-get=(self)',
    ])
    expect(permissions).toEqual(
      expect.arrayContaining(
        ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'fullscreen', 'browsing-topics'].map(
          name => `${name}=()`,
        ),
      ),
    )
    expect(new Set(permissions).size).toBeGreaterThan(35)
  })
})

describe('a page that leads to a payment provider', () => {
  const shop = builtShop({
    payments: { stripe: { secretKey: 'sk_test_x', webhookSecret: 'whsec_x', apiUrl: undefined } },
  })

  it('allows its forms to redirect there, and a cached page does not', async () => {
    const targets = async (path: string) =>
      /form-action ([^;]*)/.exec((await shop.fetch(path)).headers.get('content-security-policy')!)![1]
    expect(await targets('/checkout')).toBe("'self' https://checkout.stripe.com")
    expect(await targets('/')).toBe("'self'")
  })
})
