import { data } from 'react-router'
import type { RenderedEmail } from '../../commerce/emails/outbox/email.ts'
import { findEmail } from '../../commerce/emails/outbox/read-outbox-store.server.ts'
import { maxId, readWholeNumber } from '../../commerce/whole-number.ts'
import type { RouteRequest } from '../../web/requests/accept-form.server.ts'
import { shopContext } from '../../web/shop/context.ts'
import { requireDemoInbox } from './has-demo-inbox.server.ts'

/** The email in the path; throws a 404 outside a demo shop, too. */
export async function loadDemoEmail(route: RouteRequest): Promise<RenderedEmail> {
  await requireDemoInbox(route)
  const id = readWholeNumber(route.params.email, maxId)
  const email = id === undefined ? undefined : await findEmail(route.context.get(shopContext).db, id)
  if (!email?.rendered) throw data(null, { status: 404 })
  return email.rendered
}
