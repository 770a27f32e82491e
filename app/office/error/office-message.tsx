import { Link, useLocation } from 'react-router'
import { frameMessages } from '#messages/office/frame.ts'
import styles from './office-message.module.css'

interface OfficeMessageProps {
  title: string
  text: string
  /** Whether loading the page again may help. */
  reloads: boolean
}

/** Says what happened, and where to go. */
export function OfficeMessage({ title, text, reloads }: OfficeMessageProps) {
  const { pathname, search } = useLocation()
  const { reload, backToToday } = frameMessages.failure
  return (
    <div className={styles.message}>
      <title>{title}</title>
      <h1>{title}</h1>
      <p>{text}</p>
      <p className="actions">
        {reloads && (
          <a className="button main" href={pathname + search}>
            {reload}
          </a>
        )}
        <Link className="button outlined" to="/office">
          {backToToday}
        </Link>
      </p>
    </div>
  )
}
