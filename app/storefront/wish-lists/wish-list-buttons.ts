import { href, redirect } from 'react-router'
import { createList } from '#commerce/cart/wish-lists/changes/create-list.server.ts'
import { moveWish } from '#commerce/cart/wish-lists/changes/move-wish.server.ts'
import { moveWishToCart } from '#commerce/cart/wish-lists/changes/move-wish-to-cart.server.ts'
import { removeWish } from '#commerce/cart/wish-lists/changes/remove-wish.server.ts'
import { renameList } from '#commerce/cart/wish-lists/changes/rename-list.server.ts'
import { restoreWish } from '#commerce/cart/wish-lists/changes/restore-wish.server.ts'
import { saveWish } from '#commerce/cart/wish-lists/changes/save-wish.server.ts'
import { deleteList, shareList, unshareList } from '#commerce/cart/wish-lists/changes/share-list.server.ts'
import { optionalField } from '#commerce/editing/input/field.server.ts'
import { idField } from '#commerce/editing/input/number-fields.server.ts'
import { typedField } from '#commerce/editing/input/text-fields.server.ts'
import { sharedMessages } from '#messages/shared.ts'
import { formsBelow } from '#web/requests/forms-below.server.ts'
import { loadQuantityLimit } from '../cart/load-cart.server.ts'
import { refuseOftenSentWishes, wishButton, wishFields } from './wish-button.server.ts'

const ofList = { ...wishFields, list: typedField({ max: 100 }) }
const ofProduct = { ...ofList, product: optionalField(idField) }
/** Longer than any valid name. */
const name = typedField({ max: 1000 })

const buttons = formsBelow(
  '/wish-list',
  {
    // A `product`, or a variant by its `sku`, to a `list` or to the current one.
    add: wishButton(
      { ...ofProduct, sku: typedField({ max: 100 }) },
      (db, visitor, values, request) =>
        saveWish(db, visitor, { ...values, firstListName: sharedMessages.wishList }, request),
      // The form of a page's hearts is part of a cached layout and has no field for the page.
      { leadsToReferer: true },
    ),
    // From a `list`, or from all.
    remove: wishButton(ofProduct, removeWish),
    restore: wishButton(ofProduct, restoreWish),
    move: wishButton({ ...ofProduct, to: ofList.list }, moveWish),
    'move-to-cart': wishButton(ofProduct, async (db, visitor, values, request, shop) =>
      moveWishToCart(db, visitor, { ...values, limit: await loadQuantityLimit(shop) }, request),
    ),
    create: wishButton({ ...wishFields, name }, (db, visitor, { name }, request) =>
      createList(db, visitor, name, request),
    ),
    rename: wishButton({ ...ofList, name }, renameList),
    delete: wishButton(ofList, (db, visitor, { list }, request) => deleteList(db, visitor, list, request)),
    share: wishButton(ofList, (db, visitor, { list }, request) => shareList(db, visitor, list, request)),
    unshare: wishButton(ofList, (db, visitor, { list }, request) => unshareList(db, visitor, list, request)),
  },
  { refuse: refuseOftenSentWishes },
)

export const middleware = buttons.middleware
export const action = buttons.action

export function loader() {
  return redirect(href('/wish-list/:list?'))
}
