import { redirect } from 'react-router'
import { cookieHeader, hostCookieName, readCookie } from '#web/forms/cookies.server.ts'
import type { Notice } from './notice.ts'

/** Until the next page shows it, in seconds. */
const maxAge = 60

/** Longer texts would not fit into a cookie. */
const maxTextLength = 500

/** Leads to a page that shows the notice, with Undo for a change set. Without a script, too. */
export function redirectWithNotice(request: Request, to: string, notice: Notice): Response {
  const { text, changeSet = null, isUndo, link } = notice
  const json = JSON.stringify({ text: text.slice(0, maxTextLength), changeSet, isUndo, link })
  const value = Buffer.from(json).toString('base64url')
  return redirect(to, { status: 303, headers: { 'Set-Cookie': noticeCookie(request, value) } })
}

/** The notice for this page; undefined without one. */
export function readNotice(request: Request): Notice | undefined {
  const value = readCookie(request, hostCookieName(request, 'office-notice'))
  if (!value) return undefined
  try {
    const { text, changeSet, isUndo, link } = JSON.parse(Buffer.from(value, 'base64url').toString())
    if (typeof text !== 'string') return undefined
    return {
      ...{ text, changeSet: Number.isSafeInteger(changeSet) ? changeSet : null },
      ...{ isUndo: isUndo === true, ...readLink(link) },
    }
  } catch {
    return undefined
  }
}

function readLink(link: unknown): Pick<Notice, 'link'> {
  const { to, label } = (link ?? {}) as Record<string, unknown>
  return typeof to === 'string' && to.startsWith('/office/') && typeof label === 'string'
    ? { link: { to, label } }
    : {}
}

/** The header that forgets a notice once it's shown. */
export function forgetNotice(request: Request): string {
  return noticeCookie(request, '')
}

function noticeCookie(request: Request, value: string): string {
  return cookieHeader(request, hostCookieName(request, 'office-notice'), value, { maxAge, httpOnly: true })
}
