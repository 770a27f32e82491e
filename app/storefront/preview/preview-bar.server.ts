import { previewMessages } from '#messages/preview.ts'
import { formatShopMinute } from '#messages/shop-time.server.ts'
import { addAbovePage } from '#web/pages/add-above-page.server.ts'
import { inlineScriptMark } from '#web/security/content-security-policy.server.ts'
import type { HtmlDocument } from '#web/shop/context.ts'

interface PreviewBarInput {
  /** Says who sees this. One of our texts, which need no escaping. */
  state: string
  /** When the link ends. */
  expiresAt: string
}

/** A page in no cache and no search engine, whose address goes to no other site. */
export function unlisted(response: Response): Response {
  response.headers.set('Cache-Control', 'no-store')
  response.headers.set('Referrer-Policy', 'same-origin')
  response.headers.set('X-Robots-Tag', 'noindex')
  return response
}

/** The page with a bar that says it's a preview. React skips what it didn't render at the top of a page. */
export async function withPreviewBar(
  page: Response,
  input: PreviewBarInput,
  { rendered }: HtmlDocument,
): Promise<Response> {
  if (!page.headers.get('Content-Type')?.startsWith('text/html')) return unlisted(page)
  return unlisted(await addAbovePage(page, previewBar(input), rendered))
}

function previewBar({ state, expiresAt }: PreviewBarInput): string {
  const { label, until } = previewMessages
  const text = `<strong>${label}</strong> ${state} ${until({ time: formatShopMinute(expiresAt) })}`
  const script = `<script nonce="${inlineScriptMark}">(${watchPreview})()</script>`
  return `<aside id="preview" class="demo-notice" tabindex="-1" aria-label="${label}"><p>${text}</p></aside>${script}`
}

/** Runs in the browser as text. The bar leaves with its page, and nothing is bought or saved from there. */
function watchPreview(): void {
  const bar = document.getElementById('preview')!
  // Selecting a color keeps the path, and a preview of a part of a page is named by its parameter.
  const shownAt = () => location.pathname + new URLSearchParams(location.search).get('preview')
  const opened = shownAt()
  const onPage = new MutationObserver(() => {
    bar.hidden = shownAt() !== opened
  })
  onPage.observe(document.body, { childList: true, subtree: true })
  const refuse = (event: SubmitEvent) => {
    const method = event.submitter?.getAttribute('formmethod') ?? (event.target as HTMLFormElement).method
    if (bar.hidden || method !== 'post') return
    event.preventDefault()
    event.stopPropagation()
    bar.focus()
  }
  addEventListener('submit', refuse, true)
}
