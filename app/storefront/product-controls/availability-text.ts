import {
  type OptionValue,
  type StockLevel,
  unavailableReason,
} from '../../commerce/catalog/variant-selection.ts'
import { optionMessages } from '../../messages/options.ts'
import { sharedMessages } from '../../messages/shared.ts'

export function availabilityText(stock: StockLevel): string {
  if (stock.level === 'low') return sharedMessages.onlyLeft({ count: stock.left })
  return stock.level === 'sold-out' ? sharedMessages.soldOut : sharedMessages.inStock
}

/** Why an option is struck out, for screen readers; empty when it can be bought. */
export function unavailableText(option: OptionValue<object>): string {
  const reason = unavailableReason(option)
  return reason === null ? '' : optionMessages.unavailable[reason]
}
