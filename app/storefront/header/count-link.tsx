import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { itemsInWords } from '../items-in-words.ts'
import { useCount } from '../sending/sending.ts'
import styles from './count-link.module.css'

interface CountLinkProps {
  to: string
  label: string
  counted: 'cart' | 'wishes'
  /** The icon. */
  children: ReactNode
}

/** The way to what a visitor keeps. How many that are comes when the page is alive: before that it is the same page for everybody. */
export function CountLink({ to, label, counted, children }: CountLinkProps) {
  const count = useCount(counted) ?? 0
  return (
    <Link
      to={to}
      className={`icon-button ${styles.link}`}
      aria-label={count > 0 ? `${label}, ${itemsInWords(count)}` : label}
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
