import type { ReactNode } from 'react'
import styles from './sign-in-frame.module.css'

/** A page outside the office's frame: one column with a title. */
export function SignInFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className={styles.frame}>
      <title>{title}</title>
      <h1>{title}</h1>
      {children}
    </main>
  )
}
