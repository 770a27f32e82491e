import type { ReactNode } from 'react'
import styles from './status-dial.module.css'

/** How far something is: the dial fills as it moves on. */
export type DialState =
  | 'dashed'
  | 'ring'
  | 'quarter'
  | 'half'
  | 'three-quarters'
  | 'done'
  | 'canceled'
  | 'refunded'
  | 'returned'

/** The dial with its words. Only the words turn red. */
export function Status({
  dial,
  isBad = false,
  children,
}: {
  dial: DialState
  isBad?: boolean
  children: ReactNode
}) {
  return (
    <span className={styles.status}>
      <StatusDial state={dial} />
      <span className={isBad ? 'bad' : undefined}>{children}</span>
    </span>
  )
}

/** Quarters of the circle with radius 2 that draws the pie. */
const pies = { quarter: 3.14, half: 6.28, 'three-quarters': 9.42 }

const marks = {
  canceled: 'm4.9 4.9 4.2 4.2M9.1 4.9 4.9 9.1',
  refunded: 'M4.2 7h5.6',
  returned: 'M9.6 7H4.6M6.6 4.8 4.4 7l2.2 2.2',
}

export function StatusDial({ state }: { state: DialState }) {
  return (
    <svg className={styles.dial} viewBox="0 0 14 14" aria-hidden>
      {state === 'done' ? (
        <>
          <circle className={styles.full} cx="7" cy="7" r="6.75" />
          <path className={styles.cut} d="m4.2 7.2 2 2 3.6-4" />
        </>
      ) : (
        <circle cx="7" cy="7" r="6" strokeDasharray={state === 'dashed' ? '2.2 2.51' : undefined} />
      )}
      {state in pies && (
        <circle
          className={styles.pie}
          cx="7"
          cy="7"
          r="2"
          strokeDasharray={`${pies[state as keyof typeof pies]} 12.57`}
          transform="rotate(-90 7 7)"
        />
      )}
      {state in marks && <path d={marks[state as keyof typeof marks]} />}
    </svg>
  )
}
