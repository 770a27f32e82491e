import * as v from 'valibot'
import { isCountryCode } from '../../values/addresses/country-codes.ts'
import { nameText } from '../../values/typed/typed-text.ts'
import type { InputField } from './field.server.ts'
import { isLink } from './is-link.ts'
import { checkedField } from './text-fields.server.ts'

/** ISO 3166-1 alpha-2, in capitals. */
export const countryField = inCapitals(
  checkedField(text => isCountryCode(text.toUpperCase()), 'invalid-country'),
)

/** A color as CSS writes it: `#1a2b3c`. */
export const colorField = checkedField(text => /^#[0-9a-f]{6}$/i.test(text), 'invalid-color')

export const linkField = checkedField(isLink, 'invalid-link', nameText)

function inCapitals(field: InputField<string>): InputField<string> {
  return {
    ...field,
    schema: v.pipe(
      field.schema,
      v.transform(text => text.toUpperCase()),
    ),
  }
}
