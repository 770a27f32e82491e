import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router'
import { frameMessages } from '../../messages/office/frame.ts'
import { OfficeMessage } from '../error/office-message.tsx'

/** Catches the 404 and the failure of any page, so that the menu stays around it. */
export default Outlet

export function ErrorBoundary() {
  const error = useRouteError()
  const { notFound, failure } = frameMessages
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return <OfficeMessage {...(isMissing ? notFound : failure)} reloads={!isMissing} />
}
