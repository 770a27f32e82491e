import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { sharedMessages } from '#messages/shared.ts'
import { useVisitorCount } from '../pending-changes/page-queue.ts'
import styles from './count-link.module.css'

interface CountLinkProps {
  to: string
  label: string
  counted: 'cart' | 'wishes'
  /** The icon. */
  children: ReactNode
}

/** Shows the visitor's count after hydration: before that, the page is the same for everybody. */
export function CountLink({ to, label, counted, children }: CountLinkProps) {
  const count = useVisitorCount(counted) ?? 0
  return (
    <Link
      to={to}
      className={`icon-button ${styles.link}`}
      aria-label={count > 0 ? `${label}, ${sharedMessages.itemCount({ count })}` : label}
    >
      {children}
      {count > 0 && (
        <span aria-hidden className={styles.count}>
          {count > 99 ? '99+' : count}
        </span>
      )}
    </Link>
  )
}
