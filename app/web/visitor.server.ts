import { recogniseVisitor } from '../commerce/visitors/recognise-visitor.server.ts'
import { rememberedDays, type Visitor } from '../commerce/visitors/visitor.ts'
import type { Db } from '../db/schema.ts'

/**
 * How many of each the visitor keeps, for cookies that scripts may read: pages that everybody shares show these numbers, and
 * nothing else that is personal.
 */
export interface Counts {
  cart?: number
  wishes?: number
}

const countCookies: (keyof Counts)[] = ['cart', 'wishes']

/** Who sends a request, by their cookie; undefined for whom the shop does not know. */
export async function visitorOf(request: Request, db: Db, now: Date): Promise<Visitor | undefined> {
  const token = readCookie(request, visitorCookie(request))
  return token === undefined ? undefined : recogniseVisitor(db, token, now)
}

/**
 * The headers of an answer that is this visitor's alone: no cache may keep it, and its cookies live a year from now on. With
 * nobody to name, cookies that mean nobody any more are taken back.
 */
export function personalHeaders(request: Request, visitor: Visitor | undefined, counts: Counts): Headers {
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  const secure = isSecure(request) ? '; Secure' : ''
  const give = (name: string, value: string, more: string) => {
    const seconds = value === '' ? 0 : rememberedDays * 24 * 60 * 60
    headers.append('Set-Cookie', `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}${more}`)
  }
  const token = visitorCookie(request)
  if (visitor || readCookie(request, token) !== undefined) give(token, visitor?.token ?? '', '; HttpOnly')
  for (const name of countCookies) {
    const count = visitor ? counts[name] : 0
    if (count === undefined) continue
    if (count > 0) give(name, String(count), '')
    else if (readCookie(request, name) !== undefined) give(name, '', '')
  }
  return headers
}

/** Under https a browser takes a name with this prefix only from the shop itself, and not from a neighbour of its domain. */
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
