import type { RecordRow } from '../../editing/records/record-definition.server.ts'
import type { PageWithParts } from '../page-section.ts'
import { pagePath } from '../pages/page-address.ts'

/** The tables whose rows are parts of a page, and can be previewed there. */
export const previewedTables = ['banner', 'page_section', 'benefit'] as const

export type PreviewedTable = (typeof previewedTables)[number]

export function isPreviewedTable(table: string): table is PreviewedTable {
  return (previewedTables as readonly string[]).includes(table)
}

/** A row that isn't saved, as its form would write it. */
export interface RowDraft {
  kind: PreviewedTable
  /** All columns. The id of a new row is 0. */
  row: RecordRow
}

/** The parameter of a page that names the preview of one of its parts: whoever knows it may see the draft. */
export const rowPreviewParam = 'preview'

export function isRowPreviewId(text: string): boolean {
  return /^[0-9a-f]{32}$/.test(text)
}

/** The page that would show the row. */
export function pageOfDraft({ kind, row }: RowDraft): PageWithParts {
  return kind === 'page_section' && row.page === 'about' ? 'about' : 'home'
}

/** The address of a page with a draft among its parts. */
export function rowPreviewPath(page: PageWithParts, id: string): string {
  return `${page === 'home' ? '/' : pagePath(page)}?${rowPreviewParam}=${id}`
}
