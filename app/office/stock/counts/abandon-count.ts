import { staffActor } from '../../../commerce/actor.ts'
import { abandonCount } from '../../../commerce/stock/counts/count-stock.server.ts'
import { stockCountMessages as texts } from '../../../messages/office/stock-counts.ts'
import { acceptForm } from '../../../web/requests/accept-form.server.ts'
import { shopContext, staffContext } from '../../../web/shop/context.ts'
import { allow } from '../../../web/staff/allow.server.ts'
import { redirectWithNotice } from '../../notices/notice.server.ts'
import type { Route } from './+types/abandon-count.ts'
import { loadCount } from './load-count.server.ts'

export const middleware = [allow('stock.edit'), acceptForm({})]

/** Closes a count without correcting anything. Undo opens it again. */
export async function action(args: Route.ActionArgs) {
  const { id } = await loadCount(args)
  const { request, context } = args
  const actor = staffActor(context.get(staffContext).name)
  const abandoned = await abandonCount(context.get(shopContext).db, id, { actor, now: new Date() })
  const notice = abandoned.ok
    ? { text: texts.abandoned, changeSet: abandoned.changeSet }
    : { text: texts.notOpen }
  return redirectWithNotice(request, `/office/stock/counts/${id}`, notice)
}
