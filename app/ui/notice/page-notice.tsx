import type { ReactNode } from 'react'
import styles from './page-notice.module.css'

interface PageNoticeProps {
  /** Interrupts a screen reader. */
  urgent?: boolean
  children: ReactNode
}

/** A message that stays in view above the page. Render it empty first, so that screen readers announce its text. */
export function PageNotice({ urgent = false, children }: PageNoticeProps) {
  return (
    <div className={styles.notice} role={urgent ? 'alert' : 'status'}>
      {children}
    </div>
  )
}
