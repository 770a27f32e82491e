import { latestEmailFacts, latestSignInEmail } from '#commerce/people/accounts/sign-in/sign-in.fixture.ts'
import { canonicalEmail } from '#commerce/values/mailbox.ts'
import type { BuiltShop } from '#test/built-shop.ts'
import { shopBrowser } from '#test/shop-browser.ts'

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

/** Makes the last proof of all sessions of an account older than ten minutes. */
export async function endFreshProof({ db }: BuiltShop, email: string): Promise<void> {
  const visitor = db.selectFrom('account').select('visitor_id').where('email', '=', canonicalEmail(email))
  await db
    .updateTable('session')
    .set({ proven_at: new Date(Date.now() - 11 * 60_000).toISOString() })
    .where('visitor_id', '=', visitor)
    .execute()
}

/** Asks for a code that confirms the account of this browser, and returns it. */
export async function askToConfirm(
  shop: BuiltShop,
  browser: ReturnType<typeof shopBrowser>,
  email: string,
  query = '',
): Promise<string> {
  const answer = await browser.send(`/account/confirm${query}`, {})
  if (answer.status !== 303) throw new Error(`${answer.status} ${await answer.text()}`)
  return (await latestEmailFacts(shop.db, 'confirm-account', canonicalEmail(email))).code
}
