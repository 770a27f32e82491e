/** How a field is asked for, where its schema doesn't say it. */
export type FieldControl =
  | 'accent-color'
  | 'check'
  | 'choices'
  | 'code'
  | 'color'
  | 'picture'
  | 'products'
  | 'publication'
  | 'rich-text'
  | 'shown-time'
  | 'ticks'

/** How lists word a field, if not as it's typed. */
export type FieldWording =
  | 'choice'
  | 'country'
  | 'hero-time'
  | 'percent'
  | 'price'
  | 'price-range'
  | 'publication'
  | 'rates'
  | 'rule'
  | 'shown-time'

/** All that forms and lists know of a field, besides its schema. */
export interface FieldFacts {
  control?: FieldControl
  wording?: FieldWording
  /** Its choices are countries. */
  isCountry?: true
  keypad?: 'decimal' | 'email' | 'numeric'
  /** It stands beside another of half the width. */
  isHalf?: true
  /** It's a part of the text that shoppers read, in the form of a text. */
  isText?: true
  /** The choices of another field with which it's asked for. */
  shownWhen?: {
    field: string
    is: readonly string[]
    /** With others, it has no value. */
    isCleared?: true
  }
  /** New records start with this. */
  start?: string
  /** In a new record, it may be made from this field. */
  madeFrom?: string
}
