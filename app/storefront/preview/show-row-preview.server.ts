import { createContext, type MiddlewareFunction } from 'react-router'
import {
  isRowPreviewId,
  pathOfDraft,
  previewedTables,
  type RowDraft,
  rowPreviewParam,
} from '#commerce/content/text-preview/row-draft.ts'
import { findTextPreview } from '#commerce/content/text-preview/text-preview-store.server.ts'
import { previewMessages } from '#messages/preview.ts'
import { documentContext, shopContext } from '#web/shop/context.ts'
import { unlisted, withPreviewBar } from './preview-bar.server.ts'

/** The unsaved part of a page to show; null on every other page. */
export const rowPreviewContext = createContext<RowDraft | null>(null)

/** Shows an unsaved part of this page to those who have its link, with a bar above. Others see the page as it is. */
export function showRowPreview(): MiddlewareFunction<Response> {
  return async ({ url, context }, next) => {
    const id = url.searchParams.get(rowPreviewParam) ?? ''
    if (!isRowPreviewId(id)) return next()
    const { db } = context.get(shopContext)
    const preview = await findTextPreview(db, { id, kinds: previewedTables }, new Date())
    if (!preview || pathOfDraft(preview.draft) !== url.pathname) return unlisted((await next()) as Response)
    context.set(rowPreviewContext, preview.draft)
    const shown = (await next()) as Response
    return withPreviewBar(
      shown,
      { state: previewMessages.part, expiresAt: preview.expiresAt },
      context.get(documentContext),
    )
  }
}
