import { frameMessages } from '../../messages/office/frame.ts'
import { allow } from '../../web/staff/allow.server.ts'
import { PageHead } from '../ui/page-head.tsx'

export const middleware = [allow('office.use')]

/** Needed so that a visit by the router in the browser asks the server, too. */
export function loader() {
  return null
}

/** The start page: work to do. */
export default function TodayPage() {
  return <PageHead title={frameMessages.pages.today} />
}
