import type { BuiltShop } from '../../../test/built-shop.ts'
import { shopBrowser } from '../../../test/shop-browser.ts'
import { latestSignInEmail } from '../../commerce/accounts/sign-in/sign-in.fixture.ts'
import { canonicalEmail } from '../../commerce/mailbox.ts'

/** A browser that asked for a code to be sent to this address. */
export async function askForCode(shop: BuiltShop, email: string, browser = shopBrowser(shop)) {
  const answer = await browser.send('/account', { email })
  if (answer.status !== 303) throw new Error(`${answer.status} ${await answer.text()}`)
  const { code, link } = await latestSignInEmail(shop.db, canonicalEmail(email))
  return { browser, code, link }
}

/** A browser that is signed in; `browser` is a guest's. */
export async function signedInBrowser(shop: BuiltShop, email: string, browser = shopBrowser(shop)) {
  const { code } = await askForCode(shop, email, browser)
  const answer = await browser.send('/account/sign-in', { code })
  if (answer.status !== 303) throw new Error(`${answer.status} ${await answer.text()}`)
  return browser
}
