import { data } from 'react-router'
import { listField } from '#commerce/editing/input/field.server.ts'
import { idField } from '#commerce/editing/input/number-fields.server.ts'
import { duplicateProduct } from '#commerce/editing/products/duplicate-product.server.ts'
import {
  changeProducts,
  type ProductAction,
} from '#commerce/editing/products/list-actions/change-products.server.ts'
import { productEditorMessages } from '#messages/office/product-editor.ts'
import { productListMessages as texts } from '#messages/office/products.ts'
import { safeReturnPath } from '#web/forms/return-path.ts'
import { returnToField } from '#web/forms/return-to-field.server.ts'
import { readPathId } from '#web/requests/read-input.server.ts'
import { buttonsOf } from '../../notices/buttons.server.ts'

const { button, routesOf } = buttonsOf({ path: '/office/products' })

/** Leads back to the list of the picked products. */
const changesPicked = (action: ProductAction) =>
  button({
    may: 'products.edit',
    fields: { returnTo: returnToField, pick: listField(idField, { max: 100 }) },
    press: async ({ db, url, values: { returnTo, pick }, origin }) => {
      const to = safeReturnPath(returnTo, url.origin) ?? '/office/products'
      if (pick.length === 0) return { to, text: texts.pickSome }
      const changed = await changeProducts(db, { ...origin, cause: 'bulk' }, pick, action)
      if (!changed.ok) return { to, text: texts.refused(changed) }
      const { changeSet, changed: count } = changed
      return { to, text: count > 0 ? texts.changed(action, count) : texts.nothingToDo, changeSet }
    },
  })

const buttons = routesOf({
  remove: changesPicked('remove'),
  restore: changesPicked('restore'),
  // Opens the copy.
  ':id/duplicate': button({
    may: 'products.edit',
    press: async ({ db, params, origin }) => {
      const id = readPathId(params.id!)
      const { title, done, refused } = productEditorMessages.duplicate
      const copied = await duplicateProduct(db, origin, id, title)
      if (copied.ok) return { to: `/office/products/${copied.id}`, text: done, changeSet: copied.changeSet }
      if (copied.reason === 'not-found') throw data(null, { status: 404 })
      return { to: `/office/products/${id}`, text: refused }
    },
  }),
})

export const middleware = buttons.middleware
export const action = buttons.action
