import { permissionOfTable } from '../../editing/changes/changed-tables.ts'
import { settingDefinitions } from '../../running/settings/setting-definitions.ts'
import { settingTopics } from '../../running/settings/setting-topics.ts'
import type { Permission } from './role.ts'

const paymentSettings: readonly string[] = settingTopics.payments.map(key => settingDefinitions[key].name)

interface ChangedRow {
  table: string
  key: Readonly<Record<string, unknown>>
}

/** The permissions that undoing these rows takes. Tables that nobody edits by hand take that of the owner. */
export function undoPermissions(rows: readonly ChangedRow[]): Permission[] {
  return [...new Set(rows.map(permissionOf))]
}

function permissionOf({ table, key }: ChangedRow): Permission {
  if (table === 'setting' && paymentSettings.includes(String(key.name))) return 'settings.payments'
  if (table === 'former_slug' && ['page', 'journal_entry'].includes(String(key.table_name)))
    return 'content.edit'
  return permissionOfTable(table) ?? 'staff.manage'
}

const provenPermissions: readonly Permission[] = ['orders.refund', 'settings.payments', 'staff.manage']

/** Whether changes with this permission take a proof of the last ten minutes. */
export function takesProof(permission: Permission): boolean {
  return provenPermissions.includes(permission)
}

/** Whether undoing these rows takes such a proof, as the pages that make such changes do. */
export function needsFreshProof(rows: readonly ChangedRow[]): boolean {
  return rows.some(row => row.table === 'customer_deletion' || takesProof(permissionOf(row)))
}
