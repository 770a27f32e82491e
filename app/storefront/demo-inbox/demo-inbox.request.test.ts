import { describe, expect, it, vi } from 'vitest'
import { bumpCatalogVersion } from '#commerce/catalog/products/catalog-version-store.server.ts'
import { placeSampleOrder } from '#commerce/orders/sample-order.fixture.ts'
import { requestSignIn } from '#commerce/people/accounts/sign-in/request-sign-in.server.ts'
import { type BuiltShopOptions, builtShop } from '#test/built-shop.ts'
import { waterPotSku } from '#test/demo-skus.ts'
import { plainText } from '#test/html.ts'
import { rawRequest } from '#test/raw-request.ts'
import { shopBrowser } from '#test/shop-browser.ts'
import { readEnvironment } from '#web/environment/environment.server.ts'
import { askForCode } from '../account/account.fixture.ts'

/** The options by which the process with these environment variables opens the shop. */
function optionsOf(variables: Record<string, string>): BuiltShopOptions {
  const read = readEnvironment(variables)
  if (!read.ok) throw new Error(read.reason)
  const { allowsDemoInbox, publicUrl } = read.environment
  return { allowsDemoInbox, publicUrl }
}

describe('the demo inbox', () => {
  const shop = builtShop(optionsOf({}))
  const open = (path: string) => shop.fetch(`/demo/inbox${path}`)
  const listed = async () => {
    const html = await (await open('')).text()
    return { html, paths: [...html.matchAll(/"\/demo\/inbox(\/\d+)"/g)].map(([, path]) => path!) }
  }

  it('shows an email at once, with its code and a link that works', async () => {
    const { code, link } = await askForCode(shop, 'ada@demo.example')
    const { html, paths } = await listed()
    expect(plainText(html)).toContain('This inbox exists only in the demo shop on this computer.')
    expect(plainText(html)).toContain('To ada@demo.example')
    const email = await open(paths[0]!)
    const shown = await email.text()
    expect(plainText(shown)).toContain('This inbox exists only in the demo shop on this computer.')
    expect(shown).toContain(`${code.slice(0, 3)} ${code.slice(3)}`)
    const [, target] = new RegExp(`"${shop.origin}(/account/sign-in/link/${link})"`).exec(shown)!
    expect((await shop.fetch(target!)).status).toBe(200)
    const plain = await open(`${paths[0]}/text`)
    expect(plain.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(await plain.text()).toContain(target)
  })

  it('lists the newest email first', async () => {
    for (const name of ['bob', 'cem']) await askForCode(shop, `${name}@demo.example`)
    const { html } = await listed()
    expect(html.indexOf('cem@demo.example')).toBeLessThan(html.indexOf('bob@demo.example'))
  })

  it('shows emails without scripts, forms and frames, and nothing is cached or indexed', async () => {
    const { paths } = await listed()
    const email = await open(paths[0]!)
    const policy = email.headers.get('content-security-policy')
    expect(policy).toMatch(/^default-src 'none'; img-src/)
    expect(policy).toContain("form-action 'none'")
    expect(policy).not.toContain('script-src')
    for (const path of ['', paths[0]!, `${paths[0]}/text`]) {
      const response = await open(path)
      expect([path, response.headers.get('cache-control')]).toEqual([path, 'no-store'])
      const robots = response.headers.get('x-robots-tag') ?? (await response.text())
      expect(robots).toContain('noindex')
    }
    for (const list of ['/robots.txt', '/sitemap.xml', '/sitemaps/pages.xml'])
      expect(await (await shop.fetch(list)).text()).not.toContain('demo/inbox')
  })

  it.each(['/0', '/99999', '/1e0', '/99999999999999999999', '/x', '/x/text', '/99999/text'])(
    'has no email %s',
    async path => expect((await open(path)).status).toBe(404),
  )

  it('is linked from pages that say to check the inbox', async () => {
    const browser = shopBrowser(shop)
    await askForCode(shop, 'dan@demo.example', browser)
    expect(await (await browser.fetch('/account/sign-in')).text()).toContain('href="/demo/inbox"')
    const lookup = await browser.send('/orders', { orderNumber: 'T-7KQ4-M2XA', email: 'dan@demo.example' })
    expect(await lookup.text()).toContain('href="/demo/inbox"')
    const items = [{ sku: waterPotSku, quantity: 1 }]
    const { token } = await placeSampleOrder(shop.db, items, 'bank-transfer', new Date())
    expect(await (await browser.fetch(`/orders/${token}`)).text()).toContain('href="/demo/inbox"')
  })

  it('belongs to this computer: not to other hosts, names and proxies', async () => {
    const { port } = new URL(shop.origin)
    const { paths } = await listed()
    const statusFor = async (...headers: string[]) =>
      (
        await Promise.all(
          ['', paths[0]!, `${paths[0]}/text`].map(path =>
            rawRequest(shop.origin, [`GET /demo/inbox${path} HTTP/1.1`, ...headers]),
          ),
        )
      ).map(answer => answer?.status)
    for (const host of ['localhost', `localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`])
      expect([host, ...(await statusFor(`Host: ${host}`))]).toEqual([host, 200, 200, 200])
    for (const host of [
      'evil.example',
      '192.0.2.7',
      '0.0.0.0',
      `shop.localhost:${port}`,
      '127.0.0.1.evil.example',
    ])
      expect([host, ...(await statusFor(`Host: ${host}`))]).toEqual([host, 404, 404, 404])
    for (const header of [
      ...['X-Forwarded-For: 192.0.2.7', 'Forwarded: for=192.0.2.7', 'Via: 1.1 proxy', 'X-Real-IP: 192.0.2.7'],
      ...['X-Forwarded-Proto: https', 'X-Forwarded-Port: 443', 'X-Forwarded-Server: a', 'X-Original-For: b'],
      ...[
        'CF-Connecting-IP: 192.0.2.7',
        'CF-Ray: 1-FRA',
        'True-Client-IP: 192.0.2.7',
        'X-Client-IP: 192.0.2.7',
      ],
    ])
      expect([header, ...(await statusFor('Host: localhost', header))]).toEqual([header, 404, 404, 404])
  })

  it('is gone in a shop that is no demo', async () => {
    await shop.db.transaction().execute(async tx => {
      await tx.updateTable('setting').set({ value: '' }).where('name', '=', 'demo_notice').execute()
      await bumpCatalogVersion(tx)
    })
    await vi.waitFor(async () => expect((await open('')).status).toBe(404), 60_000)
  })
})

const liveKey = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }

describe.each([
  ['PUBLIC_URL', { PUBLIC_URL: 'http://localhost:4000' }],
  ['another HOST', { HOST: '0.0.0.0' }],
  ['live payments', liveKey],
  ['a mail server', { SMTP_URL: 'smtp://127.0.0.1:2525' }],
])('a demo shop with %s', (_, variables: Record<string, string>) => {
  const shop = builtShop(optionsOf(variables))

  it('has no demo inbox, and no link to it', async () => {
    const origin = variables.PUBLIC_URL ?? shop.origin
    const browser = shopBrowser(shop, origin)
    browser.cookies.set('sign-in', await requestSignIn(shop.db, 'ada@demo.example', new Date()))
    const { id } = await shop.db.selectFrom('email').select('id').executeTakeFirstOrThrow()
    for (const path of ['', `/${id}`, `/${id}/text`])
      expect([path, (await browser.fetch(`/demo/inbox${path}`)).status]).toEqual([path, 404])
    const codePage = await (await browser.fetch('/account/sign-in')).text()
    expect(codePage).toContain('ada@demo.example')
    expect(codePage).not.toContain('/demo/inbox')
  })
})
