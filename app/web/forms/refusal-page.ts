import { currentLanguage } from '#messages/current-language.ts'
import { officeAccessMessages } from '#messages/office/access.ts'
import { refusalMessages } from '#messages/refusals.ts'
import { sharedMessages } from '#messages/shared.ts'
import { escapeHtml } from '../pages/escape-html.ts'
import { isOfficePath } from '../pages/office-path.ts'
import type { FileFields } from '../uploads/uploaded-files.server.ts'

/** The link on a refusal page. */
interface NextStep {
  to: string
  label: string
}

/** A form that can be sent again. Its files have to be chosen again: pages can't send them. */
export interface SentForm {
  fields: Iterable<readonly [name: string, value: string]>
  files?: FileFields | undefined
}

/** A page with one message and a link, by default to the cart. */
export function refusalPage(
  status: number,
  message: string,
  headers?: HeadersInit,
  next: NextStep = cartLink(),
): Response {
  return plainPage(status, message, linkTo(next), headers)
}

/** The response to a form that was sent too often; `wait` is in seconds. The page can send the same fields again. */
export function tooManyAttemptsPage(
  request: Request,
  wait: number,
  sent: SentForm,
  next: NextStep = wayOn({ request }),
): Response {
  const html = sendAgainForm(addressOf(request), sent) + linkTo(next)
  return plainPage(429, sharedMessages.tooManyAttempts({ seconds: wait }), html, {
    'Retry-After': String(wait),
  })
}

/** The response to a form that has to wait for a step in another tab, such as signing in. Nothing that was typed is lost. */
export function stepFirstPage(
  request: Request,
  { status, message, step }: { status: number; message: string; step: NextStep },
  sent: SentForm,
): Response {
  const link = `<p><a href="${escapeHtml(step.to)}" target="_blank">${escapeHtml(step.label)}</a></p>`
  return plainPage(status, message, link + sendAgainForm(addressOf(request), sent))
}

/** A form that waited for a step, now ready to be sent. */
export function sendOnPage(
  message: string,
  { action, fields, send }: SentForm & { action: string; send: string },
  next: NextStep,
): Response {
  return plainPage(200, message, sendAgainForm(action, { fields }, send) + linkTo(next))
}

/** The response while something is unavailable: a page links to itself, and a form can be sent again with its fields. */
export function unavailablePage(request: Request, retryAfter: number, sent: SentForm): Response {
  const reload = linkTo({ to: addressOf(request), label: refusalMessages.reloadPage })
  const message = request.method === 'GET' ? refusalMessages.pageUnavailable : sharedMessages.saveFailed
  const html = request.method === 'GET' ? reload : sendAgainForm(addressOf(request), sent)
  return plainPage(503, message, html, { 'Retry-After': String(retryAfter) })
}

/** The link of a refusal that has none of its own: staff go to the office, shoppers to their cart. */
export function wayOn({ request }: { request: Request }): NextStep {
  return isOfficePath(new URL(request.url).pathname)
    ? { to: '/office', label: officeAccessMessages.toOffice }
    : cartLink()
}

function cartLink(): NextStep {
  return { to: '/cart', label: refusalMessages.goToCart }
}

function linkTo({ to, label }: NextStep): string {
  return `<p><a href="${escapeHtml(to)}">${escapeHtml(label)}</a></p>`
}

function addressOf(request: Request): string {
  const { pathname, search } = new URL(request.url)
  return pathname + search
}

function sendAgainForm(
  action: string,
  { fields, files }: SentForm,
  send = refusalMessages.sendAgain,
): string {
  const texts = [...fields].map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  )
  const { nothingLost } = refusalMessages
  const encoding = files ? ' enctype="multipart/form-data"' : ''
  return `<p>${escapeHtml(nothingLost)}</p><form method="post" action="${escapeHtml(action)}"${encoding}>${texts.join('')}${fileInputs(files)}<button>${escapeHtml(send)}</button></form>`
}

function fileInputs(files: FileFields = {}): string {
  const label = escapeHtml(refusalMessages.chooseFilesAgain)
  const inputs = Object.entries(files).map(
    ([name, { contentTypes, maxFiles }]) =>
      `<p><label>${label} <input type="file" name="${escapeHtml(name)}" accept="${escapeHtml(contentTypes.join())}"${maxFiles > 1 ? ' multiple' : ''}></label></p>`,
  )
  return inputs.join('')
}

function plainPage(status: number, message: string, html: string, headers?: HeadersInit): Response {
  const text = escapeHtml(message)
  // Only the office has a dark mode.
  const office = /href="\/office\b|action="\/office\b/.test(html) ? ' class="office"' : ''
  const page = `<!DOCTYPE html><html lang="${currentLanguage()}"${office}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${text}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="stylesheet" href="/refusal.css"></head><body><main><h1>${text}</h1>${html}</main></body></html>`
  const all = new Headers(headers)
  all.set('Content-Type', 'text/html; charset=utf-8')
  all.set('Cache-Control', 'no-store')
  return new Response(page, { status, headers: all })
}
