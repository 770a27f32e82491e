import { can, type Role } from '#commerce/people/staff/role.ts'
import type { RecordKindTexts } from '#messages/office/record-kind-texts.ts'
import { officeRecordMessages } from '#messages/office/records.ts'
import type { DescribedLink } from '../ui/link-list.tsx'
import { officeRecordKinds, recordPermission } from './office-record-kinds.server.ts'
import { type OfficeRecordKind, recordListPath } from './record-paths.ts'

/** Links to the records of a section that a role may edit. */
export function recordLinks(section: OfficeRecordKind['section'], role: Role): DescribedLink[] {
  return officeRecordKinds
    .filter(kind => kind.section === section && can(role, recordPermission(kind)))
    .map(kind => {
      const { title, intro }: RecordKindTexts = officeRecordMessages.kinds[kind.table]
      return { to: recordListPath(kind), label: title, text: intro }
    })
}
