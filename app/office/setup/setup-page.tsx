import { useEffect } from 'react'
import { data, Form, Link, useRevalidator } from 'react-router'
import { emailField } from '#commerce/editing/input/text-fields.server.ts'
import { can } from '#commerce/people/staff/role.ts'
import { readSetup } from '#commerce/running/setup/read-setup.server.ts'
import { isSetUp } from '#commerce/running/setup/setup.ts'
import { sendTestEmail } from '#commerce/running/setup/try-setup.server.ts'
import { inputErrorText } from '#messages/input-errors.ts'
import { setupMessages as texts } from '#messages/office/setup.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { readInput, refuseInput } from '#web/requests/read-input.server.ts'
import { shopContext, staffContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import { redirectWithNotice } from '../notices/notice.server.ts'
import { PageHead } from '../ui/page-head.tsx'
import type { Route } from './+types/setup-page.ts'
import { SetupList } from './setup-list.tsx'
import styles from './setup-page.module.css'

const fields = { email: emailField }

export const middleware = [allow('settings.edit'), acceptForm(fields)]

export async function loader({ context }: Route.LoaderArgs) {
  const { email, role } = context.get(staffContext)
  const setup = await readSetup(context.get(shopContext), new Date())
  return {
    ...setup,
    email: email ?? setup.facts.email,
    mayEditPayments: can(role, 'settings.payments'),
  }
}

/** Sends a test email; the page then waits for the outbox. */
export async function action(args: Route.ActionArgs) {
  const input = await readInput(args, fields)
  if (!input.ok) {
    if (!input.errors.email) return refuseInput(args)
    return data({ email: input.typed.email, error: inputErrorText(input.errors.email) }, { status: 400 })
  }
  const { email } = input.values
  await sendTestEmail(args.context.get(shopContext).db, email, new Date())
  return redirectWithNotice(args.request, '/office/setup', { text: texts.sent(email) })
}

/** While an email is on its way, in milliseconds. */
const refreshDelay = 2000

/** The checklist of a new shop, each step with one action. */
export default function SetupPage({ loaderData, actionData }: Route.ComponentProps) {
  const { states, isDismissed, isDemo, mayEditPayments } = loaderData
  const done = states.filter(({ problem }) => problem === null).length
  const isSending = states.some(({ problem }) => problem === 'sending')
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isSending) return
    const timer = setInterval(() => void revalidate(), refreshDelay)
    return () => clearInterval(timer)
  }, [isSending, revalidate])
  return (
    <>
      <PageHead title={texts.title} note={texts.progress(done, states.length)} />
      {isDemo ? (
        <DemoNote mayStart={mayEditPayments} />
      ) : (
        <p className="soft">{isSetUp(states) ? texts.allDone : texts.intro}</p>
      )}
      <SetupList {...loaderData} answer={actionData} />
      <div className={`actions ${styles.end}`}>
        {isSetUp(states) && (
          <Link className="button outlined" to="/" reloadDocument>
            {texts.viewShop}
          </Link>
        )}
        <Form method="post" action="/office/setup/dismiss">
          <input type="hidden" name="answer" value={isDismissed ? 'no' : 'yes'} />
          <button type="submit" className="button outlined">
            {isDismissed ? texts.showAgain : texts.dismiss}
          </button>
        </Form>
      </div>
    </>
  )
}

/** The way out of the demo comes before its checklist, which the demo has filled. */
function DemoNote({ mayStart }: { mayStart: boolean }) {
  const { title, text, start, ownerOnly } = texts.demo
  return (
    <div className={styles.demo}>
      <p>
        <b>{title}</b> {text} {!mayStart && ownerOnly}
      </p>
      {mayStart && (
        <Link className="button main" to="/office/setup/empty">
          {start}
        </Link>
      )}
    </div>
  )
}
