import { expect, it } from 'vitest'
import { editableTables } from '../../editing/changes/editable-tables.ts'
import { compensations } from '../../editing/compensations/compensations.server.ts'
import { needsFreshProof, undoPermissions } from './undo-permissions.ts'

const undo = (...tables: string[]) => undoPermissions(tables.map(table => ({ table, key: {} })))

it('knows every table whose changes can be undone', () => {
  const tables = [...Object.keys(editableTables), ...Object.keys(compensations)]
  expect(tables.filter(table => undo(table)[0] === 'staff.manage')).toEqual(['staff'])
})

it('takes the permission of each table, and of an unknown one that of the owner', () => {
  expect(undo('product', 'variant', 'stock_movement')).toEqual(['products.edit', 'stock.edit'])
  expect(undo('anything')).toEqual(['staff.manage'])
})

it('takes more for settings of payments', () => {
  const setting = (name: string) => [{ table: 'setting', key: { name } }]
  expect(undoPermissions(setting('logo_text'))).toEqual(['settings.edit'])
  expect(undoPermissions(setting('transfer_days'))).toEqual(['settings.payments'])
  expect(needsFreshProof(setting('logo_text'))).toBe(false)
  expect(needsFreshProof(setting('transfer_days'))).toBe(true)
})

it('takes a proof to delete a customer again, and none for notes about one', () => {
  const changed = (table: string) => [{ table, key: {} }]
  expect(needsFreshProof(changed('customer_deletion'))).toBe(true)
  expect(needsFreshProof(changed('customer_note'))).toBe(false)
})
