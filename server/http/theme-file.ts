import { createHash } from 'node:crypto'
import { parseThemeAddress, themeStylesheet } from '#commerce/content/theme/theme-stylesheet.ts'
import type { FinishedPage } from '#web/pages/finished-page.server.ts'

/** The stylesheet of a theme, made from its address alone, so it is the same in every process and forever. */
export function themeFile(pathname: string): FinishedPage | undefined {
  const theme = parseThemeAddress(pathname)
  if (!theme) return undefined
  const body = Buffer.from(themeStylesheet(theme))
  return {
    status: 200,
    headers: {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    },
    cookies: [],
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    body,
    compressed: undefined,
    isCacheable: true,
    headerLines: new Map(),
  }
}
