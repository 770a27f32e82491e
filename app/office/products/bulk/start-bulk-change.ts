import { redirect } from 'react-router'
import { listField, optionalField } from '#commerce/editing/input/field.server.ts'
import { idField } from '#commerce/editing/input/number-fields.server.ts'
import { choiceField } from '#commerce/editing/input/text-fields.server.ts'
import { bulkKinds } from '#commerce/editing/products/bulk/bulk-change.ts'
import { previewBulkChange } from '#commerce/editing/products/bulk/preview-bulk-change.server.ts'
import { bulkMessages as texts } from '#messages/office/bulk-changes.ts'
import { safeReturnPath } from '#web/forms/return-path.ts'
import { returnToField } from '#web/forms/return-to-field.server.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { readInput, refuseInput } from '#web/requests/read-input.server.ts'
import { shopContext, staffContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import { redirectWithNotice } from '../../notices/notice.server.ts'
import { readProductListUrl, toProductFilter } from '../list/product-list-url.ts'
import type { Route } from './+types/start-bulk-change.ts'
import { bulkPreviewPath } from './bulk-preview-path.ts'

/** More than are picked by hand. */
const maxPicked = 500

const fields = {
  returnTo: returnToField,
  pick: listField(idField, { max: maxPicked }),
  all: optionalField(choiceField(['yes'])),
  kind: choiceField(bulkKinds),
}

export const middleware = [allow('products.edit'), acceptForm(fields)]

/** Selects the picked products, or all of the list, and leads to the choice of what changes. */
export async function action(args: Route.ActionArgs) {
  const input = await readInput(args, fields)
  if (!input.ok) return refuseInput(args)
  const { request, context, url } = args
  const { pick, all, kind } = input.values
  const { db, settings } = context.get(shopContext)
  const { currency, lowStock } = await settings()
  const returnTo = safeReturnPath(input.values.returnTo, url.origin) ?? '/office/products'
  const list = readProductListUrl(new URL(returnTo, url).searchParams)
  const selection = { ids: all ? null : pick, filter: toProductFilter(list, currency), leftOut: [] }
  const bulk = { kind, selection, action: null, typed: {}, returnTo }
  const staffId = context.get(staffContext).id
  const made = await previewBulkChange(db, bulk, { staffId, currency, lowStock, now: new Date() })
  if (!made.ok) return redirectWithNotice(request, returnTo, { text: texts.refused[made.reason] })
  return redirect(bulkPreviewPath(made.id), 303)
}
