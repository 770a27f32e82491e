import { staffActor } from '../../../commerce/actor.ts'
import { compensations } from '../../../commerce/compensations/compensations.server.ts'
import { textField } from '../../../commerce/input/text-fields.server.ts'
import { removeTag } from '../../../commerce/merging/merge-records.server.ts'
import { mergeMessages as texts } from '../../../messages/office/merging.ts'
import { acceptForm } from '../../../web/requests/accept-form.server.ts'
import { readInput, refuseInput } from '../../../web/requests/read-input.server.ts'
import { shopContext, staffContext } from '../../../web/shop/context.ts'
import { allow } from '../../../web/staff/allow.server.ts'
import { redirectWithNotice } from '../../notices/notice.server.ts'
import type { Route } from './+types/remove-tag.ts'

const fields = { tag: textField({ max: 100 }) }

export const middleware = [allow('products.edit'), acceptForm(fields)]

/** Takes a tag from all its products. */
export async function action(args: Route.ActionArgs) {
  const input = await readInput(args, fields)
  if (!input.ok) return refuseInput(args)
  const { request, context } = args
  const { tag } = input.values
  const reason = texts.removedTag(tag)
  const actor = staffActor(context.get(staffContext).name)
  const origin = { actor, reason, cause: 'form', now: new Date() } as const
  const removed = await removeTag(context.get(shopContext).db, origin, tag, compensations)
  const notice = removed.ok
    ? {
        text: removed.isFinished ? texts.done(reason) : texts.continues(reason),
        changeSet: removed.changeSet,
      }
    : { text: texts.refusals[removed.reason] }
  return redirectWithNotice(request, '/office/catalog/tags', notice)
}
