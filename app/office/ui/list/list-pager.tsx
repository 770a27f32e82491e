import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { listMessages } from '#messages/office/lists.ts'
import styles from './list-pager.module.css'

interface ListPagerProps {
  /** At the start of the line, such as a count. */
  note?: ReactNode
  /** Undefined on the first page. */
  previousTo: string | undefined
  /** Undefined on the last page. */
  nextTo: string | undefined
  /** "Newer" and "Older" for lists by time. */
  labels?: { previous: string; next: string }
}

/** The steps to the pages before and after. */
export function ListPager({ note, previousTo, nextTo, labels = listMessages }: ListPagerProps) {
  return (
    <nav className={styles.pager} aria-label={listMessages.pages}>
      <span>{note}</span>
      {(previousTo || nextTo) && (
        <span className="actions">
          <Step to={previousTo} label={labels.previous} />
          <Step to={nextTo} label={labels.next} />
        </span>
      )}
    </nav>
  )
}

function Step({ to, label }: { to: string | undefined; label: string }) {
  if (to === undefined)
    return (
      <span className="button outlined" aria-disabled="true">
        {label}
      </span>
    )
  return (
    <Link className="button outlined" to={to}>
      {label}
    </Link>
  )
}
