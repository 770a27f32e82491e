import type { ReactNode } from 'react'
import styles from './block.module.css'

interface BlockProps {
  title: string
  /** Beside the title. */
  note?: ReactNode
  /** At the end of the title's line. */
  actions?: ReactNode
  id?: string
  isHidden?: boolean
  children: ReactNode
}

/** A section of a page: a title, and a hairline above all but the first. */
export function Block({ title, note, actions, id, isHidden = false, children }: BlockProps) {
  return (
    <section className={styles.block} id={id} hidden={isHidden}>
      <header>
        <h2>{title}</h2>
        {note && <span className="muted">{note}</span>}
        {actions && <div className="actions">{actions}</div>}
      </header>
      {children}
    </section>
  )
}

/** A page with its record at the left and what belongs to it at the right. */
export function SplitPage({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.split}>
      <div>{children}</div>
      <aside>{aside}</aside>
    </div>
  )
}

interface Fact {
  label: ReactNode
  value: ReactNode
  /** A sum, below a line. */
  isSum?: boolean
}

/** Names at the left, values at the right. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value, isSum }, index) => (
        <div key={index} className={isSum ? styles.sum : undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
