import { useNavigation } from 'react-router'
import { frameMessages } from '#messages/office/frame.ts'
import styles from './pending-bar.module.css'

/** A line at the top while the next page loads; the one before stays. It appears only if that takes a moment. */
export function PendingBar() {
  const { state } = useNavigation()
  if (state === 'idle') return null
  return <div role="progressbar" aria-label={frameMessages.pending} className={styles.bar} />
}
