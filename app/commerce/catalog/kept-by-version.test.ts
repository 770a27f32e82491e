import { expect, it, vi } from 'vitest'
import type { CatalogVersion } from './catalog-version.server.ts'
import { KeptByVersion } from './kept-by-version.server.ts'

function keeping() {
  const version = { current: 1 }
  return { version, kept: new KeptByVersion(version as CatalogVersion) }
}

it('reads once for a version, also for those who ask at the same time', async () => {
  const { version, kept } = keeping()
  const read = vi.fn(async () => ({ menu: version.current }))
  expect(await Promise.all([kept.get('menu', read), kept.get('menu', read)])).toEqual([
    { menu: 1 },
    { menu: 1 },
  ])
  expect(read).toHaveBeenCalledTimes(1)
  version.current = 2
  expect(await kept.get('menu', read)).toEqual({ menu: 2 })
})

it('does not keep a reading that failed', async () => {
  const { kept } = keeping()
  await expect(kept.get('menu', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect(await kept.get('menu', async () => 'up')).toBe('up')
})
