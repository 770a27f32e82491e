import { type InputValues, listField } from '#commerce/editing/input/field.server.ts'
import { textField, typedField } from '#commerce/editing/input/text-fields.server.ts'
import type { ChosenValues } from '#commerce/editing/products/options/choose-option-values.server.ts'

const slugs = listField(textField({ max: 100 }), { max: 500 })

export const optionFields = {
  colors: slugs,
  sizes: slugs,
  newColor: typedField({ max: 200 }),
  newColorHex: typedField({ max: 20 }),
  newSizes: typedField({ max: 5000 }),
  /** Asks what saving would do. */
  preview: typedField({ max: 3 }),
}

export function chosenValues(input: InputValues<typeof optionFields>): ChosenValues {
  const { colors, sizes, newColor = '', newColorHex = '#888888', newSizes = '' } = input
  return { colors, sizes, newSizes, newColor: { name: newColor, hex: newColorHex } }
}
