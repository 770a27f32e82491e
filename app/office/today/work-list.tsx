import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { todayMessages as messages } from '#messages/office/today.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import styles from './today.module.css'

interface WorkHeadProps {
  title: string
  count: string | undefined
  seeAll?: string | undefined
  children?: ReactNode
}

export function WorkHead({ title, count, seeAll, children }: WorkHeadProps) {
  return (
    <header className="tall-links">
      <h2>{title}</h2>
      {count && <span className="muted">{count}</span>}
      <span className={styles.end}>
        {children}
        {seeAll && (
          <Link className="link" to={seeAll} aria-label={`${messages.seeAll}: ${title}`}>
            {messages.seeAll}
          </Link>
        )}
      </span>
    </header>
  )
}

interface WorkListProps extends WorkHeadProps {
  empty: string
  items: readonly {
    id: string
    to: string
    title: string
    note: string
    amount: string
    /** Whether the amount says that it's late. */
    isBad?: boolean
  }[]
}

/** A short list of one kind of work. */
export function WorkList({ items, empty, ...head }: WorkListProps) {
  return (
    <section className={styles.job}>
      <WorkHead {...head} />
      {items.length === 0 && <EmptyState text={empty} />}
      <ul>
        {items.map(({ id, to, title, note, amount, isBad }) => (
          <li key={id} data-row>
            <Link to={to} className={styles.grow} data-row-link>
              {title} <span className="muted">{note}</span>
            </Link>
            <span className={isBad ? 'number bad' : 'number'}>{amount}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
