import { tooManyAttempts } from './retry-words.ts'

/** The link on a refusal. */
interface NextStep {
  to: string
  label: string
}

const toCart: NextStep = { to: '/cart', label: 'Go to your cart' }

/** The answer to what no form of the shop sends, or to a stale one: plain words, and a way on. */
export function refusalPage(
  status: number,
  words: string,
  headers?: HeadersInit,
  { to, label }: NextStep = toCart,
): Response {
  return plainPage(status, words, `<p><a href="${escapeHtml(to)}">${escapeHtml(label)}</a></p>`, headers)
}

/**
 * The answer to a form that was sent too often. `wait` is in seconds. The page holds everything that was typed, in a form that
 * sends it again.
 */
export function tooManyPage(
  request: Request,
  wait: number,
  typed: Iterable<readonly [name: string, value: string]>,
  { to, label }: NextStep = toCart,
): Response {
  const form = sendAgain(request, typed)
  const link = `<p><a href="${escapeHtml(to)}">${escapeHtml(label)}</a></p>`
  return plainPage(429, tooManyAttempts(wait), form + link, { 'Retry-After': String(wait) })
}

/**
 * The answer to what cannot be done right now but may be in so many seconds: a page that was asked for has a link to itself, and
 * a form can be sent again as it was.
 */
export function unavailablePage(
  request: Request,
  retryAfter: number,
  typed: Iterable<readonly [name: string, value: string]>,
): Response {
  const { pathname, search } = new URL(request.url)
  const link = `<p><a href="${escapeHtml(pathname + search)}">Load the page again</a></p>`
  const [words, html] =
    request.method === 'GET'
      ? ['We can’t show this page right now.', link]
      : ['We couldn’t save this.', sendAgain(request, typed)]
  return plainPage(503, `${words} Please try again in a moment.`, html, { 'Retry-After': String(retryAfter) })
}

function sendAgain(request: Request, typed: Iterable<readonly [name: string, value: string]>): string {
  const { pathname, search } = new URL(request.url)
  const fields = [...typed].map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  )
  return `<p>Nothing you typed is lost.</p><form method="post" action="${escapeHtml(pathname + search)}">${fields.join('')}<button>Send again</button></form>`
}

function plainPage(status: number, words: string, html: string, headers?: HeadersInit): Response {
  const text = escapeHtml(words)
  const page = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${text}</title><link rel="stylesheet" href="/refusal.css"></head><body><main><h1>${text}</h1>${html}</main></body></html>`
  const all = new Headers(headers)
  all.set('Content-Type', 'text/html; charset=utf-8')
  all.set('Cache-Control', 'no-store')
  return new Response(page, { status, headers: all })
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text as it may stand in HTML, also between quotes. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, character => entities[character]!)
}
