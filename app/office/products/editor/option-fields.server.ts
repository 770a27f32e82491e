import {
  type InputValues,
  listField,
  numberedField,
  optionalField,
} from '#commerce/editing/input/field.server.ts'
import { wholeNumberField } from '#commerce/editing/input/number-fields.server.ts'
import { choiceField, textField, typedField } from '#commerce/editing/input/text-fields.server.ts'
import type { ChosenValues } from '#commerce/editing/products/options/choose-option-values.server.ts'
import type { ShopOption } from '#commerce/editing/products/options/option-value-store.server.ts'
import type { LeftOutChoice } from '#commerce/editing/products/options/plan-option-change.ts'
import type { VariantToEdit } from '#commerce/editing/products/product-edit-store.server.ts'
import type { RecordErrors } from '#commerce/editing/records/record-error.ts'
import { readWholeNumber } from '#commerce/values/whole-number.ts'
import type { OptionTexts } from './option-choice.tsx'

/** More than a shop has options that products share. */
const maxShopOptions = 500
const maxPlace = 9999

export const optionFields = {
  /** Such as `color/clay`. */
  values: listField(textField({ max: 201 }), { max: 2500 }),
  /** Names of new values, the color of a new one, and the place, by the id of the option. */
  new: numberedField(typedField({ max: 20_000 }), { max: maxShopOptions }),
  hex: numberedField(typedField({ max: 20 }), { max: maxShopOptions }),
  place: numberedField(typedField({ max: 20_000 }), { max: maxShopOptions }),
  newOption: typedField({ max: 200 }),
  newOptionKind: optionalField(choiceField(['buttons', 'list']), 'buttons' as const),
  newOptionValues: typedField({ max: 20_000 }),
  newOptionOwn: optionalField(choiceField(['yes'])),
  /** Ids of variants. */
  leaveOut: listField(wholeNumberField({ min: 1 }), { max: 2500 }),
  makeMissing: optionalField(choiceField(['yes'])),
  /** Asks what saving would do. */
  preview: typedField({ max: 3 }),
}

type OptionInput = InputValues<typeof optionFields>

export function chosenValues(input: OptionInput): ChosenValues & LeftOutChoice {
  const { newOption = '', newOptionValues = '', newOptionKind: kind, newOptionOwn } = input
  const isNew = newOption.trim() !== '' || newOptionValues.trim() !== ''
  return {
    values: input.values,
    newValues: Object.fromEntries(input.new) as Record<number, string>,
    hexes: Object.fromEntries(input.hex) as Record<number, string>,
    places: placesOf(input.place),
    newOption: isNew
      ? { name: newOption, kind, values: newOptionValues, isOwn: newOptionOwn === 'yes' }
      : undefined,
    leftOut: input.leaveOut,
    makesMissing: input.makeMissing === 'yes',
  }
}

/** A text that isn't a position doesn't move the option before others. */
function placesOf(typed: OptionInput['place']): Record<number, number> {
  return Object.fromEntries(
    [...typed].flatMap(([id, text]) => {
      const place = readWholeNumber(text, maxPlace)
      return place === undefined ? [] : [[id, place]]
    }),
  )
}

/** Positions that aren't numbers, by their fields. */
export function placeErrors({ place }: OptionInput): RecordErrors {
  const wrong = [...place].filter(
    ([, text = '']) => text.trim() !== '' && readWholeNumber(text.trim(), maxPlace) === undefined,
  )
  return Object.fromEntries(
    wrong.map(([id]) => [`place-${id}`, { code: 'no-whole-number', params: { min: 1, max: maxPlace } }]),
  )
}

/** The options as the form shows them again. */
export function typedOptions(input: OptionInput): OptionTexts {
  const { values, newValues, hexes, places, leftOut, makesMissing } = chosenValues(input)
  const { newOption = '', newOptionKind, newOptionValues = '', newOptionOwn } = input
  return {
    ...{ leftOut, makesMissing, values, newValues, hexes, places, newOption, newOptionKind, newOptionValues },
    newOptionOwn: newOptionOwn === 'yes',
  }
}

/** The options of a product that has these variants, as a form shows them. */
export function optionTextsOf(
  variants: readonly VariantToEdit[],
  options: readonly ShopOption[],
): OptionTexts {
  const values = new Set(variants.flatMap(variant => variant.values))
  const order = [...new Set(variants.flatMap(variant => variant.values.map(({ option_id }) => option_id)))]
  const known = order.filter(id => options.some(option => option.id === id))
  return {
    values: [...new Set([...values].map(({ option, slug }) => `${option}/${slug}`))],
    places: Object.fromEntries(known.map((id, at) => [id, at + 1])),
    ...{ newValues: {}, hexes: {}, newOptionValues: '', leftOut: [], makesMissing: false },
    ...{ newOption: '', newOptionKind: 'buttons', newOptionOwn: false },
  }
}
