import type { MiddlewareFunction } from 'react-router'
import { takesProof } from '#commerce/people/staff/undo-permissions.ts'
import { acceptForm, type FormMiddleware } from '#web/requests/accept-form.server.ts'
import { allow, type PermissionMiddleware } from '#web/staff/allow.server.ts'
import { kindOfPath, officeRecordKinds, recordPermission } from './office-record-kinds.server.ts'
import { recordFields } from './record-fields.server.ts'

const guards = new Map(
  officeRecordKinds.map(kind => {
    const permission = recordPermission(kind)
    return [kind, allow(permission, takesProof(permission) ? { fresh: true } : {})]
  }),
)

/** Lets in staff who may edit the kind of record in the address. */
export function allowRecords(): PermissionMiddleware {
  const guardAt = (pathname: string) => guards.get(kindOfPath(pathname))!
  const guard: MiddlewareFunction<Response> = (route, next) => guardAt(route.url.pathname)(route, next)
  return Object.assign(guard, { rulesAt: (pathname: string) => guardAt(pathname).rulesAt(pathname) })
}

/** More than the longest text of a page twice, as a form encodes it. */
const maxRecordBytes = 1024 * 1024

/** Declares the form of the kind of record in the address. */
export function acceptRecord(): FormMiddleware {
  return acceptForm(pathname => recordFields(kindOfPath(pathname)), { maxBytes: maxRecordBytes })
}
