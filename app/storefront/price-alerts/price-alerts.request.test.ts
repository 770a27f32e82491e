import { describe, expect, it } from 'vitest'
import { emailBudgets } from '#commerce/running/outbox/email-limits.ts'
import { unsealRenderedEmail } from '#commerce/running/outbox/sealed-email.server.ts'
import { builtShop } from '#test/built-shop.ts'
import { defaultRates } from '#web/limits/rates.ts'
import { productUrl, withdrawalUrl } from '#writing/emails/layout/email-urls.ts'
import { wishShopper } from '../wish-lists/wish-browser.fixture.ts'

type Shopper = Awaited<ReturnType<typeof wishShopper>>

const shop = builtShop()

describe('price alerts', () => {
  const html = async (path: string) => (await shop.fetch(path)).text()
  const rows = () => shop.db.selectFrom('price_alert').selectAll().execute()
  const alertOf = async ({ list }: Shopper) => (await rows()).find(({ list_id }) => list_id === list)
  const subscribe = ({ list, send }: Shopper, email: string, headers?: Record<string, string>) =>
    send(`/price-alerts?list=${list}`, { list, email }, headers)
  const oneClick = () => ({
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  })

  async function confirmationFor(recipient: string): Promise<string> {
    const find = async () => {
      const email = await shop.db
        .selectFrom('email')
        .selectAll()
        .where('recipient', '=', recipient)
        .orderBy('id', 'desc')
        .executeTakeFirst()
      return email && unsealRenderedEmail(shop.db, email)?.text
    }
    await expect.poll(find).toBeTruthy()
    return /http:\/\/localhost:3000(\/price-alerts\/confirm\/\S+)/.exec((await find())!)![1]!
  }

  it('work without scripts, start after confirmation, and end with one click', async () => {
    const ada = await wishShopper(shop)
    const page = await (await ada.fetch(`/price-alerts?list=${ada.list}`)).text()
    expect(page).toContain('Get price alerts')
    const invalid = await subscribe(ada, 'ada')
    expect(invalid.status).toBe(400)
    expect(await invalid.text()).toMatch(/value="ada".*Enter a valid email address/)
    const subscribed = await subscribe(ada, 'Ada@Mail.example')
    expect(await subscribed.text()).toContain('Check your inbox')

    const confirm = await confirmationFor('ada@mail.example')
    const before = (await alertOf(ada))!
    // A mail scanner follows links, after a HEAD request.
    expect((await shop.fetch(confirm, { method: 'HEAD' })).status).toBe(200)
    for (let visit = 0; visit < 2; visit++) expect(await html(confirm)).toContain('Turn on price alerts?')
    expect([before.confirmed_at, await alertOf(ada)]).toEqual([null, before])
    expect(await (await shop.fetch(confirm, { method: 'POST' })).text()).toContain('Price alerts are on')

    const unsubscribe = confirm.replace('/confirm/', '/unsubscribe/')
    expect(await html(unsubscribe)).toContain('Turn off price alerts?')
    expect((await alertOf(ada))!.confirmed_at).not.toBeNull()
    for (let visit = 0; visit < 2; visit++) {
      const ended = await shop.fetch(unsubscribe, oneClick())
      expect([ended.status, (await ended.text()).includes('You’re unsubscribed')]).toEqual([200, true])
    }
    expect((await shop.fetch(confirm)).status).toBe(404)
    const logged = JSON.stringify(shop.logged)
    expect(logged).toContain('/price-alerts/confirm/…')
    expect(logged).not.toContain(confirm.split('/').at(-1))
  })

  it('are refused for another visitor’s list', async () => {
    const ada = await wishShopper(shop)
    expect((await shop.fetch(`/price-alerts?list=${ada.list}`)).status).toBe(404)
    expect((await shop.fetch('/price-alerts')).status).toBe(404)
    await subscribe(ada, 'ada@mail.example')
    const before = await rows()
    expect(await alertOf(ada)).toMatchObject({ email: 'ada@mail.example' })
    const eve = await wishShopper(shop)
    const refused = await eve.send(`/price-alerts?list=${eve.list}`, {
      list: ada.list,
      email: 'eve@mail.example',
    })
    expect(refused.status).toBe(404)
    expect(await rows()).toEqual(before)
  })

  it('send few emails to one mailbox, even for many lists and networks', async () => {
    const email = 'victim@mail.example'
    for (let index = 0; index < 13; index++) {
      const eve = await wishShopper(shop)
      const subscribed = await subscribe(eve, index % 2 ? email : `Victim+${index}@mail.example`, {
        'x-forwarded-for': `203.0.113.${index}`,
      })
      // A suppressed email gets the same response.
      expect(await subscribed.text()).toContain('Check your inbox')
    }
    const emails = await shop.db
      .selectFrom('email')
      .select('recipient')
      .where('recipient', 'like', 'victim%')
      .execute()
    expect(emails).toHaveLength(emailBudgets.forms.short.max)
  })

  it('are rate-limited, and the address stays in the form', async () => {
    const ada = await wishShopper(shop)
    const { burst } = defaultRates.emails.visitor
    for (let count = 0; count < burst; count++) await subscribe(ada, 'a')
    const limited = await subscribe(ada, 'a@b.example')
    expect(limited.status).toBe(429)
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await limited.text()).toMatch(/value="a@b\.example".*Too many attempts/)
  })
})

describe('links in emails', () => {
  it('lead to existing pages', async () => {
    const url = ''
    const addresses = [withdrawalUrl(url), productUrl(url, { slug: 'school-bag', choice: { color: 'sage' } })]
    for (const address of addresses)
      expect([address, (await shop.fetch(address)).status]).toEqual([address, 200])
  })
})
