import { Link } from 'react-router'
import { officeRecordMessages as texts } from '../../../messages/office/records.ts'
import type { UsedIn } from './page-record.server.ts'
import styles from './used-in-list.module.css'

/** The places in the shop that link to a text, each with its form. */
export function UsedInList({ places }: { places: readonly UsedIn[] }) {
  return (
    <section className={styles.used} aria-labelledby="used-in">
      <h2 id="used-in">{texts.linkedFrom}</h2>
      {places.length === 0 ? (
        <p className="muted">{texts.notLinked}</p>
      ) : (
        <ul>
          {places.map(({ label, to }, at) => (
            <li key={at}>
              <Link className="link" to={to}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
