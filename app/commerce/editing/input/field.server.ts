import * as v from 'valibot'
import type { InputErrorCode, InputLimits } from './input-error.ts'

/** A field of the input: a text as forms, spreadsheets and command lines send it, or the JSON value. */
export interface InputField<Value> {
  /** Parses one value. The message of an issue is an `InputErrorCode`. */
  readonly schema: v.GenericSchema<unknown, Value>
  readonly limits: InputLimits
  /** More about a refused value. */
  explain?(value: unknown): InputLimits
  /** The most items of a list, or numbers. */
  readonly maxItems?: number | undefined
  /** Unset for a single required value. */
  readonly takes?: 'list' | 'numbered' | 'named' | 'others' | undefined
  /** Whether the numbers of a numbered field may have decimal places. */
  readonly takesDecimals?: boolean | undefined
  /** The value when nothing was sent. */
  readonly fallback?: { readonly value: unknown } | undefined
  /** Whether an empty text is a value. Elsewhere it counts as nothing. */
  readonly keepsEmpty?: boolean | undefined
}

/** Fields by name. */
export type InputFields = Readonly<Record<string, InputField<unknown>>>

/** The values that `parseInput` returns for these fields. */
export type InputValues<Fields extends InputFields> = {
  [Name in keyof Fields]: Fields[Name] extends InputField<infer Value> ? Value : never
}

/** The field may be absent or empty; it is then `undefined`. */
export function optionalField<Value>(field: InputField<Value>): InputField<Value | undefined>
/** The field may be absent or empty; it then has this value. */
export function optionalField<Value, Fallback>(
  field: InputField<Value>,
  fallback: Fallback,
): InputField<Value | Fallback>
export function optionalField(field: InputField<unknown>, value?: unknown): InputField<unknown> {
  return { ...field, fallback: { value } }
}

/** A field that may repeat; in a spreadsheet, values are separated by commas. An absent one is an empty list. */
export function listField<Item>(item: InputField<Item>, { max }: { max: number }): InputField<Item[]> {
  return {
    schema: v.pipe(v.array(item.schema, code('not-a-list')), v.maxLength(max, code('too-many'))),
    limits: item.limits,
    maxItems: max,
    takes: 'list',
    fallback: { value: [] },
  }
}

/**
 * Fields with the same name and a number, such as `quantity-12`, by that number. Declared as `quantity`. JSON sends an object;
 * empty values are left out. `takesDecimals` allows `rate-12.50`.
 */
export function numberedField<Value>(
  field: InputField<Value>,
  { max, takesDecimals }: { max: number; takesDecimals?: boolean },
): InputField<Map<number, Value>> {
  const entry = v.tuple([v.number(), field.schema])
  const entries = v.pipe(v.array(entry, code('not-a-list')), v.maxLength(max, code('too-many')))
  return {
    schema: v.pipe(
      entries,
      v.transform(pairs => new Map(pairs)),
    ),
    limits: field.limits,
    maxItems: max,
    takes: 'numbered',
    takesDecimals,
    fallback: { value: new Map() },
  }
}

/**
 * Fields with the same name and a slug, such as `attribute-material`, by that slug. Declared as `attribute`. JSON sends an object; an empty
 * text is a value.
 */
export function namedField({ max }: { max: number }): InputField<Map<string, string[]>> {
  const text = v.pipe(
    v.union([v.string(), v.number(), v.boolean()], code('not-a-text')),
    v.transform(value => (value === true ? 'yes' : value === false ? 'no' : String(value))),
    v.check(text => !text.includes('\0') && text.isWellFormed(), code('invalid-characters')),
  )
  const entry = v.tuple([v.string(), v.array(text, code('not-a-list'))])
  return {
    schema: v.pipe(
      v.array(entry, code('not-a-list')),
      v.maxLength(max, code('too-many')),
      v.transform(pairs => new Map(pairs)),
    ),
    limits: {},
    maxItems: max,
    takes: 'named',
    fallback: { value: new Map() },
  }
}

/** Fields of a form that are named by slugs and aren't declared otherwise, by their names. The first `max` count. */
export function otherFields(
  field: InputField<string | undefined>,
  { max }: { max: number },
): InputField<Record<string, string>> {
  return {
    schema: v.record(v.string(), v.pipe(field.schema, v.string(code('not-a-text')))),
    limits: field.limits,
    maxItems: max,
    takes: 'others',
    fallback: { value: {} },
  }
}

/** The message of an issue, checked by the compiler. */
export function code(code: InputErrorCode): InputErrorCode {
  return code
}
