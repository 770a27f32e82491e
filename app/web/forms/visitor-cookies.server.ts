import { recognizeVisitor } from '../../commerce/visitors/recognize-visitor.server.ts'
import { type Visitor, visitorLifetimeDays } from '../../commerce/visitors/visitor.ts'
import type { Db } from '../../db/schema/schema.ts'

/** Counts in cookies that scripts may read, so that shared pages can show them. */
export interface VisitorCounts {
  cart?: number
  wishes?: number
}

const countCookies: (keyof VisitorCounts)[] = ['cart', 'wishes']

/** The visitor that a request's cookie names; undefined for an unknown one. */
export async function readVisitor(request: Request, db: Db, now: Date): Promise<Visitor | undefined> {
  const token = readCookie(request, visitorCookie(request))
  return token === undefined ? undefined : recognizeVisitor(db, token, now)
}

/** The headers of a response for one visitor: not cached, with cookies that last a year. Without a visitor old cookies are deleted. */
export function personalHeaders(
  request: Request,
  visitor: Visitor | undefined,
  counts: VisitorCounts,
): Headers {
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  const secure = isSecure(request) ? '; Secure' : ''
  const setCookie = (name: string, value: string, attributes: string) => {
    const seconds = value === '' ? 0 : visitorLifetimeDays * 24 * 60 * 60
    headers.append(
      'Set-Cookie',
      `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}${attributes}`,
    )
  }
  const token = visitorCookie(request)
  if (visitor || readCookie(request, token) !== undefined)
    setCookie(token, visitor?.token ?? '', '; HttpOnly')
  for (const name of countCookies) {
    const count = visitor ? counts[name] : 0
    if (count === undefined) continue
    if (count > 0) setCookie(name, String(count), '')
    else if (readCookie(request, name) !== undefined) setCookie(name, '', '')
  }
  return headers
}

/** Over HTTPS, browsers accept a name with this prefix only from this host, not from another subdomain. */
function visitorCookie(request: Request): string {
  return isSecure(request) ? '__Host-visitor' : 'visitor'
}

function isSecure(request: Request): boolean {
  return request.url.startsWith('https:')
}

function readCookie(request: Request, name: string): string | undefined {
  for (const cookie of (request.headers.get('cookie') ?? '').split(';')) {
    const [first = '', value] = cookie.split('=', 2)
    if (first.trim() === name && value !== undefined) return value.trim()
  }
  return undefined
}
