import { readAttribute } from '#commerce/catalog/attributes/attribute-rows.server.ts'
import type { ShopAttribute } from '#commerce/catalog/attributes/attribute-store.server.ts'
import { productRecord, variantRecord } from '#commerce/catalog/products/product-records.server.ts'
import { parseText } from '#commerce/editing/input/parse-input.server.ts'
import {
  type AttributeColumns,
  attributeChanges,
  type BulkAction,
  type BulkField,
  type BulkKind,
  bulkFields,
  categoryChanges,
  type FieldAction,
  tagChanges,
} from '#commerce/editing/products/bulk/bulk-change.ts'
import {
  compareAtChoices,
  type PriceRule,
  priceChanges,
  priceRoundings,
} from '#commerce/editing/products/bulk/price-rule.ts'
import type { ColumnField } from '#commerce/editing/records/record-field.server.ts'
import { readLocalTime } from '#commerce/values/typed/typed-day.ts'
import { parseAmount, readPercentage } from '#commerce/values/typed/typed-number.ts'
import { isBlank, nameText } from '#commerce/values/typed/typed-text.ts'
import { bulkMessages } from '#messages/office/bulk-changes.ts'
import { recordErrorText } from '#messages/record-errors.ts'
import { fieldControls } from './bulk-fields.tsx'

export type TypedAction = Readonly<Record<string, string>>

interface ShopFacts {
  currency: string
  timeZone: string
  categories: readonly { id: number; slug: string }[]
  taxClasses: readonly { id: number; name: string }[]
  attributes: readonly ShopAttribute[]
  companies: readonly { id: number; name: string }[]
  now: Date
}

/** An action, or a sentence for each wrong field. */
export type ParsedAction =
  | { ok: true; action: BulkAction }
  | { ok: false; errors: Readonly<Record<string, string>> }

const { errors } = bulkMessages
const maxTag = 50
const maxPercent = 1000

/** Reads the fields of an action as they were typed. */
export function parseBulkAction(kind: BulkKind, typed: TypedAction, shop: ShopFacts): ParsedAction {
  if (kind === 'price') return parsePriceRule(typed, shop)
  if (kind === 'category') {
    const found = shop.categories.find(({ slug }) => slug === typed.category)
    const change = oneOf(categoryChanges, typed.change)
    return found
      ? { ok: true, action: { kind, change, category: found.id } }
      : refused({ category: errors.category })
  }
  if (kind === 'tag') {
    const tag = nameText(typed.tag ?? '')
    if (tag === '' || tag.length > maxTag || /\p{Cc}/u.test(tag)) return refused({ tag: errors.tag })
    return { ok: true, action: { kind, change: oneOf(tagChanges, typed.change), tag } }
  }
  if (kind === 'attribute') return parseAttribute(typed, shop)
  if (kind === 'field') return parseField(typed, shop)
  if (kind === 'tax-class') {
    const { taxClass = '' } = typed
    const found = shop.taxClasses.find(({ name }) => name === taxClass)
    if (!found && taxClass !== '') return refused({ taxClass: errors.taxClass })
    return { ok: true, action: { kind, taxClass: found?.id ?? null } }
  }
  const change = oneOf(['publish', 'schedule', 'unpublish'] as const, typed.change)
  if (change !== 'schedule') return { ok: true, action: { kind, change } }
  const at = readLocalTime(typed.at ?? '', shop.timeZone)
  if (at === undefined || at <= shop.now.toISOString()) return refused({ at: errors.at })
  return { ok: true, action: { kind, change, at } }
}

/** `fact` is an attribute and its value, or an attribute alone whose value is typed. */
function parseAttribute(
  { change: typed, fact = '', value = '' }: TypedAction,
  shop: ShopFacts,
): ParsedAction {
  const [slug, chosen] = fact.split('/')
  const attribute = shop.attributes.find(one => one.slug === slug)
  if (!attribute) return refused({ fact: errors.fact })
  const change = oneOf(attributeChanges, typed)
  const action = (columns: AttributeColumns | null): ParsedAction => ({
    ok: true,
    action: {
      ...{ kind: 'attribute', change, attribute: attribute.id },
      ...{ isSeveral: attribute.kind === 'several', value: columns },
    },
  })
  const text = chosen ?? value
  if (change === 'remove' && chosen === undefined && isBlank(text)) return action(null)
  const read = readAttribute(attribute, [text])
  if (!read.ok) return refused({ [chosen === undefined ? 'value' : 'fact']: recordErrorText(read.error) })
  const [row] = read.rows
  if (!row) return refused({ value: errors.factValue })
  const { value_id = null, number = null, flag = null, date = null, text: words = null } = row
  return action({ value_id, number, flag, date, text: words } as AttributeColumns)
}

/** Only the control of the chosen field counts; an empty one empties the field. */
function parseField(typed: TypedAction, { currency, companies }: ShopFacts): ParsedAction {
  const field = oneOf(bulkFields, typed.field)
  const { table, definition } = recordOfField(field)
  const control = fieldControls[field]
  const read = parseText(definition.input(currency), typed[control] ?? '')
  if (!read.ok) return refused({ [control]: recordErrorText(read.error) })
  const stored = definition.toStored(read.value)!
  const company = companies.find(({ name }) => name === stored)
  if (definition.names && stored !== null && !company) return refused({ [control]: errors.company })
  const value = definition.names ? (company?.id ?? null) : stored
  return { ok: true, action: { kind: 'field', field, table, column: definition.column ?? field, value } }
}

function recordOfField(field: BulkField): { table: FieldAction['table']; definition: ColumnField } {
  const { table, fields } = field === 'cost' ? variantRecord : productRecord
  return { table: table as FieldAction['table'], definition: fields[field] as ColumnField }
}

function parsePriceRule(typed: TypedAction, { currency }: ShopFacts): ParsedAction {
  const change = oneOf(priceChanges, typed.change)
  const rounding = oneOf(priceRoundings(currency), typed.rounding)
  const compareAt = oneOf(compareAtChoices, typed.compareAt)
  const rule = (value: number): ParsedAction => ({
    ok: true,
    action: { kind: 'price', rule: { change, value, rounding, compareAt } },
  })
  if (change === 'compare-at') return rule(0)
  if (change === 'none') return compareAt === 'clear' ? rule(0) : refused({ compareAt: errors.nothing })
  return parseValue(change, typed.value ?? '', currency, rule)
}

function parseValue(
  change: PriceRule['change'],
  text: string,
  currency: string,
  rule: (value: number) => ParsedAction,
): ParsedAction {
  if (!change.endsWith('percent')) {
    const amount = parseAmount(text, currency)
    return amount === undefined ? refused({ value: errors.value }) : rule(amount)
  }
  const hundredths = readPercentage(text)
  if (hundredths === undefined || hundredths < 0 || hundredths > maxPercent * 100)
    return refused({ value: errors.percent })
  if (change === 'lower-percent' && hundredths > 10_000) return refused({ value: errors.tooLow })
  return rule(hundredths)
}

function refused(errors: Record<string, string>): ParsedAction {
  return { ok: false, errors }
}

/** Selects send nothing else; the first stands for what isn't sent. */
function oneOf<T extends string>(all: readonly T[], value: string | undefined): T {
  return all.find(one => one === value) ?? all[0]!
}
