import {
  type MovedValues,
  type OfferedValue,
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

/** Names the values in stock of the first option that has yet to be chosen, unless all of them are. */
export function selectionAvailabilityText(
  stock: StockLevel,
  { options }: Pick<VariantSelection, 'options'>,
): string {
  const { values = [] } = options.find(({ chosen }) => chosen === null) ?? {}
  const inStock = values.filter(value => value.stock === 'in-stock')
  if (stock.level !== 'in-stock' || inStock.length === values.length) return availabilityText(stock)
  return optionMessages.availableIn({ values: inStock.map(({ name }) => name).join(', ') })
}

/** Says which values aren't made together, and what was chosen instead. */
export function movedValuesText(title: string, { requested, changes }: MovedValues): string {
  const texts = changes.map(change => optionMessages.changedTo(change))
  return optionMessages.notMade({ title, values: requested.join(', '), changes: texts.join(', ') })
}

/** Why a value is struck out, in words; empty when it can be bought. */
export function unavailableText(value: Pick<OfferedValue, 'stock'>): string {
  const reason = unavailableReason(value)
  return reason === null ? '' : optionMessages.unavailable[reason]
}
