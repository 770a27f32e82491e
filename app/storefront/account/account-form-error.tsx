import type { ReactNode } from 'react'
import styles from './account-frame.module.css'

/** The reason why a form was refused, above it. */
export function AccountFormError({ children }: { children: ReactNode }) {
  return (
    <p className={styles.error} role="alert">
      {children}
    </p>
  )
}
