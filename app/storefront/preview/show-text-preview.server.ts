import { createContext, type MiddlewareFunction } from 'react-router'
import {
  isTextPreviewSlug,
  readTextPreviewSlug,
  type TextDraft,
} from '#commerce/content/text-preview/text-preview.ts'
import { findTextPreview } from '#commerce/content/text-preview/text-preview-store.server.ts'
import { previewMessages } from '#messages/preview.ts'
import { documentContext, shopContext } from '#web/shop/context.ts'
import { unlisted, withPreviewBar } from './preview-bar.server.ts'

/** The unsaved text to show; null on every other page. */
export const textPreviewContext = createContext<TextDraft | null>(null)

/** Shows an unsaved text to those who have its link: its page, with a bar above it. */
export function showTextPreview(kind: TextDraft['kind']): MiddlewareFunction<Response> {
  return async ({ params, context }, next) => {
    const slug = params.slug ?? ''
    if (!isTextPreviewSlug(slug)) return next()
    const id = readTextPreviewSlug(slug)
    const { db } = context.get(shopContext)
    const preview =
      id === undefined ? undefined : await findTextPreview(db, { id, kinds: [kind] }, new Date())
    if (!preview) return unlisted((await next()) as Response)
    context.set(textPreviewContext, preview.draft)
    const page = (await next()) as Response
    return withPreviewBar(
      page,
      { state: previewMessages.text, expiresAt: preview.expiresAt },
      context.get(documentContext),
    )
  }
}
