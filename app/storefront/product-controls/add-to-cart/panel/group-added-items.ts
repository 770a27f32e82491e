import type { CartLine } from '#commerce/cart/cart.ts'
import type { ChangeResponse } from '#web/browser/change-queue.ts'
import type { AddedItem } from '../add-to-cart-state.ts'
import type { CartResponse } from '../cart-response.ts'
import { newCartLine } from '../new-cart-line.ts'

/** The shop's response, or the browser's own for a change that expired. */
export type AddToCartResponse = ChangeResponse & Partial<CartResponse>

/** The items of one variant, added by any number of clicks. */
export interface AddedItemGroup {
  /** As in the cart, or as expected until the shop responds. */
  line: CartLine
  addedQuantity: number
  /** Why less was added than requested, or nothing. */
  message: string | null
}

/** One group for each variant, in the order of the first clicks. */
export function groupAddedItems(
  added: readonly AddedItem[],
  responseTo: (item: AddedItem) => AddToCartResponse | undefined,
): AddedItemGroup[] {
  return [...Map.groupBy(added, ({ item }) => item.sku).values()].map(clicks => {
    const responses = clicks.map(responseTo).filter(response => response !== undefined)
    const [{ item, quantity }] = clicks as [AddedItem]
    return {
      line: responses.at(-1)?.cart?.lines.find(({ sku }) => sku === item.sku) ?? newCartLine(item, quantity),
      addedQuantity: clicks.reduce((sum, click) => sum + addedBy(click, responseTo(click)), 0),
      message: responses.findLast(({ result }) => result !== 'added')?.message ?? null,
    }
  })
}

function addedBy({ quantity }: AddedItem, response: AddToCartResponse | undefined): number {
  return response ? (response.added ?? 0) : quantity
}
