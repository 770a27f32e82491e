import { data, href, redirect } from 'react-router'
import { emailField } from '#commerce/editing/input/text-fields.server.ts'
import { requestEmailChange } from '#commerce/people/accounts/email-change/request-email-change.server.ts'
import { maxEmailLength } from '#commerce/values/typed/max-email-length.ts'
import { changeEmailMessages as messages } from '#messages/change-email.ts'
import { sendsEmails } from '#messages/current-emails.ts'
import { sharedMessages } from '#messages/shared.ts'
import { TextField } from '#ui/field/field.tsx'
import { ContactInstead } from '#ui/message/contact-instead.tsx'
import { signInCookie } from '#web/forms/sign-in-cookie.server.ts'
import { withActionHeaders } from '#web/pages/action-headers.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { countForm } from '#web/requests/count-form.server.ts'
import { readInput, refuseInput } from '#web/requests/read-input.server.ts'
import { requireEmails } from '#web/requests/require-emails.server.ts'
import { shopContext, signedInContext } from '#web/shop/context.ts'
import { pageMeta } from '../../layout-data/page-meta.ts'
import { AccountFormError } from '../account-form-error.tsx'
import { accountHeaders } from '../load-signed-in.server.ts'
import { requireFreshProof } from '../proof/require-fresh-proof.server.ts'
import { emailErrorText } from '../sign-in/email-error-text.ts'
import styles from '../sign-in/sign-in.module.css'
import type { Route } from './+types/change-email-page.ts'

const fields = { email: emailField }

export const middleware = [acceptForm(fields)]

/** Asks for a new address. */
export async function loader(args: Route.LoaderArgs) {
  const { account } = await requireFreshProof(args)
  return data({ email: account.email }, { headers: await accountHeaders(args) })
}

/** Emails a code to the new address. The answer is the same whether or not another account has it. */
export async function action(args: Route.ActionArgs) {
  const { request, context } = args
  const input = await readInput(args, fields)
  if (!input.ok && !(await context.get(signedInContext)())) throw refuseInput(args)
  const { account } = await requireFreshProof(args, href('/account/settings/email'))
  requireEmails(href('/account/settings/email'))
  const wait = await countForm(context, 'emails')
  const { email: typed = '' } = input.typed
  if (wait > 0)
    return data({ typed, wait, error: undefined }, { status: 429, headers: { 'Retry-After': String(wait) } })
  const refuse = (error: string) => data({ typed, wait, error }, { status: 400 })
  if (!input.ok) return refuse(emailErrorText(input.errors.email))
  const nonce = await requestEmailChange(context.get(shopContext).db, account, input.values.email, new Date())
  if (nonce === undefined) return refuse(messages.ownAddress)
  const headers = { 'Set-Cookie': signInCookie(request, nonce), 'Cache-Control': 'no-store' }
  return redirect(href('/account/settings/email/code'), { status: 303, headers })
}

export function headers(args: Route.HeadersArgs) {
  return withActionHeaders(args)
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: messages.title })
}

export default function ChangeEmailPage({ loaderData: { email }, actionData }: Route.ComponentProps) {
  const { typed, error, wait = 0 } = actionData ?? {}
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 tabIndex={-1}>{messages.title}</h1>
      <p>{messages.intro({ email })}</p>
      {sendsEmails() ? (
        <AddressForm {...{ typed, error, wait }} />
      ) : (
        <ContactInstead text={messages.noEmails} />
      )}
    </div>
  )
}

interface AddressFormProps {
  typed: string | undefined
  error: string | undefined
  wait: number
}

function AddressForm({ typed, error, wait }: AddressFormProps) {
  return (
    <>
      {wait > 0 && <AccountFormError>{sharedMessages.tooManyAttempts({ seconds: wait })}</AccountFormError>}
      <form method="post" className={styles.form} noValidate>
        <TextField
          id="email"
          name="email"
          type="email"
          inputMode="email"
          label={messages.newEmail}
          note={messages.sendNote}
          error={error}
          defaultValue={typed}
          maxLength={maxEmailLength}
          autoComplete="email"
        />
        <button type="submit" className="button">
          {messages.send}
        </button>
      </form>
    </>
  )
}
