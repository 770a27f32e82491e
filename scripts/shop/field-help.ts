import { expectedInput } from '#commerce/editing/input/expected-input.server.ts'
import type { InputField } from '#commerce/editing/input/field.server.ts'
import { findSubjectOfTable } from '#commerce/editing/record-definitions.server.ts'
import { isRowsField, type RecordDefinition } from '#commerce/editing/records/record-definition.server.ts'
import type { NamedRow } from '#commerce/editing/records/record-field.server.ts'
import { inputErrorText } from '#messages/input-errors.ts'
import { commandMessages } from '#messages/shop-commands.ts'

const { fieldRules } = commandMessages

/** A line for each field: its option, and what it takes. */
export function fieldHelp(
  { fields }: RecordDefinition,
  { currency, isNew }: { currency: string; isNew: boolean },
): string[] {
  const rows = Object.entries(fields).flatMap(([name, field]) => {
    if (!isNew && !isRowsField(field) && field.isFixed) return []
    const input = field.input(currency)
    const option = `--${name.replaceAll('_', '-')}${suffixes[input.takes ?? ''] ?? ''}`
    const named = isRowsField(field) ? field.rows.names : field.names
    return [[option, ruleText(input, named), ...moreRules(input, isNew)]] as [string, ...string[]][]
  })
  const width = Math.max(...rows.map(([option]) => option.length))
  return rows.map(([option, ...texts]) => `  ${option.padEnd(width)}  ${texts.join(' ')}`)
}

/** Behind the names of fields that stand for several. */
const suffixes: Readonly<Record<string, string>> = { numbered: '-NUMBER', named: '-NAME' }

function ruleText(input: InputField<unknown>, named: NamedRow | undefined): string {
  if (named) {
    const subject = findSubjectOfTable(named.table) ?? named.table
    return named.within ? fieldRules.within(subject) : fieldRules.named({ by: named.by, subject })
  }
  if (input.takes === 'named') return fieldRules.ofAttribute
  const expected = expectedInput(input)
  if (!expected) return ''
  const { min = 0, max = Number.MAX_SAFE_INTEGER } = expected.params
  const isLimited = expected.code === 'not-a-whole-number' && max < Number.MAX_SAFE_INTEGER
  return isLimited ? fieldRules.range({ min, max }) : inputErrorText(expected)
}

function moreRules({ takes, fallback }: InputField<unknown>, isNew: boolean): string[] {
  return [
    ...(takes === 'list' ? [fieldRules.repeated] : []),
    ...(isNew && fallback === undefined ? [fieldRules.required] : []),
  ]
}
