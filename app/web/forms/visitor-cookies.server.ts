import { recognizeVisitor } from '#commerce/cart/visitors/recognize-visitor.server.ts'
import { type RecognizedVisitor, type Visitor, visitorLifetimeDays } from '#commerce/cart/visitors/visitor.ts'
import type { Db } from '#db/schema/schema.ts'
import { cookieHeader, hostCookieName, readCookie } from './cookies.server.ts'

/** Counts in cookies that scripts may read, so that shared pages can show them. */
export interface VisitorCounts {
  cart?: number
  wishes?: number
  /** 1 while the visitor is signed in. */
  account?: number
}

const countCookies: (keyof VisitorCounts)[] = ['cart', 'wishes', 'account']

const maxAge = visitorLifetimeDays * 24 * 60 * 60

/** The visitor that a request's cookie names; undefined for an unknown one. */
export async function readVisitor(
  request: Request,
  db: Db,
  now: Date,
): Promise<RecognizedVisitor | undefined> {
  const token = readCookie(request, hostCookieName(request, 'visitor'))
  return token === undefined ? undefined : recognizeVisitor(db, token, now)
}

/** The headers of a response for one visitor: not cached, with cookies that last a year. Without a visitor old cookies are deleted. */
export function personalHeaders(
  request: Request,
  visitor: Visitor | undefined,
  counts: VisitorCounts,
): Headers {
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  const setCookie = (name: string, value: string, httpOnly = false) =>
    headers.append('Set-Cookie', cookieHeader(request, name, value, { maxAge, httpOnly }))
  const token = hostCookieName(request, 'visitor')
  if (visitor || readCookie(request, token) !== undefined) setCookie(token, visitor?.token ?? '', true)
  for (const name of countCookies) {
    const count = visitor ? counts[name] : 0
    if (count === undefined) continue
    if (count > 0) setCookie(name, String(count))
    else if (readCookie(request, name) !== undefined) setCookie(name, '')
  }
  return headers
}
