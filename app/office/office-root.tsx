import { checkOrigin } from '#web/requests/request-middleware.server.ts'
import { findStaff } from '#web/staff/find-staff.server.ts'

export { default, ErrorBoundary, Layout } from './office-document.tsx'

/** On the server the root of all pages of the office; in the browser `office-document.tsx` is (`vite.config.ts`). */
export const middleware = [checkOrigin, findStaff]
