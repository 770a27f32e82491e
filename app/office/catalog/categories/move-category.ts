import { data } from 'react-router'
import { categoryMoves } from '#commerce/catalog/categories/category-tree.ts'
import { moveCategory } from '#commerce/catalog/categories/move-category.server.ts'
import { categoryRecord } from '#commerce/catalog/products/taxonomy-records.server.ts'
import { choiceField } from '#commerce/editing/input/text-fields.server.ts'
import { findRecordRow } from '#commerce/editing/read-records.server.ts'
import { staffActor } from '#commerce/values/actor.ts'
import { moveMessages as texts } from '#messages/office/moves.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { readInput, refuseInput } from '#web/requests/read-input.server.ts'
import { shopContext, staffContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import { redirectWithNotice } from '../../notices/notice.server.ts'
import type { Route } from './+types/move-category.ts'

const fields = { direction: choiceField(categoryMoves) }

export const middleware = [allow('products.edit'), acceptForm(fields)]

/** Moves a category one step in the tree. */
export async function action(args: Route.ActionArgs) {
  const input = await readInput(args, fields)
  if (!input.ok) return refuseInput(args)
  const { request, context, params } = args
  const { db } = context.get(shopContext)
  const row = await findRecordRow(db, categoryRecord, [params.record])
  if (!row) throw data(null, { status: 404 })
  const { direction } = input.values
  const name = String(row.name)
  const actor = staffActor(context.get(staffContext))
  const origin = { actor, reason: texts.reason(name, direction), cause: 'form', now: new Date() } as const
  const moved = await moveCategory(db, origin, Number(row.id), direction)
  const notice = moved.ok
    ? { text: texts.moved(name, direction), changeSet: moved.changeSet }
    : { text: texts.cannot(name) }
  return redirectWithNotice(request, '/office/catalog/categories', notice)
}
