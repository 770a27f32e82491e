import { data } from 'react-router'
import { emailField } from '#commerce/editing/input/text-fields.server.ts'
import { finishTotpSetup, startTotpSetup } from '#commerce/people/staff/sign-in/staff-code.server.ts'
import { type QrCode, qrCode } from '#commerce/people/staff/totp/qr-code.server.ts'
import { totpUri } from '#commerce/people/staff/totp/totp.server.ts'
import { inputErrorText } from '#messages/input-errors.ts'
import { officeSignInMessages } from '#messages/office/sign-in.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { readInput } from '#web/requests/read-input.server.ts'
import { shopContext, staffContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import { knownDeviceCookie } from '#web/staff/known-device.server.ts'
import { staffCookie } from '#web/staff/staff-cookie.server.ts'
import { TextBox } from '../ui/form/office-field.tsx'
import type { Route } from './+types/app-page.ts'
import styles from './app-page.module.css'
import { RecoveryCodes } from './recovery-codes.tsx'
import { requireStaffProof } from './require-staff-proof.server.ts'
import { SignInFrame } from './sign-in-frame.tsx'
import { countStaffAttempt, staffCodeField } from './staff-answer.server.ts'

const fields = { email: emailField, code: staffCodeField }

export const middleware = [allow('office.use', { unsecured: true }), acceptForm(fields)]

const page = '/office/secure/app'

export async function loader({ context }: Route.LoaderArgs) {
  const staff = context.get(staffContext)
  requireStaffProof(staff, page)
  const { db, settings } = context.get(shopContext)
  const secret = await startTotpSetup(db, staff)
  // The page that shows the recovery codes loads this, too.
  if (secret === undefined) return { email: staff.email ?? '' }
  const { shopName } = await settings()
  const uri = totpUri(secret, { shopName, email: staff.email ?? staff.name })
  return { email: staff.email ?? '', app: { secret: secret.match(/.{4}/g)!.join(' '), uri, qr: qrCode(uri) } }
}

type Errors = Partial<Record<'email' | 'code', string>>

const refuse = (email: string, errors: Errors, status = 400) => data({ email, errors }, { status })

export async function action(args: Route.ActionArgs) {
  const { request, context } = args
  const staff = context.get(staffContext)
  requireStaffProof(staff, page)
  const input = await readInput(args, fields)
  const email = input.typed.email ?? ''
  if (!input.ok) {
    const errors = Object.entries(input.errors).map(([name, error]) => [name, inputErrorText(error!)])
    return refuse(email, Object.fromEntries(errors))
  }
  const wait = await countStaffAttempt(args)
  if (wait !== undefined) return refuse(email, { code: wait }, 429)
  const { app } = officeSignInMessages
  const { db } = context.get(shopContext)
  const finished = await finishTotpSetup(db, staff, input.values, new Date())
  if (!finished.ok)
    return refuse(
      email,
      finished.reason === 'email-taken' ? { email: app.emailTaken } : { code: app.wrongCode },
    )
  const headers = new Headers({ 'Set-Cookie': staffCookie(request, finished.token) })
  headers.append('Set-Cookie', knownDeviceCookie(request, db, input.values.email))
  return data({ codes: finished.recoveryCodes }, { headers })
}

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

/** Sets up an app that shows codes, and shows the recovery codes once. */
export default function AppPage({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData && 'codes' in actionData) return <RecoveryCodes codes={actionData.codes} doneTo="/office" />
  const { app, code } = officeSignInMessages
  const { errors = {} } = actionData ?? {}
  return (
    <SignInFrame title={app.title}>
      {loaderData.app && <AppKey {...loaderData.app} />}
      <form method="post" action={page}>
        <TextBox
          name="email"
          inputMode="email"
          label={officeSignInMessages.email}
          hint={app.emailHint}
          autoComplete="username"
          required
          readOnly={loaderData.email !== ''}
          defaultValue={actionData?.email ?? loaderData.email}
          error={errors.email}
        />
        <TextBox
          name="code"
          label={code}
          autoComplete="one-time-code"
          inputMode="numeric"
          required
          error={errors.code}
        />
        <button type="submit" className="button main">
          {app.finish}
        </button>
      </form>
    </SignInFrame>
  )
}

interface AppKeyProps {
  qr: QrCode
  /** Opens an app on this device. */
  uri: string
  secret: string
}

/** The key that an authenticator app needs: to scan, to open, or to type. */
function AppKey({ qr: { size, path }, uri, secret }: AppKeyProps) {
  const { steps, qrLabel, open, orType } = officeSignInMessages.app
  return (
    <>
      <p>{steps}</p>
      <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={qrLabel}>
        <path d={path} shapeRendering="crispEdges" />
      </svg>
      <a className="button outlined" href={uri}>
        {open}
      </a>
      <p>
        {orType}
        <br />
        <span className={styles.key}>{secret}</span>
      </p>
    </>
  )
}
