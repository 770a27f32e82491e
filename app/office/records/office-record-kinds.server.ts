import { permissionOfTable } from '#commerce/editing/changes/changed-tables.ts'
import { rulesOf } from '#commerce/editing/changes/editable-tables.ts'
import { recordDefinitions } from '#commerce/editing/record-definitions.server.ts'
import type { Permission } from '#commerce/people/staff/role.ts'
import type { OfficeRecordKind } from './record-paths.ts'

export const officeRecordKinds: readonly OfficeRecordKind[] = recordDefinitions.flatMap(
  ({ subject, table, names = [rulesOf(table)!.name!], office }) =>
    office ? [{ ...office, subject, table: table as OfficeRecordKind['table'], names }] : [],
)

/** The kind that an address like `/office/selling/taxes/3` is about. */
export function kindOfPath(pathname: string): OfficeRecordKind {
  const [, section, name] = /^\/office\/([^/.]+)\/([^/.]+)/.exec(pathname) ?? []
  const kind = officeRecordKinds.find(kind => kind.section === section && kind.path === name)
  if (!kind) throw new Error(`no kind of record has the address ${pathname}`)
  return kind
}

export function recordPermission({ table }: OfficeRecordKind): Permission {
  return permissionOfTable(table)!
}
