import { actorText, staffActor } from '../../commerce/actor.ts'
import { findChangeSet } from '../../commerce/changes/change-set-store.server.ts'
import { undo } from '../../commerce/compensations/undo.server.ts'
import { can } from '../../commerce/staff/role.ts'
import { frameMessages } from '../../messages/office/frame.ts'
import { safeReturnPath } from '../../web/forms/return-path.ts'
import { returnToField } from '../../web/forms/return-to-field.server.ts'
import { acceptForm } from '../../web/requests/accept-form.server.ts'
import { readInput, refuseInput } from '../../web/requests/read-input.server.ts'
import { shopContext, staffContext } from '../../web/shop/context.ts'
import { allow } from '../../web/staff/allow.server.ts'
import { redirectWithNotice } from '../notices/notice.server.ts'
import type { Route } from './+types/undo-change.ts'

const fields = { returnTo: returnToField }

export const middleware = [allow('office.use'), acceptForm(fields)]

/** Undoes a change, one's own or with the permission for others', and leads back with a notice that can undo that. */
export async function action(args: Route.ActionArgs) {
  const input = await readInput(args, fields)
  if (!input.ok) return refuseInput()
  const { request, context, params, url } = args
  const { db } = context.get(shopContext)
  const { name, role } = context.get(staffContext)
  const actor = staffActor(name)
  const back = safeReturnPath(input.values.returnTo, url.origin) ?? '/office'
  const { undone, notUndone } = frameMessages
  const set = /^\d{1,15}$/.test(params.change) ? await findChangeSet(db, Number(params.change)) : undefined
  if (!set) return redirectWithNotice(request, back, { text: notUndone['unknown-change'] })
  if (actorText(set.actor) !== actorText(actor) && !can(role, 'changes.undo'))
    return redirectWithNotice(request, back, { text: notUndone.forbidden })
  const outcome = await undo(db, set.id, { actor, now: new Date() })
  const notice = outcome.ok
    ? { text: undone, changeSet: outcome.changeSet }
    : { text: notUndone[outcome.reason] }
  return redirectWithNotice(request, back, notice)
}
