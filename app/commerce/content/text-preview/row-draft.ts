import type { RecordRow } from '../../editing/records/record-definition.server.ts'
import { brandPath, categoryListingPath, pagePath } from '../pages/page-address.ts'

const partTables = ['banner', 'page_section', 'benefit'] as const
export type PartTable = (typeof partTables)[number]

/** Their rows have a text above the products of a listing. */
const introTables = ['category', 'brand'] as const

/** The tables whose rows are parts of a page, and can be previewed there. */
export const previewedTables = [...partTables, ...introTables] as const

export type PreviewedTable = (typeof previewedTables)[number]

export function isPreviewedTable(table: string): table is PreviewedTable {
  return (previewedTables as readonly string[]).includes(table)
}

/** Whether a page shows the row before it's saved for the first time. */
export function isPreviewedWhenNew(table: string): boolean {
  return (partTables as readonly string[]).includes(table)
}

/** A row that isn't saved, as its form would write it. */
export interface RowDraft {
  kind: PreviewedTable
  /** All columns. The id of a new row is 0, and a slug is the one of the page that is there. */
  row: RecordRow
}

/** The parameter of a page that names the preview of one of its parts: whoever knows it may see the draft. */
export const rowPreviewParam = 'preview'

export function isRowPreviewId(text: string): boolean {
  return /^[0-9a-f]{32}$/.test(text)
}

/** The path of the page that would show the row. */
export function pathOfDraft({ kind, row }: RowDraft): string {
  if (kind === 'category') return categoryListingPath(String(row.slug))
  if (kind === 'brand') return brandPath(String(row.slug))
  return kind === 'page_section' && row.page === 'about' ? pagePath('about') : '/'
}

/** The address of a page with a draft among its parts. */
export function rowPreviewPath(draft: RowDraft, id: string): string {
  return `${pathOfDraft(draft)}?${rowPreviewParam}=${id}`
}
