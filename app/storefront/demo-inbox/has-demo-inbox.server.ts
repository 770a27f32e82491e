import { data } from 'react-router'
import type { RouteRequest } from '#web/requests/accept-form.server.ts'
import { isFromThisComputer } from '#web/requests/is-loopback.ts'
import { shopContext } from '#web/shop/context.ts'

type InboxRequest = Pick<RouteRequest, 'request' | 'context'>

/** Whether this request may read the shop's emails: it comes from this computer, to a demo shop that only runs there. */
export async function hasDemoInbox({ request, context }: InboxRequest): Promise<boolean> {
  const shop = context.get(shopContext)
  if (!shop.allowsDemoInbox || !isFromThisComputer(request)) return false
  return (await shop.settings()).demoNotice !== ''
}

export async function requireDemoInbox(route: InboxRequest): Promise<void> {
  if (!(await hasDemoInbox(route))) throw data(null, { status: 404 })
}

/** Never cached or indexed: the links of an email are keys. */
export const demoInboxHeaders = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex',
}
