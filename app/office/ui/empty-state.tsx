import { Link } from 'react-router'
import styles from './empty-state.module.css'

/** Stands where the first row would be: one sentence, and the next step. */
export function EmptyState({
  text,
  action,
}: {
  text: string
  action?: { to: string; label: string } | undefined
}) {
  return (
    <p className={`${styles.empty} tall-links`}>
      {text}{' '}
      {action && (
        <Link className="link" to={action.to}>
          {action.label}
        </Link>
      )}
    </p>
  )
}
