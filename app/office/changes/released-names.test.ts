import { expect, it } from 'vitest'
import { editableTables, rulesOf } from '#commerce/editing/changes/editable-tables.ts'
import { RowNames } from '#commerce/editing/changes/history/row-names-store.server.ts'
import { valuesText } from '#scripts/shop/changed-rows.ts'
import { describeStep } from './describe-row.server.ts'

const releasing = Object.keys(editableTables).flatMap(table => {
  const column = rulesOf(table)!.releases
  return column === undefined ? [] : [[table, column] as const]
})

it('has kinds of rows whose slug, code or name others may take', () => {
  expect(releasing.length).toBeGreaterThan(10)
})

it.each(releasing)('shows a removed %s by its plain %s', (table, column) => {
  const step = {
    ...{ table, key: { id: 7 }, position: 0, hiddenColumns: [], skipped: null },
    before: { removed_at: null, [column]: 'plain' },
    after: { removed_at: '2026-11-20T12:00:00.000Z', [column]: 'plain~7' },
  }
  const renamed = { ...step, before: { [column]: 'plain~7' }, after: { [column]: 'other' } }
  const added = { ...step, before: null, after: { [column]: 'plain~7' } }
  for (const one of [step, renamed, added])
    expect(JSON.stringify(describeStep(one, new RowNames()))).not.toContain('~')
  expect(valuesText({ table, key: step.key, currency: 'USD' }, step.after)).toContain(`${column}="plain"`)
})
