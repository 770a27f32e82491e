import type { InputErrorCode, InputLimits } from '../input/input-error.ts'

/** Why a record is refused; `app/messages/records.ts` words them. */
export type RecordErrorCode =
  | InputErrorCode
  | 'unknown'
  | 'taken'
  | 'reserved-address'
  | 'fixed'
  | 'in-use'
  | 'written-by-shoppers'
  | 'too-many-rows'
  | 'last-owner'
  | 'impossible'
  | 'not-a-size-guide'
  | 'unfilterable'
  | 'without-values'
  | 'below-price'
  | 'another-dimension'
  | 'same-options'
  | 'another-option'
  | 'repeated-option'
  | 'already-published'
  | 'below-zero'
  | 'too-many-variants'
  | 'no-variant'
  | 'too-many-options'
  | 'below-from'
  | 'overlapping-range'
  | 'incomplete-price'
  | 'repeated-start'
  | 'no-prices'
  | 'one-color'
  | 'no-color'
  | 'values-without-color'
  | 'removed-value'
  | 'not-after-start'
  | 'repeated-end'
  | 'below-itself'
  | 'not-for-kind'
  | 'bad-rule-value'
  | 'no-words'
  | 'is-a-search'
  | 'linked'
  | 'own-page'
  | 'own-collection'
  | 'only-hero'
  | 'no-whole-number'
  | 'no-period'
  | 'no-number-list'
  | 'no-placeholder'
  | 'bad-currency'
  | 'bad-time-zone'
  | 'bad-contact'
  | 'bad-url'
  | 'bad-languages'
  | 'unknown-picture'
  | 'unknown-setting'
  | 'low-contrast'
  | 'currency-fixed'
  | 'not-among-page-sizes'
  | 'without-page-size'

export interface RecordError {
  code: RecordErrorCode
  params: InputLimits & {
    /** A free value for one that is taken. */
    suggestion?: string | undefined
    /** The record that has what is taken. */
    owner?: string | undefined
    /** The first rows that need this one, by table and name, and how many there are. */
    uses?: readonly { table: string; name: string }[] | undefined
    total?: number | undefined
    /** The links to a page. */
    linkedFrom?: readonly { kind: string; name: string }[] | undefined
  }
}

/** By field; an empty name stands for the record as a whole. */
export type RecordErrors = Partial<Record<string, RecordError>>
