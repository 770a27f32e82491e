import { type MiddlewareFunction, redirectDocument } from 'react-router'
import { isFreshProof } from '#commerce/people/accounts/proof/fresh-proof.ts'
import { can, type Permission } from '#commerce/people/staff/role.ts'
import { officeAccessMessages } from '#messages/office/access.ts'
import { refusalPage, wayOn } from '../forms/refusal-page.ts'
import { isScriptRequest } from '../forms/script-request.ts'
import type { RouteRequest } from '../requests/accept-form.server.ts'
import { isReadRequest } from '../requests/is-read-request.ts'
import { findStaffContext, staffContext } from '../shop/context.ts'
import { mayPostponeSecuring } from './may-postpone-securing.server.ts'
import {
  confirmPath,
  isArrivalFromElsewhere,
  officePage,
  reloadPage,
  signInPath,
} from './office-paths.server.ts'
import { stepFirst } from './step-first.server.ts'

interface AccessRules {
  permission: Permission
  needsFreshProof: boolean
}

/** The middleware that guards a route of the office. A route for several kinds of things has rules by address. */
export type PermissionMiddleware = MiddlewareFunction<Response> & {
  rulesAt(pathname: string): AccessRules
}

interface AllowOptions {
  /** Whether it takes a proof of the last ten minutes, by passkey or code. */
  fresh?: true
  /** Whether it's open to somebody without a passkey or an app for codes, because it creates one. */
  unsecured?: true
}

/** Lets in staff whose role has this permission. It stands before `acceptForm`, and is the only one to set `staffContext`. */
export function allow(permission: Permission, { fresh, unsecured }: AllowOptions = {}): PermissionMiddleware {
  const guard: MiddlewareFunction<Response> = async (route, next) => {
    const { context } = route
    const staff = await context.get(findStaffContext)()
    if (!staff) return refuseStranger(route)
    if (!staff.isSecured && !unsecured && !mayPostponeSecuring(route))
      return redirectDocument('/office/secure', 303)
    if (!can(staff.role, permission)) return refuseRole(route)
    if (fresh && !isFreshProof(staff.provenAt ?? '', new Date())) return askForProof(route)
    context.set(staffContext, staff)
    return privately((await next()) as Response)
  }
  return Object.assign(guard, { rulesAt: () => ({ permission, needsFreshProof: fresh ?? false }) })
}

/** Pages of the office are in no cache, so that Back shows nothing after signing out. */
function privately(response: Response): Response {
  response.headers.set('Cache-Control', 'no-store')
  return response
}

async function refuseStranger({ request, context }: RouteRequest): Promise<Response> {
  const step = { to: signInPath(officePage(request)), label: officeAccessMessages.signIn }
  if (isReadRequest(request))
    return isArrivalFromElsewhere(request) ? reloadPage(request) : redirectDocument(step.to, 303)
  const { signedOut, signedOutWithFiles } = officeAccessMessages
  const message = { message: signedOut, withFiles: signedOutWithFiles }
  return stepFirst({ request, context }, { status: 401, step, ...message })
}

async function askForProof({ request, context }: RouteRequest): Promise<Response> {
  const step = { to: confirmPath(officePage(request)), label: officeAccessMessages.confirm }
  if (isReadRequest(request)) return redirectDocument(step.to, 303)
  const { confirmFirst, confirmFirstWithFiles } = officeAccessMessages
  const message = { message: confirmFirst, withFiles: confirmFirstWithFiles }
  const carrier = confirmPath(officePage(request), request)
  return stepFirst({ request, context }, { status: 403, step, ...message, carrier })
}

function refuseRole({ request }: RouteRequest): Response {
  const { forbidden } = officeAccessMessages
  if (isScriptRequest(request)) return Response.json({ ok: false, message: forbidden }, { status: 403 })
  return refusalPage(403, forbidden, {}, wayOn({ request }))
}
