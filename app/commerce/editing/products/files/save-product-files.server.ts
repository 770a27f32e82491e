import { productFileRecord } from '#commerce/catalog/files/file-records.server.ts'
import type { FileToEdit } from '#commerce/catalog/files/file-store.server.ts'
import type { Edit } from '../../changes/edit.server.ts'
import type { EditedValues } from '../../merge-edits.ts'
import type { RecordErrors } from '../../records/record-error.ts'
import { fileField } from '../product-values.ts'
import type { ProductEdit } from '../read-product-edit.server.ts'
import { writePart } from '../write-part.server.ts'

/** Puts the files in the merged order, and leaves out those that are not in it. Errors are by field, such as "file_name-3f9a". */
export async function saveProductFiles(
  edit: Edit,
  { row, files }: ProductEdit,
  merged: EditedValues,
): Promise<RecordErrors> {
  const order = [...new Set((merged.files ?? '').split(' '))]
  const listed = order.flatMap(hash => files.find(({ file_hash }) => file_hash === hash) ?? [])
  const errors: RecordErrors = {}
  for (const [at, file] of listed.entries()) {
    const { file_hash: hash } = file
    const typed = {
      kind: merged[fileField('file_kind', hash)] ?? '',
      name: merged[fileField('file_name', hash)] ?? '',
      position: String(at + 1),
    }
    if (isSame(file, typed)) continue
    const found = await writePart(edit, productFileRecord, typed, rowOf(file))
    for (const [name, error] of Object.entries(found)) errors[`file_${name}-${hash}`] = error
  }
  const removed = files.filter(file => !listed.includes(file))
  await edit.removeAll(
    'product_file',
    removed.map(({ file_hash }) => ({ product_id: Number(row.id), file_hash })),
  )
  return errors
}

function isSame(file: FileToEdit, typed: { kind: string; name: string; position: string }): boolean {
  return file.kind === typed.kind && file.name === typed.name && String(file.position) === typed.position
}

function rowOf({ bytes: _, ...row }: FileToEdit) {
  return row
}
