import { href, Link } from 'react-router'
import { headerMessages } from '#messages/header.ts'
import { UserIcon } from '#ui/icons/icons.tsx'
import { useVisitorCount } from '../pending-changes/page-queue.ts'
import styles from './header.module.css'

/** Shows after hydration whether the visitor is signed in: before that, the page is the same for everybody. */
export function AccountLink() {
  const isSignedIn = useVisitorCount('account') === 1
  return (
    <Link
      to={href('/account')}
      className={`icon-button ${isSignedIn ? styles.signedIn : ''}`}
      aria-label={isSignedIn ? headerMessages.signedIn : headerMessages.account}
    >
      <UserIcon size={20} />
    </Link>
  )
}
