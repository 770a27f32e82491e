import { data } from 'react-router'
import { optionalField } from '#commerce/editing/input/field.server.ts'
import { proveStaffSession } from '#commerce/people/staff/sessions/staff-sessions.server.ts'
import { confirmWithStaffCode } from '#commerce/people/staff/sign-in/staff-code.server.ts'
import type { SignedInStaff } from '#commerce/people/staff/signed-in-staff.ts'
import { inOneCommit } from '#db/connection/one-commit.server.ts'
import { officeSignInMessages } from '#messages/office/sign-in.ts'
import { returnToField } from '#web/forms/return-to-field.server.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { readInput, refuseInput } from '#web/requests/read-input.server.ts'
import { shopContext, staffContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import { TextBox } from '../ui/form/office-field.tsx'
import type { Route } from './+types/confirm-page.ts'
import { afterConfirming, carriedField, carryForm, maxCarriedBytes } from './carried-form.server.ts'
import { OfficePasskeyForm } from './office-passkey-form.tsx'
import { SignInFrame } from './sign-in-frame.tsx'
import {
  askedReturnPath,
  countStaffAttempt,
  officeReturnPath,
  staffCodeField,
} from './staff-answer.server.ts'

const fields = { code: optionalField(staffCodeField), returnTo: returnToField, carried: carriedField }

export const middleware = [allow('office.use'), acceptForm(fields, { maxBytes: 2 * maxCarriedBytes })]

export function loader({ request, context }: Route.LoaderArgs) {
  return { returnTo: askedReturnPath(request), isSecured: context.get(staffContext).isSecured }
}

export async function action(args: Route.ActionArgs) {
  const form = new URL(args.request.url).searchParams.get('form')
  if (form !== null) return { carried: await carryForm(args.request, form) }
  const input = await readInput(args, fields)
  if (!input.ok) return refuseInput(args)
  const { carried } = input.values
  const returnTo = officeReturnPath(input.values.returnTo, args.request)
  const staff = args.context.get(staffContext)
  const code = input.values.code ?? ''
  const wait = await countStaffAttempt(args, { email: staff.email, code, sessionId: staff.sessionId })
  if (wait !== undefined) return data({ carried, returnTo, error: wait }, { status: 429 })
  const token = await confirm(args, staff, code)
  const error = officeSignInMessages.confirm.wrongCode
  if (token === undefined) return data({ carried, returnTo, error }, { status: 400 })
  return afterConfirming(args.request, token, input.values)
}

interface Answer {
  carried?: string | undefined
  returnTo?: string
  error?: string
}

/** `allow` lets in somebody without a passkey and an app on this computer alone, where a click is enough. */
function confirm({ context }: Route.ActionArgs, staff: SignedInStaff, code: string) {
  const { db } = context.get(shopContext)
  if (staff.isSecured) return confirmWithStaffCode(db, staff, code, new Date())
  return inOneCommit(db, tx => proveStaffSession(tx, staff, new Date()))
}

/** Asks for a passkey or code before something that needs a fresh one. */
export default function OfficeConfirmPage({ loaderData, actionData }: Route.ComponentProps) {
  const { confirm: texts, code, codeHint, orCode } = officeSignInMessages
  const { carried, error, returnTo = loaderData.returnTo }: Answer = actionData ?? {}
  const hidden = (
    <>
      <input type="hidden" name="returnTo" value={returnTo} />
      {carried && <input type="hidden" name="carried" value={carried} />}
    </>
  )
  if (!loaderData.isSecured)
    return (
      <SignInFrame title={texts.title}>
        <p>{texts.pressNote}</p>
        {carried && <p>{texts.carried}</p>}
        <form method="post" action="/office/confirm">
          {hidden}
          <button type="submit" className="button main">
            {texts.press}
          </button>
        </form>
      </SignInFrame>
    )
  return (
    <SignInFrame title={texts.title}>
      <p>{texts.intro}</p>
      {carried && <p>{texts.carried}</p>}
      <OfficePasskeyForm
        purpose="confirm"
        options="/office/secure/options"
        action="/office/confirm/passkey"
        hidden={hidden}
      >
        {texts.passkey}
      </OfficePasskeyForm>
      <section>
        <h2>{orCode}</h2>
        <form method="post" action="/office/confirm">
          {hidden}
          <TextBox
            name="code"
            label={code}
            hint={codeHint}
            autoComplete="one-time-code"
            required
            error={error}
          />
          <button type="submit" className="button outlined">
            {texts.code}
          </button>
        </form>
      </section>
    </SignInFrame>
  )
}
