import { acceptForm, type FormMiddleware } from '#web/requests/accept-form.server.ts'
import { kindOfPath } from './office-record-kinds.server.ts'
import { recordFields } from './record-fields.server.ts'

/** More than the longest text of a page twice, as a form encodes it. */
const maxRecordBytes = 1024 * 1024

/** Declares the form of the kind of record in the address. */
export function acceptRecord(): FormMiddleware {
  return acceptForm(pathname => recordFields(kindOfPath(pathname)), { maxBytes: maxRecordBytes })
}
