import styles from './backups-page.module.css'

export interface BackupRow {
  name: string
  /** In the shop's time zone. */
  at: string
  facts: string
  state: string
  isComplete: boolean
}

/** The backups of the shop, newest first. */
export function BackupList({ rows }: { rows: readonly BackupRow[] }) {
  return (
    <ul className={styles.list}>
      {rows.map(({ name, at, facts, state, isComplete }) => (
        <li key={name}>
          <b>{at}</b>
          <span className="muted">{facts}</span>
          <span className={isComplete ? 'muted' : 'bad'}>{state}</span>
        </li>
      ))}
    </ul>
  )
}
