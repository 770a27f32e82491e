import { data } from 'react-router'
import type { RenderedEmail } from '#commerce/running/outbox/email.ts'
import { findEmail } from '#commerce/running/outbox/read-outbox-store.server.ts'
import type { RouteRequest } from '#web/requests/accept-form.server.ts'
import { readPathId } from '#web/requests/read-input.server.ts'
import { shopContext } from '#web/shop/context.ts'
import { requireDemoInbox } from './has-demo-inbox.server.ts'

/** The email in the path; throws a 404 outside a demo shop, too. */
export async function loadDemoEmail(route: RouteRequest): Promise<RenderedEmail> {
  await requireDemoInbox(route)
  const email = await findEmail(route.context.get(shopContext).db, readPathId(route.params.email ?? ''))
  if (!email?.rendered) throw data(null, { status: 404 })
  return email.rendered
}
