import { data, href, Link, redirect } from 'react-router'
import { confirmUse, requestConfirmation } from '#commerce/people/accounts/proof/confirm-account.server.ts'
import { isFreshProof } from '#commerce/people/accounts/proof/fresh-proof.ts'
import { findRequestedEmail } from '#commerce/people/accounts/sign-in/sign-in-request-store.server.ts'
import { ofAccount } from '#commerce/people/passkeys/passkey-owner.ts'
import { countPasskeys } from '#commerce/people/passkeys/passkey-store.server.ts'
import { confirmAccountMessages } from '#messages/confirm-account.ts'
import { sendsEmails } from '#messages/current-emails.ts'
import { sharedMessages } from '#messages/shared.ts'
import { signInMessages } from '#messages/sign-in.ts'
import { ContactInstead } from '#ui/message/contact-instead.tsx'
import { readSignInNonce, signInCookie } from '#web/forms/sign-in-cookie.server.ts'
import { withActionHeaders } from '#web/pages/action-headers.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { countForm } from '#web/requests/count-form.server.ts'
import { requireEmails } from '#web/requests/require-emails.server.ts'
import { shopContext } from '#web/shop/context.ts'
import { pageMeta } from '../../layout-data/page-meta.ts'
import { AccountFormError } from '../account-form-error.tsx'
import { accountHeaders, loadSignedIn } from '../load-signed-in.server.ts'
import { PasskeyConfirm } from '../passkey-button/passkey-confirm.tsx'
import { returnPathOf, returnQueryOf } from '../sign-in/return-to.server.ts'
import styles from '../sign-in/sign-in.module.css'
import type { Route } from './+types/confirm-page.ts'

export const middleware = [acceptForm({})]

/** Says why a fresh proof is needed, and offers the ways to give it. */
export async function loader(args: Route.LoaderArgs) {
  const { request, context } = args
  const { account, provenAt } = await loadSignedIn(args)
  if (isFreshProof(provenAt, new Date())) throw redirect(returnPathOf(request), 303)
  const { db } = context.get(shopContext)
  const nonce = readSignInNonce(request)
  const hasCode =
    nonce !== undefined && (await findRequestedEmail(db, confirmUse(account), nonce)) !== undefined
  const hasPasskeys = (await countPasskeys(db, ofAccount(account))) > 0
  const page = { email: account.email, hasCode, hasPasskeys, query: returnQueryOf(request) }
  return data(page, { headers: await accountHeaders(args) })
}

/** Emails a code to the account's own address. */
export async function action(args: Route.ActionArgs) {
  const { request, context } = args
  const { account } = await loadSignedIn(args)
  requireEmails(href('/account/confirm') + returnQueryOf(request))
  const wait = await countForm(context, 'emails')
  if (wait > 0)
    return data(sharedMessages.tooManyAttempts({ seconds: wait }), {
      status: 429,
      headers: { 'Retry-After': String(wait) },
    })
  const { nonce, isSent } = await requestConfirmation(context.get(shopContext).db, account, new Date())
  // The browser keeps the nonce of the code that was sent before.
  if (!isSent) return data(confirmAccountMessages.tooManyEmails, { status: 429 })
  const headers = { 'Set-Cookie': signInCookie(request, nonce), 'Cache-Control': 'no-store' }
  return redirect(href('/account/confirm/code') + returnQueryOf(request), { status: 303, headers })
}

export function headers(args: Route.HeadersArgs) {
  return withActionHeaders(args)
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: confirmAccountMessages.title })
}

export default function ConfirmPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 tabIndex={-1}>{confirmAccountMessages.title}</h1>
      <p>{confirmAccountMessages.intro}</p>
      <ConfirmByEmail {...loaderData} error={actionData} />
      {loaderData.hasPasskeys && <PasskeyConfirm query={loaderData.query} />}
    </div>
  )
}

interface ConfirmByEmailProps {
  email: string
  /** Whether this browser has asked for a code. */
  hasCode: boolean
  error: string | undefined
  /** With the page to return to; may be empty. */
  query: string
}

function ConfirmByEmail({ email, hasCode, error, query }: ConfirmByEmailProps) {
  if (!sendsEmails()) return <ContactInstead text={confirmAccountMessages.noEmails} />
  return (
    <>
      {error && <AccountFormError>{error}</AccountFormError>}
      <form method="post" action={href('/account/confirm') + query} className={styles.form}>
        <p>{confirmAccountMessages.byEmail({ email })}</p>
        <button type="submit" className="button">
          {signInMessages.send}
        </button>
      </form>
      {hasCode && (
        <div className={styles.others}>
          <Link className={styles.link} to={href('/account/confirm/code') + query}>
            {confirmAccountMessages.haveCode}
          </Link>
        </div>
      )}
    </>
  )
}
