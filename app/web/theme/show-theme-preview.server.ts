import { previewMessages } from '#messages/preview.ts'
import { addAbovePage } from '../pages/add-above-page.server.ts'
import type { HtmlDocument } from '../shop/context.ts'
import { isInFrame } from './theme-preview-cookie.server.ts'

/** The path of the form that ends a preview. */
const endPath = '/office/settings/theme/end-preview'

/** Marks a page that was rendered in a theme under preview: in no cache, in frames of the office only, with a bar above it. */
export async function showThemePreview(
  request: Request,
  page: Response,
  rendered: HtmlDocument['rendered'],
): Promise<Response> {
  page.headers.set('Cache-Control', 'no-store')
  page.headers.set('X-Frame-Options', 'SAMEORIGIN')
  page.headers.set('X-Robots-Tag', 'noindex')
  const isHtml = page.headers.get('Content-Type')?.startsWith('text/html')
  // The office has its own heading above the frame.
  if (!isHtml || isInFrame(request)) return page
  return addAbovePage(page, previewBar(), rendered)
}

/** Its texts are ours and need no escaping. */
function previewBar(): string {
  const { label, theme, endTheme } = previewMessages
  return `<aside class="demo-notice" aria-label="${label}"><form method="post" action="${endPath}"><strong>${label}</strong> ${theme} <button><u>${endTheme}</u></button></form></aside>`
}
