import { data, href, redirect } from 'react-router'
import { emailField } from '#commerce/editing/input/text-fields.server.ts'
import { isFreshProof } from '#commerce/people/accounts/proof/fresh-proof.ts'
import { requestSignIn } from '#commerce/people/accounts/sign-in/request-sign-in.server.ts'
import { shouldOfferPasskey } from '#commerce/people/passkeys/passkey-offer-store.server.ts'
import { accountMessages } from '#messages/account.ts'
import { passkeyMessages } from '#messages/passkeys.ts'
import { signInMessages } from '#messages/sign-in.ts'
import { signInCookie } from '#web/forms/sign-in-cookie.server.ts'
import { withActionHeaders } from '#web/pages/action-headers.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { countForm } from '#web/requests/count-form.server.ts'
import { readInput } from '#web/requests/read-input.server.ts'
import { requireEmails } from '#web/requests/require-emails.server.ts'
import { shopContext, signedInContext } from '#web/shop/context.ts'
import { pageMeta } from '../layout-data/page-meta.ts'
import type { Route } from './+types/account-page.ts'
import styles from './account-page.module.css'
import { accountHeaders } from './load-signed-in.server.ts'
import { AccountOrders } from './orders/account-orders.tsx'
import { loadAccountOrders } from './orders/load-account-orders.server.ts'
import { AccountPasskeyButton } from './passkey-button/account-passkey-button.tsx'
import { WithPasskeys } from './passkey-button/with-passkeys.tsx'
import { emailErrorText } from './sign-in/email-error-text.ts'
import { returnQueryOf } from './sign-in/return-to.server.ts'
import { SignInForm } from './sign-in/sign-in-form.tsx'

const fields = { email: emailField }

export const middleware = [acceptForm(fields, { isCountedByAction: true })]

/** The orders of the account, or the sign-in form for a guest. */
export async function loader(args: Route.LoaderArgs) {
  const { context, request, url } = args
  const signedIn = await context.get(signedInContext)()
  const headers = await accountHeaders(args)
  if (!signedIn) return data({ orders: null, query: returnQueryOf(request) }, { headers })
  const { account } = signedIn
  const page = url.searchParams.get('page')
  const shop = context.get(shopContext)
  const orders = await loadAccountOrders(shop, account, page, new Date())
  const { email, name } = account
  const isOffered =
    isFreshProof(signedIn.provenAt, new Date()) && (await shouldOfferPasskey(shop.db, account.id))
  return data({ orders, email, name, isOffered }, { headers })
}

/** Emails a code. The answer is the same whether or not there is an account. */
export async function action(args: Route.ActionArgs) {
  const { request, context } = args
  requireEmails(href('/account') + returnQueryOf(request))
  const input = await readInput(args, fields)
  const wait = await countForm(context, 'emails')
  const { email: typed = '' } = input.typed
  if (wait > 0)
    return data({ typed, wait, error: undefined }, { status: 429, headers: { 'Retry-After': String(wait) } })
  if (!input.ok) return data({ typed, wait, error: emailErrorText(input.errors.email) }, { status: 400 })
  const nonce = await requestSignIn(context.get(shopContext).db, input.values.email, new Date())
  const headers = { 'Set-Cookie': signInCookie(request, nonce), 'Cache-Control': 'no-store' }
  return redirect(href('/account/sign-in') + returnQueryOf(request), { status: 303, headers })
}

export function headers(args: Route.HeadersArgs) {
  return withActionHeaders(args)
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: loaderData?.orders ? accountMessages.title : signInMessages.title })
}

export default function AccountPage({ loaderData, actionData }: Route.ComponentProps) {
  return loaderData.orders ? (
    <AccountOrders email={loaderData.email} name={loaderData.name} orders={loaderData.orders}>
      {loaderData.isOffered && <PasskeyOffer />}
    </AccountOrders>
  ) : (
    <SignInForm {...actionData} query={loaderData.query} />
  )
}

/** Offers a passkey after a sign-in by email, on devices that have passkeys. */
function PasskeyOffer() {
  return (
    <WithPasskeys ofThisDevice>
      <section className={styles.offer} aria-labelledby="passkey-offer">
        <h2 id="passkey-offer">{passkeyMessages.offerTitle}</h2>
        <p>{passkeyMessages.offer}</p>
        <div className={styles.choices}>
          <AccountPasskeyButton purpose="create" action={href('/account/passkeys/add')}>
            {passkeyMessages.create}
          </AccountPasskeyButton>
          <form method="post" action={href('/account/passkeys/not-now')}>
            <button type="submit" className="button quiet">
              {passkeyMessages.notNow}
            </button>
          </form>
        </div>
      </section>
    </WithPasskeys>
  )
}
