import { allow } from '#web/staff/allow.server.ts'

export const middleware = [allow('office.use')]

export function loader(): never {
  throw new Response(null, { status: 404 })
}

/** An address without a page. */
export default function UnknownOfficePage() {
  return null
}
