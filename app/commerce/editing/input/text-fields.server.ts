import * as v from 'valibot'
import { parseEmail } from '../../values/typed/email-address.ts'
import { bareCode, codeText, nameText, proseText } from '../../values/typed/typed-text.ts'
import { code, type InputField } from './field.server.ts'
import { isGtin } from './gtin.ts'
import type { InputErrorCode } from './input-error.ts'

const string = v.string(code('not-a-text'))

/** No NUL, which PostgreSQL can't store, and no half of a surrogate pair, which UTF-8 can't hold. */
const storable = v.check(
  (text: string) => !text.includes('\0') && text.isWellFormed(),
  code('invalid-characters'),
)

/** Text that is read as its kind. */
const typed = (read: (text: string) => string) => v.pipe(string, storable, v.transform(read))

/** Text of a form that `isValid` decides: a code, unless it's read in another way. */
export function checkedField(
  isValid: (text: string) => boolean,
  failed: InputErrorCode,
  read = codeText,
): InputField<string> {
  return { schema: v.pipe(typed(read), v.check(isValid, failed)), limits: {} }
}

interface TextLimits {
  min?: number
  max: number
  /** Whether line breaks and tabs are allowed. */
  lines?: boolean
}

/** Text without control characters. Lengths are in UTF-16 code units, as in HTML, and a line break counts once. */
export function textField({ min = 0, max, lines = false }: TextLimits): InputField<string> {
  const control = lines ? /[^\P{Cc}\n\t]/u : /\p{Cc}/u
  const schema = v.pipe(
    typed(lines ? proseText : nameText),
    v.check(text => !control.test(text), code('invalid-characters')),
    v.minLength(min, code('too-short')),
    v.maxLength(max, code('too-long')),
  )
  return { schema, limits: { min, max } }
}

/** The field takes what this makes of a text. */
export function readBefore<Value>(
  field: InputField<Value>,
  read: (text: string) => string,
): InputField<Value> {
  const schema: v.GenericSchema<unknown, Value> = field.schema
  const readText = v.transform((text: string): unknown => read(text))
  return { ...field, schema: v.pipe(string, readText, schema) }
}

/** Text as typed, cut to `max`: unfinished input, or something to look up. `undefined` if it was not sent. */
export function typedField({ max }: { max: number }): InputField<string | undefined> {
  const cut = v.transform((text: string) => text.slice(0, max).toWellFormed())
  return {
    schema: v.pipe(string, storable, cut),
    limits: { max },
    fallback: { value: undefined },
    keepsEmpty: true,
  }
}

/** The name of a page in its URL: lowercase letters, digits and hyphens. */
export const slugField = checkedField(
  text => text.length <= 100 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text),
  'invalid-slug',
)

/** The value of an option, by both their slugs: `color/clay`. */
export const optionValueField = checkedField(
  text => text.length <= 201 && /^[a-z0-9]+(?:-[a-z0-9]+)*\/[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text),
  'invalid-slug',
)

/** The merchant's own number of a variant: printable ASCII. */
export const skuField = checkedField(text => /^[!-~](?:[ -~]{0,62}[!-~])?$/.test(text), 'invalid-sku')

/** The number under a bar code: a GTIN. */
export const barcodeField = checkedField(isGtin, 'invalid-barcode', bareCode)

/** An email address in lower case. */
export const emailField: InputField<string> = {
  schema: v.pipe(
    string,
    storable,
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const read = parseEmail(dataset.value)
      if (read.ok) return read.email
      addIssue({ message: code('bad-email') })
      return NEVER
    }),
  ),
  limits: {},
}

/** One of the values. */
export function choiceField<const Choice extends string>(choices: readonly Choice[]): InputField<Choice> {
  return { schema: v.picklist(choices, code('not-a-choice')), limits: { choices } }
}
