import { abandonCount, countSku } from '#commerce/catalog/stock/counts/count-stock.server.ts'
import type { StockCount } from '#commerce/catalog/stock/counts/stock-count.ts'
import { optionalField } from '#commerce/editing/input/field.server.ts'
import { idField, wholeNumberField } from '#commerce/editing/input/number-fields.server.ts'
import { skuField } from '#commerce/editing/input/text-fields.server.ts'
import { stockCountMessages as texts } from '#messages/office/stock-counts.ts'
import { safeReturnPath } from '#web/forms/return-path.ts'
import { returnToField } from '#web/forms/return-to-field.server.ts'
import { isScriptRequest } from '#web/forms/script-request.ts'
import { buttonsOf } from '../../notices/buttons.server.ts'
import { loadCount } from './load-count.server.ts'

const { button, routesOf } = buttonsOf<StockCount>({
  path: '/office/stock/counts/:count',
  load: loadCount,
})

const countedFields = {
  sku: skuField,
  /** Empty to count it again. */
  counted: optionalField(wholeNumberField({ max: 1_000_000 })),
  /** Milliseconds since it was typed, from a browser that had no connection. */
  waited: optionalField(wholeNumberField({ max: 30 * 86_400_000 }), 0),
  /** Who typed it, from a page whose session may be somebody else's by now. */
  staffId: optionalField(idField),
  returnTo: returnToField,
}

const buttons = routesOf({
  // One number.
  save: button({
    may: 'stock.edit',
    fields: countedFields,
    refuse: ({ counted }, { request }) => counted && answer(request, 400, texts.notSaved),
    press: async ({ db, one, request, url, staff, by, values }) => {
      const { sku, counted = null, waited, staffId, returnTo } = values
      if (staffId !== undefined && staffId !== staff.id) return answer(request, 401, texts.notSaved)
      const saved = await countSku(db, { countId: one.id, sku, counted, waited }, by)
      if (!saved.ok) return answer(request, 409, texts.notCounted[saved.reason](sku, String(counted ?? '')))
      const text = counted === null ? texts.cleared(sku) : texts.saved(sku, counted)
      return answer(request, 200, text, safeReturnPath(returnTo, url.origin))
    },
  }),
  // Corrects nothing. Undo opens it again.
  abandon: button({
    may: 'stock.edit',
    press: async ({ db, one, by }) => {
      const abandoned = await abandonCount(db, one.id, by)
      return abandoned.ok ? { text: texts.abandoned, changeSet: abandoned.changeSet } : texts.notOpen
    },
  }),
})

export const middleware = buttons.middleware
export const action = buttons.action

/** The page's script asks for JSON, so that counting can go on while a number is sent. */
function answer(request: Request, status: number, text: string, to?: string) {
  if (isScriptRequest(request)) return Response.json({ ok: status === 200, message: text }, { status })
  return to === undefined ? text : { to, text }
}
