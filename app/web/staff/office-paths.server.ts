import { maxPathLength, refererPage } from '../forms/return-path.ts'
import { isReadRequest } from '../requests/is-read-request.ts'

/** The page of the office to return to: this one, or the one with the form that was sent. An address too long to keep leads to the start. */
export function officePage(request: Request): string {
  const url = isReadRequest(request) ? new URL(request.url) : refererPage(request)
  const pathname = url?.pathname.replace(/\.data$/, '') ?? ''
  if (pathname !== '/office' && !pathname.startsWith('/office/')) return '/office'
  url!.searchParams.delete('_routes')
  const page = pathname + url!.search
  return page.length > maxPathLength ? '/office' : page
}

export function signInPath(page: string): string {
  return pathTo('/office/sign-in', page)
}

/** Confirms and returns to `page`; `form` is what was sent and waits for it. */
export function confirmPath(page: string, form?: Request): string {
  if (!form) return pathTo('/office/confirm', page)
  const { pathname, search } = new URL(form.url)
  const action = pathname + search
  return pathTo('/office/confirm', page, { form: action.length > maxPathLength ? pathname : action })
}

function pathTo(path: string, page: string, others: Record<string, string> = {}): string {
  const query = new URLSearchParams({ ...(page !== '/office' && { returnTo: page }), ...others })
  return query.size === 0 ? path : `${path}?${query}`
}

/** Browsers keep a strict cookie to themselves when a link of another site or program leads here. */
export function isArrivalFromElsewhere(request: Request): boolean {
  return (
    request.headers.get('sec-fetch-site') === 'cross-site' &&
    request.headers.get('sec-fetch-mode') === 'navigate'
  )
}

/** Has the browser ask again, now from our own page and so with its cookie. */
export function reloadPage(request: Request): Response {
  const page = '<!DOCTYPE html><html lang="en"><head><title>Tote</title></head><body></body></html>'
  return new Response(page, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      Refresh: `0; url=${officePage(request)}`,
    },
  })
}
