import { redirect } from 'react-router'
import { readProductRows } from '#commerce/catalog/products/staff-list/product-rows-store.server.ts'
import { compensations } from '#commerce/editing/compensations/compensations.server.ts'
import { listField, optionalField } from '#commerce/editing/input/field.server.ts'
import { idField } from '#commerce/editing/input/number-fields.server.ts'
import { choiceField } from '#commerce/editing/input/text-fields.server.ts'
import { bulkKinds } from '#commerce/editing/products/bulk/bulk-change.ts'
import { findBulkPreview } from '#commerce/editing/products/bulk/bulk-preview-store.server.ts'
import { previewBulkChange } from '#commerce/editing/products/bulk/preview-bulk-change.server.ts'
import { type BulkSaved, saveBulkChange } from '#commerce/editing/products/bulk/save-bulk-change.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { bulkMessages as texts } from '#messages/office/bulk-changes.ts'
import { safeReturnPath } from '#web/forms/return-path.ts'
import { returnToField } from '#web/forms/return-to-field.server.ts'
import { buttonsOf } from '../../notices/buttons.server.ts'
import { readProductListUrl, toProductFilter } from '../list/product-list-url.ts'
import { bulkPreviewPath } from './bulk-preview-path.ts'
import { bulkSubject } from './bulk-subject.server.ts'

const { button, routesOf } = buttonsOf({ path: '/office/products' })

/** More than are picked by hand. */
const maxPicked = 500

const buttons = routesOf({
  // Selects the picked products, or all of the list, and leads to the choice of what changes.
  bulk: button({
    may: 'products.edit',
    fields: {
      returnTo: returnToField,
      pick: listField(idField, { max: maxPicked }),
      all: optionalField(choiceField(['yes'])),
      kind: choiceField(bulkKinds),
    },
    press: async ({ db, shop, url, values: { pick, all, kind, ...values }, staff, by: { now } }) => {
      const { currency, lowStock } = await shop.settings()
      const returnTo = safeReturnPath(values.returnTo, url.origin) ?? '/office/products'
      const list = readProductListUrl(new URL(returnTo, url).searchParams)
      const selection = { ids: all ? null : pick, filter: toProductFilter(list, currency), leftOut: [] }
      const bulk = { kind, selection, action: null, typed: {}, returnTo }
      const made = await previewBulkChange(db, bulk, { staffId: staff.id, currency, lowStock, now })
      if (!made.ok) return { to: returnTo, text: texts.refused[made.reason] }
      return redirect(bulkPreviewPath(made.id), 303)
    },
  }),
  // Saves the previewed change, and leads back to the list.
  'bulk/:preview/save': button({
    may: 'products.edit',
    press: async ({ db, params, staff, origin }) => {
      const preview = await findBulkPreview(db, params.preview!, staff.id)
      if (!preview) return texts.gone
      const { returnTo: to, action } = preview.request
      const { rows } = preview.plan
      if (!action || rows.length === 0) return { to, text: texts.nothingChanges }
      const subject = await bulkSubject(db, action)
      const reasonOf = (products: number, rows: number) => texts.reason(subject, products, rows)
      const count = new Set(rows.map(({ product }) => product)).size
      const reason = reasonOf(count, rows.length)
      const saved = await saveBulkChange(db, preview, { ...origin, reason, cause: 'bulk' }, compensations)
      const text = await noticeText(db, reasonOf(count - saved.leftOut.length, saved.changed), saved)
      return { to, text, changeSet: saved.changed > 0 ? saved.changeSet : null }
    },
  }),
})

export const middleware = buttons.middleware
export const action = buttons.action

/** Products named in the notice. */
const maxNamed = 3

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
