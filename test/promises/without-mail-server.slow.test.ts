import { beforeAll, describe, expect, it } from 'vitest'
import { officeCookie } from '#web/staff/office-cookie.fixture.ts'
import { builtShop } from '../built-shop.ts'
import { soldOutSku } from '../demo-skus.ts'
import { htmlBetween } from '../html.ts'
import { liftedRates } from '../lifted-rates.ts'
import { shopBrowser } from '../shop-browser.ts'
import { PromiseShop } from './promise-shop.ts'

const staff = '/office/settings/staff'
const bob = { name: 'Bob', email: 'bob@example.com', role: 'packer' }

/** Says that the shop sends, sent or will send an email or a code. */
const promise = new RegExp(
  [
    // “we’ll email you”, “we’re emailing”, “emailed”, but not “the emails we sent you” of the past
    /(?<!emails )we(.ll|.ve|.re)?( just)? (e-?mail|send|sent a|reply|write)/,
    /\bemail(ed| me|ing)\b|(by|get an|in every) e-?mail\b|inbox|get (price )?alerts/,
    /(?<!ver)(schick|send|schreib|antwort|benachrichtig)(e|en) wir|wir .{0,40}(?<!ver)(schick|send|schreib|antwort|benachrichtig)en/,
    /per e-mail(?! können)|postfach|erhalten .{0,40}e-mail|benachrichtigen\b|in jeder e-mail/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'i',
)

/** The merchant's own pages, and emails that were queued while the demo had its inbox. */
const isByMerchant = (page: string) => page.startsWith('/pages/') || page.startsWith('email ')

const ofShopper = ['/account/settings', '/account/settings/email', '/account/delete']

const ofEverybody = [`/back-in-stock/${soldOutSku}`, '/contact', '/orders', '/withdrawal']

const ofCheckout = ['confirm-email', 'link-sent', 'express-later', 'pay-now'].map(
  notice => `/checkout?notice=${notice}`,
)

describe('a demo that lost its inbox', () => {
  const shop = builtShop({ rates: liftedRates })
  const promises = new PromiseShop(shop)

  beforeAll(() => promises.open())

  /** Sets the time when the shopper last proved the address. */
  const prove = (at: Date) => shop.db.updateTable('session').set({ proven_at: at.toISOString() }).execute()

  /** The promises on the pages of the shopper and of newcomers. */
  async function promised(): Promise<string[]> {
    await prove(new Date())
    const pages = [...(await promises.allTexts())].filter(([page]) => !isByMerchant(page))
    for (const page of [...ofShopper, ...ofCheckout, ...ofEverybody])
      pages.push([page, await promises.page(page)])
    await prove(new Date(0))
    pages.push(['/account/confirm', await promises.page('/account/confirm')])
    for (const page of ['/account', ...ofEverybody])
      pages.push([`${page} for newcomers`, await promises.page(page, {})])
    return pages.flatMap(([page, text]) =>
      text
        .split(/(?<=[.?!])\s+|\n/)
        .filter(sentence => promise.test(sentence))
        .map(sentence => `${page}: ${sentence}`),
    )
  }

  it.each(['en', 'de'])('promises emails on no page (%s)', { timeout: 300_000 }, async language => {
    await promises.change({ language, demo_notice: 'A demo' })
    expect((await promised()).length).toBeGreaterThan(20)
    await promises.change({ language, demo_notice: '' })
    expect(await promised()).toEqual([])
  })

  it('takes no form that asks for one', async () => {
    const browser = shopBrowser(shop)
    const count = async () => (await shop.db.selectFrom('email').select('id').execute()).length
    const before = await count()
    const email = 'new@example.com'
    for (const [form, fields] of [
      ['/account', { email }],
      ['/orders', { email, orderNumber: 'T-7KQ4-M2XA' }],
      [`/back-in-stock/${soldOutSku}`, { email }],
      ['/price-alerts', { email, list: 'one' }],
      ['/contact', { name: 'Ada', email, message: 'Hello' }],
    ] as const) {
      const answer = await browser.send(form, fields)
      expect([form, answer.status, answer.headers.get('location')]).toEqual([
        form,
        303,
        expect.stringContaining(form),
      ])
    }
    expect(await count()).toBe(before)
  })
})

describe('a shop without a mail server', () => {
  const shop = builtShop({ rates: liftedRates, allowsDemoInbox: false })
  let owner: ReturnType<typeof shopBrowser>

  beforeAll(async () => {
    owner = shopBrowser(shop)
    owner.cookies.set('office', (await officeCookie(shop, 'owner', { name: 'Ada' })).replace('office=', ''))
  })

  /** The link in an answer, which says that nothing was emailed. */
  const linkIn = async (response: Response) => {
    expect([response.status, response.headers.get('cache-control')]).toEqual([
      200,
      expect.stringContaining('no-store'),
    ])
    const page = await response.text()
    expect(page).toContain('nothing was emailed')
    expect(page).not.toMatch(/Invitation sent|on its way/)
    const link = /https?:\/\/[^"<\s]*(\/office\/link\/[\w-]+)/.exec(page)
    expect(link).not.toBeNull()
    return link![1]!
  }

  it('offers the wish list and the category for a sold-out variant, in place of an alert', async () => {
    const page = await (await owner.fetch('/productDetails?color=clay&size=xl')).text()
    const offer = htmlBetween(page, 'but you can save it', '</p>')
    expect(offer).toContain(' href="/Shop/category-1"')
    expect(offer).toContain('>See what else is in Category 1</a>')
    expect(page).not.toContain('Email me when')
    expect(await (await owner.fetch('/productDetails?color=clay&size=sm')).text()).not.toContain(
      'to your wish list.',
    )
  })

  it('shows the owner who invites somebody, again or after a reset, the link to pass on, once', async () => {
    const first = await linkIn(await owner.send(staff, bob))
    const { id } = await shop.db
      .selectFrom('staff')
      .select('id')
      .where('name', '=', 'Bob')
      .executeTakeFirstOrThrow()
    const second = await linkIn(await owner.send(`${staff}/invite`, { staff: String(id) }))
    expect(second).not.toBe(first)
    const third = await linkIn(await owner.send(`${staff}/${id}/reset`, {}))
    for (const path of [staff, `${staff}/invite`, `${staff}/${id}/reset`]) {
      const page = await (await owner.fetch(path)).text()
      expect(page).not.toContain('/office/link/')
      expect(page).not.toMatch(/get an email|and email|Email a new link|by email|We email|Send invitation/)
    }
    const visit = await shopBrowser(shop).send(third, {})
    expect([visit.status, visit.headers.get('location')]).toEqual([303, expect.stringMatching(/^\/office/)])
    expect(JSON.stringify(shop.logged)).not.toContain(third.split('/').at(-1))
  })
})
