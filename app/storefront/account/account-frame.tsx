import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { accountMessages } from '../../messages/account.ts'
import styles from './account-frame.module.css'

interface AccountFrameProps {
  /** The section on this page. */
  current: 'orders' | 'reviews' | 'addresses' | 'devices'
  email: string
  children: ReactNode
}

/** A page of the account, with links to the others. */
export function AccountFrame({ current, email, children }: AccountFrameProps) {
  const sections = [
    ['orders', href('/account')],
    ['reviews', href('/account/reviews')],
    ['addresses', href('/account/addresses')],
    ['devices', href('/account/sessions')],
  ] as const
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <div>
          <h1 tabIndex={-1}>{accountMessages.title}</h1>
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
