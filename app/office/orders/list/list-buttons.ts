import { listField, optionalField } from '#commerce/editing/input/field.server.ts'
import { idField } from '#commerce/editing/input/number-fields.server.ts'
import { textField } from '#commerce/editing/input/text-fields.server.ts'
import { packOrders } from '#commerce/orders/fulfillment/pack-orders.server.ts'
import { orderListSearch, readOrderListParams } from '#commerce/orders/order-list/order-list-params.ts'
import { findOrderView } from '#commerce/orders/order-list/order-view-store.server.ts'
import {
  addOrderView,
  removeOrderView,
  renameOrderView,
} from '#commerce/orders/order-list/order-views.server.ts'
import { officeOrderListMessages as texts } from '#messages/office/order-list.ts'
import { safeReturnPath } from '#web/forms/return-path.ts'
import { returnToField } from '#web/forms/return-to-field.server.ts'
import { readPathId } from '#web/requests/read-input.server.ts'
import { buttonsOf } from '../../notices/buttons.server.ts'

/** A page of the list, and some. */
const maxOrders = 200

const nameField = textField({ min: 1, max: 40 })

const list = '/office/orders'

const { button, routesOf } = buttonsOf({ path: list })

/** Views are those of all staff. */
const buttons = routesOf({
  // Those in another state are named and left out.
  pack: button({
    may: 'orders.pack',
    fields: { pick: listField(idField, { max: maxOrders }), returnTo: returnToField },
    press: async ({ db, url, values: { pick, returnTo }, by }) => {
      const to = safeReturnPath(returnTo, url.origin) ?? list
      if (pick.length === 0) return { to, text: texts.noneChosen }
      const { packed, leftOut, changeSet } = await packOrders(db, pick, by)
      return { to, text: texts.packed(packed, leftOut), changeSet }
    },
  }),
  views: button({
    may: 'orders.read',
    fields: { name: nameField, query: optionalField(textField({ max: 2000 }), '') },
    refuse: () => texts.viewUnnamed,
    press: async ({ db, shop, values: { name, query: sent }, origin }) => {
      const { currency } = await shop.settings()
      // Only what the list understands is stored.
      const query = orderListSearch(readOrderListParams(new URLSearchParams(sent), currency))
      const saved = await addOrderView(db, origin, { name, query })
      const to = list + query
      if (!saved.ok) return { to, text: texts.viewTaken }
      return { to, text: texts.viewSaved(name), changeSet: saved.changeSet }
    },
  }),
  'views/:view/rename': button({
    may: 'orders.read',
    fields: { name: nameField },
    refuse: async (_, { db, params }) => {
      const view = await findOrderView(db, readPathId(params.view!))
      return view ? { to: list + view.query, text: texts.viewUnnamed } : texts.viewGone
    },
    press: async ({ db, params, values: { name }, origin }) => {
      const view = await findOrderView(db, readPathId(params.view!))
      if (!view) return texts.viewGone
      const renamed = await renameOrderView(db, origin, { id: view.id, name })
      const to = list + view.query
      if (!renamed.ok) return { to, text: texts.viewTaken }
      return { to, text: texts.viewRenamed(view.name, name), changeSet: renamed.changeSet }
    },
  }),
  'views/:view/remove': button({
    may: 'orders.read',
    press: async ({ db, params, origin }) => {
      const view = await findOrderView(db, readPathId(params.view!))
      if (!view) return texts.viewGone
      const removed = await removeOrderView(db, origin, view.id)
      return { text: texts.viewRemoved(view.name), changeSet: removed.ok ? removed.changeSet : null }
    },
  }),
})

export const middleware = buttons.middleware
export const action = buttons.action
