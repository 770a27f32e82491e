import type { RecordRow } from '../../editing/records/record-definition.server.ts'
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

/** The pages that show parts of their own. */
export type PageWithParts = 'home' | 'about'

/** The page that would show the row; undefined if none does. */
export function pageOfDraft({ kind, row }: RowDraft): PageWithParts | undefined {
  if (kind !== 'page_section') return 'home'
  return row.page === 'home' || row.page === 'about' ? row.page : undefined
}

/** The address of a page with a draft among its parts. */
export function rowPreviewPath(page: PageWithParts, id: string): string {
  return `${page === 'home' ? '/' : pagePath(page)}?${rowPreviewParam}=${id}`
}
