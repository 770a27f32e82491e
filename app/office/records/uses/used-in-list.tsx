import { Link } from 'react-router'
import { officeRecordMessages as texts } from '#messages/office/records.ts'
import type { Uses } from './load-uses.server.ts'
import styles from './used-in-list.module.css'

const usesId = 'used-in'
export const keptId = 'kept'

/** Says why something can't be removed, if so. */
export function KeptNote({ uses }: { uses: Uses }) {
  if (uses.keptBy === null) return null
  const { before, after } = texts.keptBy(uses)
  return (
    <p id={keptId} className="soft">
      {before}
      <a className="link" href={`#${usesId}`}>
        {uses.keptBy}
      </a>
      {after}
    </p>
  )
}

/** The rows that use a record or link to it, each with a link to its form. */
export function UsedInList({ uses: { total, first, areLinks } }: { uses: Uses }) {
  const more = total - first.length
  return (
    <section className={styles.used} aria-labelledby={usesId}>
      <h2 id={usesId}>{areLinks ? texts.linkedFrom : texts.usedBy}</h2>
      {total === 0 && <p className="muted">{areLinks ? texts.notLinked : texts.notUsed}</p>}
      {total > 0 && (
        <ul>
          {first.map(({ label, to }, at) => (
            <li key={at}>
              {to === null ? (
                label
              ) : (
                <Link className="link" to={to}>
                  {label}
                </Link>
              )}
            </li>
          ))}
          {more > 0 && <li className="muted">{texts.moreUses(more)}</li>}
        </ul>
      )}
    </section>
  )
}
