import * as v from 'valibot'
import { isCountryCode } from '../../values/addresses/country-codes.ts'
import { measureText, parseMeasure } from '../../values/measure.ts'
import { parseEmail } from '../../values/typed/email-address.ts'
import { bareCode, nameText } from '../../values/typed/typed-text.ts'
import type { InputField } from './field.server.ts'
import { isLink } from './is-link.ts'
import { checkedField } from './text-fields.server.ts'

/** ISO 3166-1 alpha-2, in capitals. */
export const countryField = inCapitals(
  checkedField(text => isCountryCode(text.toUpperCase()), 'invalid-country'),
)

/** An amount with its unit: `0.75 l`. */
export const measureField: InputField<string> = withText(
  checkedField(text => text.length <= 40 && parseMeasure(text) !== undefined, 'invalid-measure'),
  text => measureText(parseMeasure(text)!),
)

/** Of the Harmonized System: 6 digits that all countries share, up to 10 with those of one. */
export const hsCodeField = checkedField(
  text => /^\d{6,10}$/.test(text),
  'invalid-hs-code',
  text => bareCode(text).replaceAll('.', ''),
)

/** A color as CSS writes it: `#1a2b3c`. */
export const colorField = checkedField(text => /^#[0-9a-f]{6}$/i.test(text), 'invalid-color')

export const linkField = checkedField(isLink, 'invalid-link', nameText)

/** An email or web address. */
export const electronicAddressField = checkedField(
  text => text.length <= 200 && (parseEmail(text).ok || /^https?:\/\/[^\s/"<>\\]+\.[^\s"<>\\]+$/.test(text)),
  'bad-electronic-address',
  nameText,
)

function inCapitals(field: InputField<string>): InputField<string> {
  return withText(field, text => text.toUpperCase())
}

function withText(field: InputField<string>, to: (text: string) => string): InputField<string> {
  return { ...field, schema: v.pipe(field.schema, v.transform(to)) }
}
