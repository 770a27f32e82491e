import type { ReactNode } from 'react'
import styles from './notice.module.css'

interface NoticeProps {
  /** Said at once, whatever is read just now. */
  urgent?: boolean
  children: ReactNode
}

/** A word to the shopper above the page, wherever they have scrolled to. Empty it is heard when something comes. */
export function Notice({ urgent = false, children }: NoticeProps) {
  return (
    <div className={styles.notice} role={urgent ? 'alert' : 'status'}>
      {children}
    </div>
  )
}
