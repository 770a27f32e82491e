import { timingSafeEqual } from 'node:crypto'
import type { Theme } from '#commerce/content/theme/theme.ts'
import { parseThemeName, themeName } from '#commerce/content/theme/theme-stylesheet.ts'
import type { Db } from '#db/schema/schema.ts'
import { keyedHash } from '#db/secrets/secrets.server.ts'
import { cookieHeader, hostCookieName, readCookie } from '../forms/cookies.server.ts'

const cookieName = 'theme-preview'

/** In milliseconds. */
const lifetime = 60 * 60 * 1000

/** Whether a `Cookie` header may have a preview, which keeps its request from the page cache. */
export function mentionsThemePreview(cookies: string | undefined): boolean {
  return cookies?.includes(`${cookieName}=`) ?? false
}

/** Where a preview is shown: in the frame of the office, or in the whole browser. */
type PreviewScope = 'frame' | 'tabs'

interface ThemePreview {
  theme: Theme
  scope: PreviewScope
}

/** Shows this browser the shop in another theme, for an hour. */
export function themePreviewCookie(
  db: Db,
  request: Request,
  { theme, scope }: ThemePreview,
  now: Date,
): string {
  const value = [themeName(theme), theme.logoPicture, scope, now.getTime() + lifetime].join('~')
  const name = hostCookieName(request, cookieName)
  const options = { maxAge: lifetime / 1000, httpOnly: true }
  return cookieHeader(request, name, `${value}~${signature(db, value)}`, options)
}

export function endThemePreviewCookie(request: Request): string {
  return cookieHeader(request, hostCookieName(request, cookieName), '', { maxAge: 0, httpOnly: true })
}

/** The theme that the office chose for this browser; undefined without one, or after its hour. */
export function readThemePreview(db: Db, request: Request, now: Date): Theme | undefined {
  const cookie = readCookie(request, hostCookieName(request, cookieName))
  const [name = '', logoPicture = '', scope = '', expiresAt = '', sent = ''] = cookie?.split('~') ?? []
  if (!/^\d{13}$/.test(expiresAt) || now.getTime() >= Number(expiresAt)) return undefined
  if (scope === 'frame' && !isInFrame(request)) return undefined
  const expected = Buffer.from(signature(db, [name, logoPicture, scope, expiresAt].join('~')))
  const given = Buffer.from(sent)
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected)
  const tokens = isOurs ? parseThemeName(name) : undefined
  return tokens && { ...tokens, logoPicture }
}

/** Whether a page is loaded into a frame: only the office may show one. */
export function isInFrame(request: Request): boolean {
  return request.headers.get('Sec-Fetch-Dest') === 'iframe'
}

function signature(db: Db, value: string): string {
  return keyedHash(db, 'theme-preview', value)
}
