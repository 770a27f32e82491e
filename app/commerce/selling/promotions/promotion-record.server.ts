import type { Db, Tx } from '#db/schema/schema.ts'
import { findEndError } from '../../content/schedule/end-error.server.ts'
import { wholePercentageField } from '../../editing/input/number-fields.server.ts'
import { checkedField, choiceField, slugField } from '../../editing/input/text-fields.server.ts'
import type { FieldFacts } from '../../editing/records/field-facts.ts'
import type { RecordDefinition, RecordRow } from '../../editing/records/record-definition.server.ts'
import type { RecordErrorCode } from '../../editing/records/record-error.ts'
import {
  integerBetween,
  optional,
  plain,
  position,
  price,
  rowNamed,
  shortText,
  time,
  yesNo,
} from '../../editing/records/record-field.server.ts'
import { compactCode } from '../../values/typed/typed-text.ts'
import { parseDiscountCode } from './discount-code.ts'

/** In capitals: 3 to 32 letters, digits and hyphens. */
const codeField = checkedField(text => parseDiscountCode(text) === text, 'invalid-code', compactCode)

/** Of fields that only one kind has, and needs. */
const only = (kind: string): FieldFacts => ({ shownWhen: { field: 'kind', is: [kind], isCleared: true } })

export const promotionRecord: RecordDefinition = {
  subject: 'promotions',
  table: 'promotion',
  office: {
    ...{ section: 'selling', path: 'promotions', columns: ['title', 'code'] },
    ...{ hasOwnList: true, hasOwnForm: true },
  },
  key: ['id'],
  order: ['position', 'id'],
  fields: {
    /** Without it, the promotion applies by itself. */
    code: { ...optional(plain(codeField)), control: 'code' },
    title: shortText(200),
    kind: {
      ...plain(choiceField(['percent', 'amount', 'free-delivery', 'buy-x-get-y'])),
      control: 'choices',
      start: 'percent',
    },
    percent: {
      ...optional(plain(wholePercentageField({ min: 1, max: 100 }))),
      ...only('percent'),
      keypad: 'numeric',
    },
    amount: { ...optional(price), ...only('amount') },
    buy: { ...optional(integerBetween(1, 1000)), ...only('buy-x-get-y'), isHalf: true },
    get: { ...optional(integerBetween(1, 1000)), ...only('buy-x-get-y'), isHalf: true },
    category: optional(rowNamed(plain(slugField), 'category_id', { table: 'category', by: 'slug' })),
    minimum: optional(price, 0),
    starts_at: { ...optional(time), control: 'shown-time', isHalf: true },
    ends_at: { ...optional(time), control: 'shown-time', isHalf: true },
    once_per_customer: { ...optional(yesNo, 0), control: 'check' },
    max_uses: optional(integerBetween(1, 1_000_000_000)),
    position: position(),
  },
  complete({ percent, amount, ...row }) {
    const value = row.kind === 'percent' ? percent : row.kind === 'amount' ? amount : 0
    const isFree = row.kind === 'buy-x-get-y'
    return { ...row, value: value ?? 0, buy: isFree ? row.buy! : null, get: isFree ? row.get! : null }
  },
  show: ({ value, ...row }) => ({
    ...row,
    percent: row.kind === 'percent' ? value! : null,
    amount: row.kind === 'amount' ? value! : null,
  }),
  rules: findPromotionErrors,
}

async function findPromotionErrors(
  row: RecordRow,
  sent: RecordRow,
  { tx }: { tx: Db | Tx },
): Promise<Record<string, RecordErrorCode>> {
  const errors: Record<string, RecordErrorCode> = {}
  for (const [name, { shownWhen }] of Object.entries(promotionRecord.fields)) {
    const isNeeded = shownWhen?.is.includes(String(row.kind))
    if (isNeeded && (row[name] ?? null) === null) errors[name] = 'missing'
    if (isNeeded === false && (sent[name] ?? null) !== null) errors[name] = 'not-for-kind'
  }
  const endError = await findEndError(tx, row.starts_at, row.ends_at)
  if (endError) errors.ends_at = endError
  if (row.max_uses && Number(row.uses ?? 0) > Number(row.max_uses)) errors.max_uses = 'impossible'
  return errors
}
