import { describe, expect, it } from 'vitest'
import { latestEmailFacts } from '#commerce/people/accounts/sign-in/sign-in.fixture.ts'
import { newToken } from '#commerce/values/random-token.server.ts'
import { builtShop } from '#test/built-shop.ts'
import { shopBrowser } from '#test/shop-browser.ts'
import { defaultRates } from '#web/limits/rates.ts'
import { endFreshProof, signedInBrowser } from '../account.fixture.ts'

const boundless = { burst: 1e6, perSecond: 1 }
const shared = { visitor: boundless, address: boundless }

describe('deleting an account', () => {
  const shop = builtShop({ rates: { ...defaultRates, emails: shared, codes: shared } })
  type Browser = ReturnType<typeof shopBrowser>
  let people = 0
  const marked = async () => {
    const email = `gus-${++people}@mail.example`
    const browser = await signedInBrowser(shop, email)
    const answer = await browser.send('/account/delete', {})
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/account'])
    const { token } = await latestEmailFacts(shop.db, 'account-deletion', email)
    return { browser, email, link: `/account/delete/cancel/${token}` }
  }
  const text = async (browser: Browser, target: string) => (await browser.fetch(target)).text()
  const notice = 'Your account will be deleted on'
  const deletions = () => shop.db.selectFrom('customer_deletion').selectAll().execute()

  it('is announced in all of the account, and canceled there', async () => {
    const browser = await signedInBrowser(shop, 'ada@mail.example')
    const page = await text(browser, '/account/delete')
    for (const part of ['Orders and invoices, as long as the law requires', 'Delete my account'])
      expect(page).toContain(part)
    expect(await deletions()).toEqual([])
    await browser.send('/account/delete', {})
    for (const target of ['', '/addresses', '/sessions', '/data', '/delete'])
      expect(await text(browser, `/account${target}`)).toContain(notice)
    expect(await text(browser, '/account/delete')).not.toContain('Delete my account')
    expect((await browser.send('/account/keep', {})).status).toBe(303)
    expect(await text(browser, '/account')).not.toContain(notice)
    expect(await deletions()).toEqual([])
  })

  it('is canceled by the link of the email, by the button alone, in any browser', async () => {
    const { browser, link } = await marked()
    const anyone = shopBrowser(shop)
    const question = await anyone.fetch(link)
    expect([question.status, question.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(await question.text()).toContain('Keep my account')
    expect(await deletions()).toHaveLength(1)
    const answer = await anyone.send(link, {})
    expect([answer.status, (await answer.text()).includes('Your account stays')]).toEqual([200, true])
    expect(await text(browser, '/account')).not.toContain(notice)
    for (const refused of [await anyone.fetch(link), await anyone.send(link, {})])
      expect([refused.status, (await refused.text()).includes('This link no longer works')]).toEqual([
        404,
        true,
      ])
  })

  it('goes on when its owner signs in', async () => {
    const { email } = await marked()
    const other = await signedInBrowser(shop, email)
    expect(await text(other, '/account')).toContain(notice)
    expect(await deletions()).toHaveLength(1)
    await other.send('/account/keep', {})
  })

  it('needs a fresh proof, and somebody signed in', async () => {
    const email = 'ida@mail.example'
    const browser = await signedInBrowser(shop, email)
    await endFreshProof(shop, email)
    for (const answer of [await browser.fetch('/account/delete'), await browser.send('/account/delete', {})])
      expect([answer.status, answer.headers.get('location')]).toEqual([
        303,
        '/account/confirm?returnTo=%2Faccount%2Fdelete',
      ])
    const guest = shopBrowser(shop)
    for (const target of ['/account/delete', '/account/keep'])
      expect((await guest.send(target, {})).status).toBe(303)
    expect(await deletions()).toEqual([])
  })

  it('is canceled by nobody else', async () => {
    const { browser } = await marked()
    const eve = await signedInBrowser(shop, 'eve@mail.example')
    await eve.send('/account/keep', {})
    for (const token of [newToken(), 'x'])
      expect((await eve.send(`/account/delete/cancel/${token}`, {})).status).toBe(404)
    expect(await text(browser, '/account')).toContain(notice)
    await browser.send('/account/keep', {})
  })
})
