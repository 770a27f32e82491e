import { previewMessages } from '../../../messages/preview.ts'
import { formatShopMinute } from '../../../messages/shop-time.server.ts'
import { inlineScriptMark } from '../../../web/security/content-security-policy.server.ts'

interface PreviewBarInput {
  /** When the product will be published; null for a draft without a date. */
  publishAt: string | null
  /** When the link ends. */
  expiresAt: string
}

/** Says that a page is a preview. Its texts are ours and need no escaping. React skips what it didn't render at the top of a page. */
export function previewBar({ publishAt, expiresAt }: PreviewBarInput): string {
  const { label, draft, scheduled, until } = previewMessages
  const state = publishAt === null ? draft : scheduled({ time: formatShopMinute(publishAt) })
  const text = `<strong>${label}</strong> ${state} ${until({ time: formatShopMinute(expiresAt) })}`
  const script = `<script nonce="${inlineScriptMark}">(${watchPreview})()</script>`
  return `<aside id="preview" class="demo-notice" tabindex="-1" aria-label="${label}"><p>${text}</p></aside>${script}`
}

/** Runs in the browser as text. The bar leaves with its page, and nothing is bought or saved from there. */
function watchPreview(): void {
  const bar = document.getElementById('preview')!
  const { pathname } = location
  const onPage = new MutationObserver(() => {
    bar.hidden = location.pathname !== pathname
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
