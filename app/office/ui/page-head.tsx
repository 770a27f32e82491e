import type { ReactNode } from 'react'
import { Link, useRouteLoaderData } from 'react-router'
import { frameMessages } from '#messages/office/frame.ts'
import styles from './page-head.module.css'

interface PageHeadProps {
  title: string
  /** Beside the title: a count, a date, a status. */
  note?: ReactNode
  /** Above the title: where the page belongs. */
  trail?: readonly { to: string; label: string }[]
  /** At the end of the trail: the step to the next record. */
  steps?: ReactNode
  /** At most one filled button. */
  actions?: ReactNode
}

/** The title of a page, which with the shop's name is also its document's title. */
export function PageHead({ title, note, trail, steps, actions }: PageHeadProps) {
  const frame = useRouteLoaderData<{ shopName: string }>('office/frame/office-layout')
  return (
    <div className={styles.head}>
      {(trail || steps) && (
        <nav className={`${styles.trail} tall-links`} aria-label={frameMessages.trail}>
          {trail?.map(({ to, label }) => (
            <Link key={to} to={to} className="link">
              {label}
            </Link>
          ))}
          {steps && <span className={styles.steps}>{steps}</span>}
        </nav>
      )}
      <div className={styles.line}>
        <title>{frame ? frameMessages.title(title, frame.shopName) : title}</title>
        <h1>{title}</h1>
        {note && <div className={styles.note}>{note}</div>}
        {actions && <div className={`actions ${styles.actions}`}>{actions}</div>}
      </div>
    </div>
  )
}
