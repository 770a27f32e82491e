import { redirect } from 'react-router'
import { finishChangeSoon } from '#commerce/editing/changes/batches/finish-change-soon.server.ts'
import {
  type ChangeEntry,
  findChangeEntry,
} from '#commerce/editing/changes/history/read-change-history.server.ts'
import type { RowNames } from '#commerce/editing/changes/history/row-names-store.server.ts'
import { compensations } from '#commerce/editing/compensations/compensations.server.ts'
import { findUndoConflicts, undo } from '#commerce/editing/compensations/undo.server.ts'
import { listField, optionalField } from '#commerce/editing/input/field.server.ts'
import { choiceField, typedField } from '#commerce/editing/input/text-fields.server.ts'
import { isFreshProof } from '#commerce/people/accounts/proof/fresh-proof.ts'
import { can } from '#commerce/people/staff/role.ts'
import { needsFreshProof } from '#commerce/people/staff/undo-permissions.ts'
import { type Actor, staffActor } from '#commerce/values/actor.ts'
import type { Db } from '#db/schema/schema.ts'
import { changeMessages } from '#messages/office/changes.ts'
import { frameMessages } from '#messages/office/frame.ts'
import { safeReturnPath } from '#web/forms/return-path.ts'
import { returnToField } from '#web/forms/return-to-field.server.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { readInput, readPathId, refuseInput } from '#web/requests/read-input.server.ts'
import { shopContext, staffContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import { confirmPath } from '#web/staff/office-paths.server.ts'
import { redirectWithNotice } from '../notices/notice.server.ts'
import type { Route } from './+types/undo-change.ts'
import { conflictId } from './conflict-choices.server.ts'
import { sumOfRows, titleWithoutUndo, undoRefusal } from './describe-change.server.ts'

const fields = {
  returnTo: returnToField,
  /** Sent with the decisions about rows in conflict: others stay as they are. */
  decided: optionalField(choiceField(['yes'])),
  overwrite: listField(typedField({ max: 22 }), { max: 100 }),
}

export const middleware = [allow('office.use'), acceptForm(fields)]

/** Undoes a change, one's own or with the permission for others', and leads back with a notice that can undo that. */
export async function action(args: Route.ActionArgs) {
  const input = await readInput(args, fields)
  if (!input.ok) return refuseInput(args)
  const { request, context, params, url } = args
  const { db } = context.get(shopContext)
  const staff = context.get(staffContext)
  const { role, provenAt } = staff
  const actor = staffActor(staff)
  const back = safeReturnPath(input.values.returnTo, url.origin) ?? '/office'
  const { notUndone } = frameMessages
  const found = await findChangeEntry(db, readPathId(params.change))
  if (!found) return redirectWithNotice(request, back, { text: notUndone['unknown-change'] })
  const set = found.entry
  if (undoRefusal({ ...set, undoneBy: null }, staff) === 'forbidden')
    return redirectWithNotice(request, back, { text: notUndone.forbidden })
  if (needsFreshProof(set.steps) && !isFreshProof(provenAt ?? '', new Date()))
    return redirectWithNotice(request, confirmPath(back), { text: notUndone.unconfirmed })
  const { decided, overwrite } = input.values
  const chosen = new Set(overwrite)
  if (decided && chosen.size === 0 && (await isAllInConflict(db, set, actor)))
    return redirectWithNotice(request, `/office/changes/${set.id}?undo`, {
      text: changeMessages.nothingUndone,
    })
  const outcome = await undo(db, set.id, {
    ...{ actor, now: new Date(), onConflict: decided ? 'skip' : 'stop' },
    overwrites: conflict => conflict.reason === 'changed' && chosen.has(conflictId(conflict)),
  })
  if (outcome.ok) {
    const { skipped, changeSet } = outcome
    await finishChangeSoon(db, changeSet, compensations)
    return redirectWithNotice(request, back, {
      text: undoneText(found, skipped.length),
      ...{ changeSet, isUndo: set.undoDepth % 2 === 0 },
    })
  }
  if (outcome.reason === 'conflict' && can(role, 'changes.read'))
    return redirect(`/office/changes/${set.id}?undo`, 303)
  return redirectWithNotice(request, back, { text: notUndone[outcome.reason] })
}

/** Whether undoing it without overwriting would leave every row as it is. */
async function isAllInConflict(db: Db, { id, counts }: ChangeEntry, actor: Actor): Promise<boolean> {
  const preview = await findUndoConflicts(db, id, { actor, now: new Date() })
  return preview.reason === 'conflict' && preview.conflicts.length === sumOfRows(counts)
}

/** "Undone: Lowered prices by 10%", or "Redone" if that was an undo. */
function undoneText({ entry, names }: { entry: ChangeEntry; names: RowNames }, skipped: number): string {
  const title = titleWithoutUndo(entry, names)
  const { undone, redone, undoneExcept } = changeMessages
  if (skipped > 0) return undoneExcept(title, skipped)
  return entry.undoDepth % 2 === 1 ? redone(title) : undone(title)
}
