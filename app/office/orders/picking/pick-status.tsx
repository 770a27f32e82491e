import { Link, useLocation } from 'react-router'
import { pickingMessages as texts } from '#messages/office/picking.ts'
import styles from './pick-page.module.css'
import type { PickConnection } from './use-picking.ts'

/** Says if there is no connection, or nobody is signed in any longer. */
export function PickStatus({ connection }: { connection: PickConnection }) {
  const { pathname, search } = useLocation()
  const signIn = `/office/sign-in?${new URLSearchParams({ returnTo: pathname + search })}`
  return (
    <p role="status" className={`small ${styles.status}`}>
      {connection === 'offline' && texts.offline}
      {connection === 'signed-out' && (
        <>
          {texts.signedOut}{' '}
          <Link to={signIn} reloadDocument className="link">
            {texts.signIn}
          </Link>
        </>
      )}
    </p>
  )
}
