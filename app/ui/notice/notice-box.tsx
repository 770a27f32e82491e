import type { ReactNode, RefObject } from 'react'
import styles from './notice-box.module.css'

interface NoticeBoxProps {
  id: string
  title: string
  isError?: boolean
  ref?: RefObject<HTMLElement | null> | undefined
  children?: ReactNode
}

/** A message above the form. It takes the focus, so screen readers start there. */
export function NoticeBox({ id, title, isError = false, ref, children }: NoticeBoxProps) {
  return (
    <section
      ref={ref}
      className={isError ? styles.error : styles.box}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: screen readers don't announce a new page's live regions
      autoFocus
      aria-labelledby={id}
    >
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
