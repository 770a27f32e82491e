import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router'
import { frameMessages } from '../../messages/office/frame.ts'
import { OfficeMessage } from '../error/office-message.tsx'
import { useKeptDrafts } from '../ui/form/use-draft.ts'

/** Catches the 404 and the failure of any page, so that the menu stays around it. */
export default Outlet

export function ErrorBoundary() {
  const error = useRouteError()
  const { notFound, failure, offline } = frameMessages
  useKeptDrafts()
  if (isRouteErrorResponse(error) && error.status === 404)
    return <OfficeMessage {...notFound} reloads={false} />
  // The type that browsers throw when a request fails.
  return <OfficeMessage {...(error instanceof TypeError ? offline : failure)} reloads />
}
