import type { ReactNode } from 'react'
import { OfficeIcon, type OfficeIconName } from './office-icon.tsx'
import styles from './timeline.module.css'

interface TimelineEntry {
  id: string | number
  icon: OfficeIconName
  /** One sentence. */
  text: ReactNode
  /** ISO 8601, and as it is read: the time of day. */
  at: string
  time: string
  /** Text of a person. */
  said?: string | undefined
}

/** Newest first, by day. */
export interface TimelineDay {
  /** Such as "Today" or "Sunday, November 22". */
  day: string
  entries: readonly TimelineEntry[]
}

/** The history of a record. */
export function Timeline({ days }: { days: readonly TimelineDay[] }) {
  return (
    <div className={styles.timeline}>
      {days.map(({ day, entries }) => (
        <section key={day}>
          <h3>{day}</h3>
          <ol>
            {entries.map(({ id, icon, text, at, time, said }) => (
              <li key={id}>
                <OfficeIcon name={icon} />
                <div>
                  {text}
                  {said && <p className={styles.said}>{said}</p>}
                </div>
                <time dateTime={at}>{time}</time>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}
