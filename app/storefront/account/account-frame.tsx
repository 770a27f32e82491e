import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { accountMessages } from '#messages/account.ts'
import styles from './account-frame.module.css'

/** The pages of an account, in the order of its navigation. */
const sections = [
  ['orders', href('/account')],
  ['reviews', href('/account/reviews')],
  ['addresses', href('/account/addresses')],
  ['devices', href('/account/sessions')],
  ['settings', href('/account/settings')],
] as const

interface AccountFrameProps {
  /** The section on this page. */
  current: (typeof sections)[number][0]
  email: string
  title?: string | undefined
  children: ReactNode
}

/** A page of the account, with links to the others. */
export function AccountFrame({ current, email, title = accountMessages.title, children }: AccountFrameProps) {
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <div>
          <h1 tabIndex={-1}>{title}</h1>
          <p>{accountMessages.signedInAs({ email })}</p>
        </div>
        <form method="post" action={href('/account/sign-out')}>
          <button type="submit" className={styles.link}>
            {accountMessages.signOut}
          </button>
        </form>
      </header>
      <nav aria-label={accountMessages.sections} className={styles.sections}>
        <ul>
          {sections.map(([section, to]) => (
            <li key={section}>
              <Link to={to} aria-current={section === current ? 'page' : undefined}>
                {accountMessages[section]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </div>
  )
}
