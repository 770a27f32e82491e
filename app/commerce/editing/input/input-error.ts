/** Why a value was refused; `app/messages` has a text for each code. */
export type InputErrorCode =
  | 'missing'
  | 'duplicate'
  | 'unknown-field'
  | 'invalid-characters'
  | 'too-long'
  | 'too-short'
  | 'too-small'
  | 'too-large'
  | 'too-many'
  | 'not-a-text'
  | 'not-a-whole-number'
  | 'not-a-number'
  | 'not-an-amount'
  | 'not-a-percentage'
  | 'not-a-choice'
  | 'not-a-flag'
  | 'not-a-date'
  | 'not-a-time'
  | 'not-a-list'
  | 'invalid-slug'
  | 'invalid-sku'
  | 'invalid-barcode'
  | 'invalid-measure'
  | 'invalid-hs-code'
  | 'invalid-key'
  | 'invalid-country'
  | 'invalid-color'
  | 'invalid-link'
  | 'invalid-code'
  | 'file-too-large'
  | 'too-many-files'
  | 'wrong-file-type'
  | 'file-not-stored'
  | 'bad-email'
  | 'bad-electronic-address'

/** The limits of a field, for its messages. */
export interface InputLimits {
  min?: number | undefined
  /** In bytes for a file. */
  max?: number | undefined
  /** Decimal places of an amount or percentage; its other limits are in units of the last one. */
  digits?: number | undefined
  choices?: readonly string[] | undefined
  /** The part of a text that is refused, or a value that would be accepted. */
  value?: string | undefined
  /** The contrast of a color to white. */
  ratio?: number | undefined
  /** The item of a list as it was sent: it has no label of its own. */
  item?: string | undefined
}

export interface InputError {
  code: InputErrorCode
  params: InputLimits
}

/** By field; an item of a list is `tags.1`, counted from 0. */
export type InputErrors<Name extends string = string> = Partial<Record<Name, InputError>>
