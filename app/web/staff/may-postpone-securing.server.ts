import type { RouteRequest } from '../requests/accept-form.server.ts'
import { isFromThisComputer } from '../requests/is-loopback.ts'
import { shopContext } from '../shop/context.ts'

/** Whether somebody without a passkey and an app may work: only this computer reaches the shop, and the request comes from it. */
export function mayPostponeSecuring({
  request,
  context,
}: Pick<RouteRequest, 'request' | 'context'>): boolean {
  return context.get(shopContext).isLocal && isFromThisComputer(request)
}
