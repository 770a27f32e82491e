import type { PasskeyPurpose } from '#commerce/people/passkeys/passkey.ts'
import {
  type AuthenticatorLies,
  PasskeyAuthenticator,
} from '#commerce/people/passkeys/passkey-authenticator.fixture.ts'
import type { BuiltShop } from '#test/built-shop.ts'
import type { shopBrowser } from '#test/shop-browser.ts'

type Browser = ReturnType<typeof shopBrowser>

/** The options of `navigator.credentials` for this browser. */
export async function passkeyOptionsFor(browser: Browser, purpose: PasskeyPurpose) {
  const answer = await browser.send('/account/passkeys/options', { purpose })
  if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`)
  return answer.json()
}

/** Adds a passkey to the account of this browser. */
export async function addPasskeyIn(shop: BuiltShop, browser: Browser): Promise<PasskeyAuthenticator> {
  const authenticator = new PasskeyAuthenticator(shop.origin)
  const credential = authenticator.create(await passkeyOptionsFor(browser, 'create'))
  const answer = await browser.send('/account/passkeys/add', { credential })
  if (answer.status !== 303) throw new Error(`${answer.status} ${await answer.text()}`)
  return authenticator
}

/** Signs in to this browser with a passkey, or tries to. */
export async function signInWithPasskeyIn(
  browser: Browser,
  authenticator: PasskeyAuthenticator,
  { query = '', ...lies }: AuthenticatorLies & { query?: string } = {},
): Promise<Response> {
  const credential = authenticator.get(await passkeyOptionsFor(browser, 'sign-in'), lies)
  return browser.send(`/account/sign-in/passkey${query}`, { credential })
}
