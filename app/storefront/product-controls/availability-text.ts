import {
  type OptionValue,
  type StockLevel,
  unavailableReason,
  type VariantSelection,
} from '#commerce/catalog/products/variant-selection.ts'
import { optionMessages } from '#messages/options.ts'
import { sharedMessages } from '#messages/shared.ts'

export function availabilityText(stock: StockLevel): string {
  if (stock.level === 'low') return sharedMessages.onlyLeft({ count: stock.left })
  return stock.level === 'sold-out' ? sharedMessages.soldOut : sharedMessages.inStock
}

/** Names the sizes in stock while none is chosen, unless all of them are. */
export function selectionAvailabilityText(
  stock: StockLevel,
  { isComplete, sizes }: Pick<VariantSelection, 'isComplete' | 'sizes'>,
): string {
  const inStock = sizes.filter(size => size.stock === 'in-stock')
  if (isComplete || stock.level !== 'in-stock' || inStock.length === sizes.length)
    return availabilityText(stock)
  return optionMessages.availableIn({ sizes: inStock.map(({ name }) => name).join(', ') })
}

/** Why an option is struck out, for screen readers; empty when it can be bought. */
export function unavailableText(option: OptionValue<object>): string {
  const reason = unavailableReason(option)
  return reason === null ? '' : optionMessages.unavailable[reason]
}
