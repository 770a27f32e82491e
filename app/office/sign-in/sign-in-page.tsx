import { data, redirect } from 'react-router'
import { emailField } from '#commerce/editing/input/text-fields.server.ts'
import { signInWithStaffCode } from '#commerce/people/staff/sign-in/staff-code.server.ts'
import { inputErrorText } from '#messages/input-errors.ts'
import { officeSignInMessages } from '#messages/office/sign-in.ts'
import { returnToField } from '#web/forms/return-to-field.server.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { isUnencrypted } from '#web/requests/is-loopback.ts'
import { readInput } from '#web/requests/read-input.server.ts'
import { findStaffContext, shopContext } from '#web/shop/context.ts'
import { knownDeviceCookie } from '#web/staff/known-device.server.ts'
import { TextBox } from '../ui/form/office-field.tsx'
import type { Route } from './+types/sign-in-page.ts'
import { OfficePasskeyForm } from './office-passkey-form.tsx'
import styles from './sign-in-frame.module.css'
import { SignInFrame } from './sign-in-frame.tsx'
import {
  askedReturnPath,
  countStaffAttempt,
  enterOffice,
  officeReturnPath,
  staffBrowser,
  staffCodeField,
} from './staff-answer.server.ts'

const fields = { email: emailField, code: staffCodeField, returnTo: returnToField }

export const middleware = [acceptForm(fields)]

export const headers = () => ({ 'Cache-Control': 'no-store' })

export async function loader({ request, context }: Route.LoaderArgs) {
  const returnTo = askedReturnPath(request)
  if (await context.get(findStaffContext)()) throw redirect(returnTo, 303)
  return { returnTo, isUnencrypted: isUnencrypted(request.url) }
}

interface Refused {
  returnTo: string
  email?: string
  errors: { email?: string; code?: string }
}

const refuse = (refused: Refused, status = 400) => data(refused, { status })

export async function action(args: Route.ActionArgs) {
  const input = await readInput(args, fields)
  const email = input.typed.email ?? ''
  const returnTo = officeReturnPath(input.typed.returnTo, args.request)
  if (!input.ok) {
    const errors = Object.entries(input.errors).map(([name, error]) => [name, inputErrorText(error!)])
    return refuse({ email, returnTo, errors: Object.fromEntries(errors) })
  }
  const wait = await countStaffAttempt(args, input.values)
  if (wait !== undefined) return refuse({ email, returnTo, errors: { code: wait } }, 429)
  const { request, context } = args
  const { db } = context.get(shopContext)
  const token = await signInWithStaffCode(db, input.values, staffBrowser(args), new Date())
  if (token === undefined)
    return refuse({ email, returnTo, errors: { code: officeSignInMessages.wrongCode } })
  const answer = enterOffice(request, token, returnTo)
  answer.headers.append('Set-Cookie', knownDeviceCookie(request, db, input.values.email))
  return answer
}

/** Signs staff in, by passkey or by a code of their app. */
export default function OfficeSignInPage({ loaderData, actionData }: Route.ComponentProps) {
  const { title, intro, passkey, orCode, email, code, codeHint, signIn, lost, unencrypted } =
    officeSignInMessages
  const { returnTo, errors = {} } = { ...loaderData, ...actionData }
  return (
    <SignInFrame title={title}>
      <p>{intro}</p>
      {loaderData.isUnencrypted && (
        <p role="note" className={styles.warning}>
          {unencrypted}
        </p>
      )}
      <OfficePasskeyForm
        purpose="sign-in"
        options="/office/sign-in/options"
        action="/office/sign-in/passkey"
        hidden={<input type="hidden" name="returnTo" value={returnTo} />}
      >
        {passkey}
      </OfficePasskeyForm>
      <section>
        <h2>{orCode}</h2>
        <form method="post" action="/office/sign-in">
          <input type="hidden" name="returnTo" value={returnTo} />
          <TextBox
            name="email"
            inputMode="email"
            label={email}
            autoComplete="username"
            required
            defaultValue={actionData?.email}
            error={errors.email}
          />
          <TextBox
            name="code"
            label={code}
            hint={codeHint}
            autoComplete="one-time-code"
            required
            error={errors.code}
          />
          <button type="submit" className="button outlined">
            {signIn}
          </button>
        </form>
      </section>
      <p className="small">{lost}</p>
    </SignInFrame>
  )
}
