import { countSku } from '#commerce/catalog/stock/counts/count-stock.server.ts'
import { optionalField } from '#commerce/editing/input/field.server.ts'
import { idField, wholeNumberField } from '#commerce/editing/input/number-fields.server.ts'
import { skuField } from '#commerce/editing/input/text-fields.server.ts'
import { staffActor } from '#commerce/values/actor.ts'
import { stockCountMessages as texts } from '#messages/office/stock-counts.ts'
import { safeReturnPath } from '#web/forms/return-path.ts'
import { returnToField } from '#web/forms/return-to-field.server.ts'
import { isScriptRequest } from '#web/forms/script-request.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { readInput, refuseInput } from '#web/requests/read-input.server.ts'
import { shopContext, staffContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import { redirectWithNotice } from '../../notices/notice.server.ts'
import type { Route } from './+types/save-counted.ts'
import { loadCount } from './load-count.server.ts'

const fields = {
  sku: skuField,
  /** Empty to count it again. */
  counted: optionalField(wholeNumberField({ max: 1_000_000 })),
  /** Milliseconds since it was typed, from a browser that had no connection. */
  waited: optionalField(wholeNumberField({ max: 30 * 86_400_000 }), 0),
  /** Who typed it, from a page whose session may be somebody else's by now. */
  staffId: optionalField(idField),
  returnTo: returnToField,
}

export const middleware = [allow('stock.edit'), acceptForm(fields)]

/** Stores one number. The page's script asks for JSON, so that it can go on while this is sent. */
export async function action(args: Route.ActionArgs) {
  const count = await loadCount(args)
  const input = await readInput(args, fields)
  const { request, context, url } = args
  const isScript = isScriptRequest(request)
  const page = `/office/stock/counts/${count.id}`
  const answer = (status: number, message: string, to = page) =>
    isScript
      ? Response.json({ ok: status === 200, message }, { status })
      : redirectWithNotice(request, to, { text: message })
  if (!input.ok) return 'counted' in input.errors ? answer(400, texts.notSaved) : refuseInput(args)
  const { sku, counted = null, waited, staffId, returnTo } = input.values
  const staff = context.get(staffContext)
  if (staffId !== undefined && staffId !== staff.id) return answer(401, texts.notSaved)
  const actor = staffActor(staff)
  const saved = await countSku(
    context.get(shopContext).db,
    { countId: count.id, sku, counted, waited },
    { actor, now: new Date() },
  )
  if (!saved.ok) return answer(409, texts.notCounted[saved.reason](sku, String(counted ?? '')))
  const text = counted === null ? texts.cleared(sku) : texts.saved(sku, counted)
  return answer(200, text, safeReturnPath(returnTo, url.origin) ?? page)
}
