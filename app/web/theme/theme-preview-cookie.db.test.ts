import { expect, it } from 'vitest'
import { defaultTheme } from '#commerce/content/theme/theme.ts'
import { migratedDatabase } from '#test/databases.ts'
import { readThemePreview, themePreviewCookie } from './theme-preview-cookie.server.ts'

const now = new Date('2026-11-24T12:00:00.000Z')
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

async function preview() {
  const db = await migratedDatabase('SQLite')
  const theme = { ...defaultTheme, typeface: 'serif' } as const
  const request = new Request('https://shop.example/')
  const [cookie = ''] = themePreviewCookie(db, request, { theme, scope: 'tabs' }, now).split(';')
  const read = (sent: string, at = now) =>
    readThemePreview(db, new Request('https://shop.example/', { headers: { cookie: sent } }), at)
  return { theme, cookie, read }
}

it('previews a theme for an hour', async () => {
  const { theme, cookie, read } = await preview()
  expect(read(cookie, later(59))).toEqual(theme)
  expect(read(cookie, later(60))).toBeUndefined()
})

it('ignores a signature that has other bytes', async () => {
  const { cookie, read } = await preview()
  // As many characters, but more bytes.
  expect(read(`${cookie.slice(0, -1)}é`)).toBeUndefined()
  expect(read(cookie.slice(0, -1))).toBeUndefined()
})
