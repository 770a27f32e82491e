import { expect, it } from 'vitest'
import { latestSignInEmail } from '#commerce/people/accounts/sign-in/sign-in.fixture.ts'
import { askForCode, signedInBrowser } from '#storefront/account/account.fixture.ts'
import { waterPotSku as pot, blackTeeSku as tee } from '../demo-skus.ts'
import { shopBrowser } from '../shop-browser.ts'
import type { SharedShop } from './two-processes.ts'

type Browser = ReturnType<typeof shopBrowser>

/** Races of sign-ins. Networks are numbered from 1000, so that no limit is shared with other races. */
export function itSignsInAtOnce(shop: SharedShop): void {
  let people = 1000
  const newGuest = () => {
    people += 1
    return { browser: shopBrowser(shop.from(people)), email: `racer-${people}@people-${people}.example` }
  }
  const guestWith = async (sku: string, quantity: string) => {
    const guest = newGuest()
    await guest.browser.send('/cart/add', { sku, quantity })
    return guest
  }
  /** Another tab of the same browser. */
  const tabOf = ({ cookies }: Browser) => {
    const tab = shopBrowser(shop)
    for (const [name, value] of cookies) tab.cookies.set(name, value)
    return tab
  }
  const linesOf = async ({ fetch }: Browser): Promise<[string, number][]> => {
    const { lines } = await (await fetch('/cart/state')).json()
    return lines.map(({ sku, quantity }: { sku: string; quantity: number }) => [sku, quantity]).toSorted()
  }
  const sessionsOf = (email: string) =>
    shop.db
      .selectFrom('session')
      .innerJoin('account', 'account.visitor_id', 'session.visitor_id')
      .select('session.id')
      .where('email', '=', email)
      .execute()

  it('sign in once with a code that two tabs enter', async () => {
    const { browser, email } = newGuest()
    const { code } = await askForCode(shop, email, browser)
    const tabs = [browser, tabOf(browser), tabOf(browser), tabOf(browser)]
    const answers = await Promise.all(tabs.map(tab => tab.send('/account/sign-in', { code })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 400, 400, 400])
    expect(await sessionsOf(email)).toHaveLength(1)
  })

  it('sign in once with a link that several browsers open', async () => {
    const { browser, email } = newGuest()
    const { link } = await askForCode(shop, email, browser)
    const browsers = Array.from({ length: 4 }, () => newGuest().browser)
    const answers = await Promise.all(browsers.map(one => one.send(`/account/sign-in/link/${link}`, {})))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 404, 404, 404])
    expect(await sessionsOf(email)).toHaveLength(1)
  })

  it('merge a guest once who signs in in two tabs', async () => {
    const { browser, email } = await guestWith(tee, '2')
    const before = await signedInBrowser(shop, email, shopBrowser(shop.from(people)))
    await before.send('/cart/add', { sku: pot, quantity: '1' })
    const links: string[] = []
    for (let count = 0; count < 2; count += 1) links.push((await askForCode(shop, email, browser)).link)
    const tabs = [browser, tabOf(browser)]
    const answers = await Promise.all(
      tabs.map((tab, index) => tab.send(`/account/sign-in/link/${links[index]}`, {})),
    )
    expect(answers.map(({ status }) => status)).toEqual([303, 303])
    const expected = [
      [pot, 1],
      [tee, 2],
    ].toSorted()
    for (const tab of [before, ...tabs]) expect(await linesOf(tab)).toEqual(expected)
  })

  it('keep the data of a guest who signs in while another device signs out everywhere', async () => {
    const { browser, email } = await guestWith(tee, '3')
    const other = await signedInBrowser(shop, email, shopBrowser(shop.from(people)))
    const { code } = await askForCode(shop, email, browser)
    const [signedIn, signedOut] = await Promise.all([
      browser.send('/account/sign-in', { code }),
      other.send('/account/sessions/end-all', {}),
    ])
    expect([signedIn.status, signedOut.status]).toEqual([303, 303])
    expect([...other.cookies]).toEqual([])
    const again = shopBrowser(shop.from(people))
    await again.send('/account', { email })
    const { link } = await latestSignInEmail(shop.db, email)
    await again.send(`/account/sign-in/link/${link}`, {})
    expect(await linesOf(again)).toEqual([[tee, 3]])
  })

  it('keep the data of a guest who signs in in one tab and out in another', async () => {
    const { browser, email } = await guestWith(tee, '1')
    const { code } = await askForCode(shop, email, browser)
    const tab = tabOf(browser)
    const [signedIn, signedOut] = await Promise.all([
      browser.send('/account/sign-in', { code }),
      tab.send('/account/sign-out', {}),
    ])
    expect([signedIn.status, signedOut.status]).toEqual([303, 303])
    expect(await linesOf(browser)).toEqual([[tee, 1]])
  })
}
