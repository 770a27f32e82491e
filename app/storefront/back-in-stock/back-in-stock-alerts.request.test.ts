import { describe, expect, it } from 'vitest'
import { emailBudgets } from '#commerce/running/outbox/email-limits.ts'
import { unsealRenderedEmail } from '#commerce/running/outbox/sealed-email.server.ts'
import { builtShop } from '#test/built-shop.ts'
import { shopBrowser } from '#test/shop-browser.ts'
import { defaultRates } from '#web/limits/rates.ts'

const soldOut = '/back-in-stock/PRD-CLY-XL'
const inbox = 'Check your inbox and confirm your address.'
const from = (address: string) => ({ 'x-forwarded-for': address })

describe('a back-in-stock alert', () => {
  const shop = builtShop()
  const { send } = shopBrowser(shop)
  const shown = async (path: string) => (await shop.fetch(path)).text()
  const requests = (email: string) =>
    shop.db.selectFrom('back_in_stock_request').selectAll().where('email', '=', email).execute()
  const emailsTo = (recipient: string) =>
    shop.db.selectFrom('email').selectAll().where('recipient', '=', recipient).orderBy('id').execute()
  /** The path of a link in the email of this kind, once it's rendered. */
  async function linkIn(kind: string, recipient: string, link: RegExp): Promise<string> {
    const written = async () => {
      const email = (await emailsTo(recipient)).find(one => one.kind === kind)
      return email && unsealRenderedEmail(shop.db, email)?.text
    }
    await expect.poll(written).toBeTruthy()
    return link.exec((await written())!)![0].replace('http://localhost:3000', '')
  }
  const stock = (available: number) =>
    shop.db.updateTable('variant').set({ available }).where('sku', '=', 'PRD-CLY-XL').execute()

  it('is confirmed on the page that its email links to and ended by one click', async () => {
    const email = 'ada@mail.example'
    expect(await (await send(soldOut, { email })).text()).toContain(inbox)
    const confirm = await linkIn('back-in-stock-requested', email, /http:\S+\/back-in-stock\/confirm\/\S+/)
    const before = await requests(email)
    expect(before).toMatchObject([{ confirmed_at: null, sent_at: null }])
    // Mail scanners follow links, some with HEAD first.
    expect((await shop.fetch(confirm, { method: 'HEAD' })).status).toBe(200)
    expect(await shown(confirm)).toContain('Yes, email me')
    expect(await requests(email)).toEqual(before)

    expect(await (await shop.fetch(confirm, { method: 'POST' })).text()).toContain('You’re on the list')
    expect(await shown(confirm)).toContain('You’re on the list')
    expect((await requests(email))[0]!.confirmed_at).not.toBeNull()
    // A repeated request doesn't reveal that it's confirmed and sends nothing.
    expect(await (await send(soldOut, { email })).text()).toContain(inbox)
    expect(await emailsTo(email)).toHaveLength(1)

    await stock(1)
    const link = /http:\S+\/back-in-stock\/unsubscribe\/\S+/
    const unsubscribe = await linkIn('back-in-stock', email, link)
    await stock(0)
    expect(await shown(confirm)).toContain('We’ve emailed you')
    expect(await shown(unsubscribe)).toContain('Unsubscribe?')
    expect(await requests(email)).toHaveLength(1)
    const oneClick = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) }
    for (let times = 0; times < 2; times++) {
      const ended = await shop.fetch(unsubscribe, oneClick)
      expect([ended.status, (await ended.text()).includes('You’re unsubscribed')]).toEqual([200, true])
    }
    expect(await requests(email)).toEqual([])
    expect((await shop.fetch(confirm)).status).toBe(404)
    const logged = JSON.stringify(shop.logged)
    expect(logged).toContain('/back-in-stock/confirm/…')
    for (const secret of [confirm, unsubscribe]) expect(logged).not.toContain(secret.split('/').at(-1))
  })

  it('is requested without JavaScript on a page that keeps an invalid address', async () => {
    const invalid = await (await send(soldOut, { email: 'ada@example' })).text()
    expect(invalid).toMatch(/aria-invalid="true"[^>]*value="ada@example"/)
    expect(invalid).toContain('Enter a valid email address')
    const page = await (await send(soldOut, { email: 'no-script@mail.example' })).text()
    expect(page).toMatch(/<h1>Product<\/h1><p>Clay, XL<\/p>/)
    expect(page).toContain(inbox)
    expect(page).toContain('href="/productDetails/product?color=clay&amp;size=xl"')
  })

  it('ignores forged links', async () => {
    const email = 'bob@mail.example'
    await send(soldOut, { email })
    const [{ id } = { id: 0 }] = await requests(email)
    const forged = `${id}-${'A'.repeat(43)}`
    expect((await shop.fetch(`/back-in-stock/confirm/${forged}`)).status).toBe(404)
    expect((await shop.fetch(`/back-in-stock/confirm/${forged}`, { method: 'POST' })).status).toBe(404)
    await shop.fetch(`/back-in-stock/unsubscribe/${forged}`, { method: 'POST' })
    expect(await requests(email)).toMatchObject([{ id, confirmed_at: null }])
  })

  it('sends few emails to one address, even for requests from many networks', async () => {
    const skus = await shop.db.selectFrom('variant').select('sku').limit(8).execute()
    await shop.db
      .updateTable('variant')
      .set({ available: 0 })
      .where(
        'sku',
        'in',
        skus.map(({ sku }) => sku),
      )
      .execute()
    for (const [index, { sku }] of skus.entries()) {
      const response = await send(
        `/back-in-stock/${sku}`,
        { email: 'victim@mail.example' },
        from(`203.0.113.${index}`),
      )
      expect(await response.text()).toContain(inbox)
    }
    const { max } = emailBudgets.forms.short
    expect(skus.length).toBeGreaterThan(max)
    expect(await emailsTo('victim@mail.example')).toHaveLength(max)
  })

  it('limits requests from one network and keeps the typed address', async () => {
    const { burst } = defaultRates.emails.address
    for (let count = 0; count < burst; count++) await send(soldOut, { email: 'x' }, from('198.51.100.7'))
    const limited = await send(soldOut, { email: '"a@b.example' }, from('198.51.100.7'))
    expect(limited.status).toBe(429)
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await limited.text()).toMatch(/value="&quot;a@b\.example".*Too many attempts/)
    expect((await send(soldOut, { email: 'x' }, from('198.51.100.8'))).status).toBe(400)
  })
})
