import { redirect } from 'react-router'
import { readCompareSelection } from '#commerce/catalog/compare/compare-selection.ts'
import type { Account } from '#commerce/people/accounts/account.ts'
import { saveCompared } from '#commerce/people/accounts/account-store.server.ts'
import { deviceName } from '#commerce/people/accounts/sessions/device-name.ts'
import type { SignInResult } from '#commerce/people/accounts/sign-in/sign-in.server.ts'
import type { SigningInBrowser } from '#commerce/people/accounts/sign-in/signing-in-browser.ts'
import { signInCookie } from '#web/forms/sign-in-cookie.server.ts'
import { personalHeaders } from '#web/forms/visitor-cookies.server.ts'
import type { RouteRequest } from '#web/requests/accept-form.server.ts'
import { shopContext, signedInContext, visitorContext } from '#web/shop/context.ts'
import { loadQuantityLimit } from '../../cart/load-cart.server.ts'
import { isHttps } from '../../compare/forms/compare-form.server.ts'
import { compareCookie, readCompareCookie } from '../../product-controls/compare/compare-cookie.ts'
import { clearSiteData } from '../empty-browser.server.ts'
import { loadAccountCounts } from '../load-signed-in.server.ts'

interface ReadBrowser extends SigningInBrowser {
  /** The account that is signed in there now; signing in ends its session. */
  before: Account | undefined
}

export async function readBrowser({ request, context }: RouteRequest): Promise<ReadBrowser> {
  return {
    before: (await context.get(signedInContext)())?.account,
    visitor: await context.get(visitorContext)(),
    device: deviceName(request.headers.get('user-agent') ?? ''),
    quantityLimit: await loadQuantityLimit(context.get(shopContext)),
  }
}

/** Continues as the account. Deletes the data that another account left in the browser. */
export async function signedInAnswer(
  { request, context }: RouteRequest,
  { account, visitor }: Extract<SignInResult, { ok: true }>,
  { before, to }: { before: Account | undefined; to: string },
): Promise<Response> {
  const shop = context.get(shopContext)
  const headers = personalHeaders(request, visitor, await loadAccountCounts(shop, visitor))
  const selected = readCompareCookie(request.headers.get('cookie'))
  const isOther = before !== undefined && before.id !== account.id
  if (isOther) {
    await saveCompared(shop.db, before.id, selected)
    headers.set('Clear-Site-Data', clearSiteData)
  }
  const own = isOther ? account.compared : [...selected, ...account.compared]
  const compared = readCompareSelection(own.join())
  await saveCompared(shop.db, account.id, compared)
  headers.append('Set-Cookie', compareCookie(compared, isHttps(request)))
  headers.append('Set-Cookie', signInCookie(request, ''))
  return redirect(to, { status: 303, headers })
}
