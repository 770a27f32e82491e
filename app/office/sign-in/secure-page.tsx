import { data, redirect } from 'react-router'
import { addStaffPasskey } from '#commerce/people/staff/passkeys/staff-passkeys.server.ts'
import { officeSignInMessages } from '#messages/office/sign-in.ts'
import { sentPasskey } from '#web/forms/passkey-form.server.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { readInput, refuseInput } from '#web/requests/read-input.server.ts'
import { shopContext, staffContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import { mayPostponeSecuring } from '#web/staff/may-postpone-securing.server.ts'
import type { Route } from './+types/secure-page.ts'
import { OfficePasskeyForm } from './office-passkey-form.tsx'
import { requireStaffProof } from './require-staff-proof.server.ts'
import { SignInFrame } from './sign-in-frame.tsx'
import { enterOffice, staffBrowser, staffPasskeyFields } from './staff-answer.server.ts'

export const middleware = [allow('office.use', { unsecured: true }), acceptForm(staffPasskeyFields)]

export function loader(args: Route.LoaderArgs) {
  if (args.context.get(staffContext).isSecured) throw redirect('/office', 303)
  return { mayWait: mayPostponeSecuring(args) }
}

/** Takes a new passkey. Its challenge was only given to a session that may add one. */
export async function action(args: Route.ActionArgs) {
  const input = await readInput(args, staffPasskeyFields)
  if (!input.ok) return refuseInput(args)
  const { request, context } = args
  const staff = context.get(staffContext)
  requireStaffProof(staff, '/office/settings/account')
  const { db } = context.get(shopContext)
  const sent = { ...sentPasskey(request, input.values.credential), device: staffBrowser(args).device }
  const result = await addStaffPasskey(db, staff, sent, new Date())
  if (!result.ok) return data(officeSignInMessages.refusals[result.reason], { status: 400 })
  return enterOffice(request, result.token, staff.isSecured ? '/office/settings/account' : '/office')
}

/** The first step of somebody who came by a link: a passkey, or an app with codes. */
export default function SecurePage({ loaderData: { mayWait }, actionData }: Route.ComponentProps) {
  const texts = officeSignInMessages.secure
  return (
    <SignInFrame title={texts.title}>
      <p>{texts.intro}</p>
      {actionData && <p className="bad">{actionData}</p>}
      <section>
        <h2>{texts.passkeyTitle}</h2>
        <p>{texts.passkey}</p>
        <OfficePasskeyForm
          purpose="create"
          options="/office/secure/options"
          action="/office/secure"
          otherwise={<p>{texts.noPasskeys}</p>}
        >
          {texts.create}
        </OfficePasskeyForm>
      </section>
      <section>
        <h2>{texts.appTitle}</h2>
        <p>{texts.app}</p>
        <a className="button outlined" href="/office/secure/app">
          {texts.setUpApp}
        </a>
      </section>
      {mayWait && (
        <section>
          <p>{texts.laterNote}</p>
          <a className="button bare" href="/office">
            {texts.later}
          </a>
        </section>
      )}
    </SignInFrame>
  )
}
