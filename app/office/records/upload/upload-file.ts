import { maxFileBytes } from '#commerce/catalog/files/product-file.ts'
import { setRecord } from '#commerce/editing/edit-records.server.ts'
import { addFile } from '#commerce/editing/products/files/add-product-files.server.ts'
import { productEditorMessages } from '#messages/office/product-editor.ts'
import { officeRecordMessages } from '#messages/office/records.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { shopContext } from '#web/shop/context.ts'
import { formOrigin } from '#web/staff/form-origin.server.ts'
import { saveUploads } from '#web/uploads/save-uploads.server.ts'
import { redirectWithNotice } from '../../notices/notice.server.ts'
import { allowRecords } from '../allow-records.server.ts'
import { kindOfPath } from '../office-record-kinds.server.ts'
import { definitionOf, recordSource } from '../record-fields.server.ts'
import { findOwnRecord } from '../record-page.server.ts'
import { recordListPath, recordParam } from '../record-paths.ts'
import { nameOfTexts } from '../record-texts.ts'
import type { Route } from './+types/upload-file.ts'

const files = {
  file: { maxFiles: 1, maxBytes: maxFileBytes, contentTypes: ['application/pdf'], isRequired: true },
}

export const middleware = [allowRecords(), acceptForm({}, { files })]

/** Saves a PDF, and names it in the record. */
export async function action(args: Route.ActionArgs) {
  const { request, context, url } = args
  const { db, pictures } = context.get(shopContext)
  const kind = kindOfPath(url.pathname)
  const definition = definitionOf(kind)
  const { key, theirs } = await findOwnRecord(args)
  const back = (text: string, changeSet: number | null = null) =>
    redirectWithNotice(request, `${recordListPath(kind)}/${recordParam(key)}`, { text, changeSet })
  const uploaded = await saveUploads(args, files, productEditorMessages.files, content =>
    pictures.saveDownload(content),
  )
  if (!uploaded.ok) return back(uploaded.error)
  const [file] = uploaded.saved
  const origin = formOrigin(args)
  await addFile(db, origin, file!)
  const named = recordSource(definition, { [kind.uploads!]: file!.hash })
  const saved = await setRecord(db, origin, definition, key, named)
  return saved.ok
    ? back(officeRecordMessages.saved(nameOfTexts(kind, theirs)), saved.changeSet)
    : back(officeRecordMessages.goneMeanwhile)
}
