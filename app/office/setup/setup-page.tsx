import { useEffect } from 'react'
import { Form, Link, useRevalidator } from 'react-router'
import { readSetup } from '../../commerce/setup/read-setup.server.ts'
import { isSetUp } from '../../commerce/setup/setup.ts'
import { can } from '../../commerce/staff/role.ts'
import { setupMessages as texts } from '../../messages/office/setup.ts'
import { shopContext, staffContext } from '../../web/shop/context.ts'
import { allow } from '../../web/staff/allow.server.ts'
import { PageHead } from '../ui/page-head.tsx'
import type { Route } from './+types/setup-page.ts'
import { SetupList } from './setup-list.tsx'
import styles from './setup-page.module.css'

export const middleware = [allow('settings.edit')]

export async function loader({ context }: Route.LoaderArgs) {
  const { db, providers } = context.get(shopContext)
  const { email, role } = context.get(staffContext)
  return {
    ...(await readSetup(db, providers, new Date())),
    email,
    mayEditPayments: can(role, 'settings.payments'),
  }
}

/** While an email is on its way, in milliseconds. */
const refreshDelay = 2000

/** The checklist of a new shop, each step with one action. */
export default function SetupPage({ loaderData }: Route.ComponentProps) {
  const { states, isDismissed } = loaderData
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
      <p className="soft">{isSetUp(states) ? texts.allDone : texts.intro}</p>
      <SetupList {...loaderData} />
      <div className={`actions ${styles.end}`}>
        {isSetUp(states) ? (
          <Link className="button outlined" to="/" reloadDocument>
            {texts.viewShop}
          </Link>
        ) : (
          <Form method="post" action="/office/setup/dismiss">
            <input type="hidden" name="answer" value={isDismissed ? 'no' : 'yes'} />
            <button type="submit" className="button bare">
              {isDismissed ? texts.showAgain : texts.dismiss}
            </button>
          </Form>
        )}
      </div>
    </>
  )
}
