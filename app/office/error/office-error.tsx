import { isRouteErrorResponse, Link, useLocation, useRouteError } from 'react-router'
import { frameMessages } from '#messages/office/frame.ts'
import styles from './office-message.module.css'

/** Says what went wrong with a page: it's missing, it failed, or the shop could not be reached. */
export function OfficeError() {
  const error = useRouteError()
  const { notFound, failure, offline } = frameMessages
  if (isRouteErrorResponse(error) && error.status === 404)
    return <OfficeMessage {...notFound} reloads={false} />
  // The type that browsers throw when a request fails.
  return <OfficeMessage {...(error instanceof TypeError ? offline : failure)} reloads />
}

interface OfficeMessageProps {
  title: string
  text: string
  /** Whether loading the page again may help. */
  reloads: boolean
}

/** Says what happened, and where to go. */
function OfficeMessage({ title, text, reloads }: OfficeMessageProps) {
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
