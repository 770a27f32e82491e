import { expect, it, onTestFinished, vi } from 'vitest'
import { builtShop } from '#test/built-shop.ts'
import { elementTexts, loadHtml } from '#test/html.ts'

const shop = builtShop()

it('a cached product page moves its delivery estimate at midnight in the shop', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const seenAt = async (time: string) => {
    vi.setSystemTime(time)
    const html = await loadHtml(shop, '/productDetails')
    return elementTexts(html, 'p').find(text => text.startsWith('Arrives'))
  }
  expect(await seenAt('2026-11-23T17:00:00Z')).toBe('Arrives Nov 27 – Dec 1')
  expect(await seenAt('2026-11-24T04:59:59Z')).toBe('Arrives Nov 27 – Dec 1')
  expect(await seenAt('2026-11-24T05:00:00Z')).toBe('Arrives Nov 30 – Dec 2')
})
