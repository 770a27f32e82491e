import { expect, it, vi } from 'vitest'
import { KeptByVersion } from './kept-by-version.server.ts'

function keeping() {
  const catalog = { version: 1 }
  return { catalog, kept: new KeptByVersion(catalog) }
}

it('reads once for a version, also for those who ask at the same time', async () => {
  const { catalog, kept } = keeping()
  const read = vi.fn(async () => ({ menu: catalog.version }))
  expect(await Promise.all([kept.get('menu', read), kept.get('menu', read)])).toEqual([
    { menu: 1 },
    { menu: 1 },
  ])
  expect(read).toHaveBeenCalledTimes(1)
  catalog.version = 2
  expect(await kept.get('menu', read)).toEqual({ menu: 2 })
})

it('does not keep a reading that failed', async () => {
  const { kept } = keeping()
  await expect(kept.get('menu', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect(await kept.get('menu', async () => 'up')).toBe('up')
})
