import type { MiddlewareFunction } from 'react-router'
import { allow, type PermissionMiddleware } from '#web/staff/allow.server.ts'
import { kindOfPath, officeRecordKinds, recordPermission } from './office-record-kinds.ts'

const guards = new Map(
  officeRecordKinds.map(kind => [kind, allow(recordPermission(kind), kind.isPayment ? { fresh: true } : {})]),
)

/** Lets in staff who may edit the kind of record in the address. */
export function allowRecords(): PermissionMiddleware {
  const guardAt = (pathname: string) => guards.get(kindOfPath(pathname))!
  const guard: MiddlewareFunction<Response> = (route, next) => guardAt(route.url.pathname)(route, next)
  return Object.assign(guard, { rulesAt: (pathname: string) => guardAt(pathname).rulesAt(pathname) })
}
