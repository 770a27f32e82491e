import { expect, it } from 'vitest'
import { maxScriptBytes } from '../bench/first-view-limit.ts'
import { builtShop } from './built-shop.ts'
import { loadHtml, scriptUrls } from './html.ts'

const shop = builtShop()

it.each(['/', '/Shop', '/productDetails'])('%s starts with at most 110 KB of scripts', async url => {
  const urls = scriptUrls(await loadHtml(shop, url))
  const bytes = await Promise.all(urls.map(sentBytes))
  expect(bytes.length).toBeGreaterThan(5)
  expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(maxScriptBytes)
})

async function sentBytes(url: string): Promise<number> {
  const { status, headers } = await shop.fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'br' } })
  expect(status).toBe(200)
  return Number(headers.get('content-length'))
}
