import { type InputValues, numberedField, optionalField } from '#commerce/editing/input/field.server.ts'
import { idField, wholeNumberField } from '#commerce/editing/input/number-fields.server.ts'
import { choiceField, typedField } from '#commerce/editing/input/text-fields.server.ts'
import type { SentEdits } from '#commerce/editing/merge-edits.ts'
import type { RecordTexts } from '#commerce/editing/read-records.server.ts'
import {
  fieldsOfPromotionKind,
  promotionRecord,
} from '#commerce/selling/promotions/promotion-record.server.ts'
import { instantOf, localTimeOf } from '#commerce/values/zoned-time.ts'
import { mergeFields, sentEdits } from '../../edits/sent-edits.server.ts'
import { type FieldTexts, toFieldTexts } from '../../records/record-texts.ts'

const text = typedField({ max: 500 })
const names = Object.keys(promotionRecord.fields)
const times = ['starts_at', 'ends_at']
const id = optionalField(idField)

/** The record as typed, what the form had shown, and the cart to try it on. */
export const promotionFields = {
  ...(Object.fromEntries(names.map(name => [name, text])) as Record<string, typeof text>),
  ...mergeFields,
  /** By variant. */
  'try.quantity': numberedField(wholeNumberField({ max: 999 }), { max: 50 }),
  /** The variant of a button. */
  'try.add': id,
  'try.remove': id,
  'try.find': typedField({ max: 100 }),
  'try.country': typedField({ max: 2 }),
  'try.region': typedField({ max: 3 }),
  'try.customer': optionalField(choiceField(['new', 'used', 'unconfirmed']), 'new' as const),
}

export type PromotionInput = InputValues<typeof promotionFields>

/** A promotion as its form shows it: times are in the shop's time zone. */
export function shownTexts(texts: RecordTexts, timeZone: string): FieldTexts {
  const shown = toFieldTexts(names, texts)
  for (const name of times) if (shown[name]) shown[name] = localTimeOf(shown[name], timeZone)
  return shown
}

/** The values that the form showed and those it has now, without fields that its kind doesn't have. */
export function sentPromotion(input: PromotionInput): SentEdits {
  const sent: Readonly<Record<string, unknown>> = input
  const typed = names.map(name => [name, String(sent[name] ?? (name === 'once_per_customer' ? 'no' : ''))])
  const { base, mine } = sentEdits(input, Object.fromEntries(typed))
  const other = Object.entries(fieldsOfPromotionKind).flatMap(([kind, fields]) =>
    kind === mine.kind ? [] : fields,
  )
  return { base, mine: { ...mine, ...Object.fromEntries(other.map(name => [name, ''])) } }
}

/** As the record takes it: times with their offset. A time that is none stays as typed, and is refused. */
export function recordTexts(texts: FieldTexts, timeZone: string): FieldTexts {
  const record = { ...texts }
  for (const name of times) if (record[name]) record[name] = instantOf(record[name], timeZone) ?? record[name]
  return record
}
