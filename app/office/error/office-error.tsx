import { isRouteErrorResponse, useRouteError } from 'react-router'
import { frameMessages } from '#messages/office/frame.ts'
import { OfficeMessage } from './office-message.tsx'

/** Says what went wrong with a page: it's missing, it failed, or the shop could not be reached. */
export function OfficeError() {
  const error = useRouteError()
  const { notFound, failure, offline } = frameMessages
  if (isRouteErrorResponse(error) && error.status === 404)
    return <OfficeMessage {...notFound} reloads={false} />
  // The type that browsers throw when a request fails.
  return <OfficeMessage {...(error instanceof TypeError ? offline : failure)} reloads />
}
