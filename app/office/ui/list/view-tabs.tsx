import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './view-tabs.module.css'

interface ViewTab {
  to: string
  label: string
  /** Text, because large counts are capped. */
  count?: string | undefined
  isCurrent: boolean
}

/** The views of a list. On a phone they scroll sideways. */
export function ViewTabs({
  label,
  tabs,
  children,
}: {
  label: string
  tabs: readonly ViewTab[]
  children?: ReactNode
}) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map(({ to, label, count, isCurrent }) => (
        <Link key={to} to={to} aria-current={isCurrent ? 'page' : undefined}>
          {label}
          {count !== undefined && <span>{count}</span>}
        </Link>
      ))}
      {children}
    </nav>
  )
}
