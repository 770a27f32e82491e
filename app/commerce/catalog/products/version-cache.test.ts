import { expect, it, vi } from 'vitest'
import { VersionCache } from './version-cache.server.ts'

function newCache() {
  const catalog = { version: 1 }
  return { catalog, cache: new VersionCache(catalog) }
}

it('reads once per version, also for concurrent calls', async () => {
  const { catalog, cache } = newCache()
  const read = vi.fn(async () => ({ menu: catalog.version }))
  expect(await Promise.all([cache.get('menu', read), cache.get('menu', read)])).toEqual([
    { menu: 1 },
    { menu: 1 },
  ])
  expect(read).toHaveBeenCalledTimes(1)
  catalog.version = 2
  expect(await cache.get('menu', read)).toEqual({ menu: 2 })
  // After an older database was restored.
  catalog.version = 1
  expect(await cache.get('menu', read)).toEqual({ menu: 1 })
})

it('does not cache a failed read', async () => {
  const { cache } = newCache()
  await expect(cache.get('menu', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect(await cache.get('menu', async () => 'up')).toBe('up')
})
