import { readProductRows } from '#commerce/catalog/products/staff-list/product-rows-store.server.ts'
import { compensations } from '#commerce/editing/compensations/compensations.server.ts'
import { findBulkPreview } from '#commerce/editing/products/bulk/bulk-preview-store.server.ts'
import { type BulkSaved, saveBulkChange } from '#commerce/editing/products/bulk/save-bulk-change.server.ts'
import { staffActor } from '#commerce/values/actor.ts'
import type { Db } from '#db/schema/schema.ts'
import { bulkMessages as texts } from '#messages/office/bulk-changes.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { readInput, refuseInput } from '#web/requests/read-input.server.ts'
import { shopContext, staffContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import { redirectWithNotice } from '../../notices/notice.server.ts'
import type { Route } from './+types/save-bulk-change.ts'
import { bulkSubject } from './bulk-subject.server.ts'

export const middleware = [allow('products.edit'), acceptForm({})]

/** Products named in the notice. */
const maxNamed = 3

/** Saves what a preview shows, and leads back to the list. */
export async function action(args: Route.ActionArgs) {
  const input = await readInput(args, {})
  if (!input.ok) return refuseInput(args)
  const { request, context, params } = args
  const { db } = context.get(shopContext)
  const staff = context.get(staffContext)
  const preview = await findBulkPreview(db, params.preview, staff.id)
  if (!preview) return redirectWithNotice(request, '/office/products', { text: texts.gone })
  const { returnTo, action } = preview.request
  const { rows } = preview.plan
  if (!action || rows.length === 0)
    return redirectWithNotice(request, returnTo, { text: texts.nothingChanges })
  const subject = await bulkSubject(db, action)
  const reasonOf = (products: number, rows: number) => texts.reason(subject, products, rows)
  const count = new Set(rows.map(({ product }) => product)).size
  const reason = reasonOf(count, rows.length)
  const origin = { actor: staffActor(staff), reason, cause: 'bulk', now: new Date() } as const
  const saved = await saveBulkChange(db, preview, origin, compensations)
  const done = reasonOf(count - saved.leftOut.length, saved.changed)
  const changeSet = saved.changed > 0 ? saved.changeSet : null
  return redirectWithNotice(request, returnTo, { text: await noticeText(db, done, saved), changeSet })
}

async function noticeText(
  db: Db,
  done: string,
  { isFinished, changed, leftOut }: BulkSaved,
): Promise<string> {
  if (!isFinished) return texts.continues(done)
  if (leftOut.length === 0) return texts.saved(done)
  const named = await readProductRows(db, leftOut.slice(0, maxNamed))
  const titles = named.map(({ title }) => title)
  const sentence = texts.leftOut(titles, leftOut.length - titles.length)
  return changed > 0 ? `${texts.saved(done)} ${sentence}` : sentence
}
