import { type PreviewedTable, rowPreviewPath } from '#commerce/content/text-preview/row-draft.ts'
import { addTextPreview } from '#commerce/content/text-preview/text-preview-store.server.ts'
import type { RecordDefinition, RecordRow } from '#commerce/editing/records/record-definition.server.ts'
import type { RecordErrors } from '#commerce/editing/records/record-error.ts'
import { readTypedRow } from '#commerce/editing/typed-row.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { recordSource } from './record-fields.server.ts'
import type { FieldTexts } from './record-texts.ts'

export type RecordPreview = { ok: true; to: string } | { ok: false; errors: RecordErrors }

/** The address of the page in the shop that shows a record as its form has it, or what is wrong with it. Saves no record. */
export async function previewRecord(
  db: Db,
  definition: RecordDefinition,
  { typed, current }: { typed: FieldTexts; current: RecordRow | undefined },
): Promise<RecordPreview> {
  const now = new Date()
  const source = recordSource(definition, typed)
  const read = await readTypedRow(db, definition, source, { current, now })
  if (!read.ok) return read
  const draft = {
    kind: definition.table as PreviewedTable,
    row: { id: 0, ...read.row, ...(current?.slug && { slug: current.slug }) },
  }
  return { ok: true, to: rowPreviewPath(draft, await addTextPreview(db, draft, now)) }
}
