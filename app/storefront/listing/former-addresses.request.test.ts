import { beforeAll, describe, expect, it, vi } from 'vitest'
import { setRecord } from '#commerce/editing/edit-records.server.ts'
import { optionsSource } from '#commerce/editing/input/options-source.server.ts'
import { findRecordDefinition } from '#commerce/editing/record-definitions.server.ts'
import { namedStaff } from '#commerce/values/actor.fixture.ts'
import { builtShop } from '#test/built-shop.ts'

const shop = builtShop()

async function rename(subject: string, to: string, ...from: string[]) {
  const origin = { actor: namedStaff('Grace'), reason: '', cause: 'form', now: new Date() } as const
  const source = optionsSource([`--slug=${to}`])
  const renamed = await setRecord(shop.db, origin, findRecordDefinition(subject)!, from, source)
  if (!renamed.ok) throw new Error(JSON.stringify(renamed))
}

beforeAll(async () => {
  await rename('categories', 'all-bags', 'category-2')
  await rename('brands', 'north', 'brand-1')
  await rename('option-values', 'ink', 'color', 'black')
  await rename('options', 'cut', 'size')
  await rename('attribute-values', 'oak-wood', 'material', 'oak')
  await rename('attributes', 'made-of', 'material')
  await rename('collections', 'tees', 'basic-tees')
  // Each name is a version of its own, which is read a moment later.
  await vi.waitFor(async () => {
    expect((await shop.fetch('/Shop/all-bags?color=black')).status).toBe(301)
    expect((await shop.fetch('/collections/tees')).status).toBe(200)
  }, 60_000)
})

describe('a former address', () => {
  it.each([
    ['/Shop/category-2', '/Shop/all-bags'],
    ['/Shop/category-2?sort=newest&stock=in', '/Shop/all-bags?stock=in&sort=newest'],
    ['/brands/brand-1?color=black', '/brands/north?color=ink'],
    ['/Shop?category=category-2&color=black&color=white', '/Shop?category=all-bags&color=ink&color=white'],
    ['/Shop/all-bags?color=black', '/Shop/all-bags?color=ink'],
    ['/Shop?size=m&size=xl', '/Shop?cut=m&cut=xl'],
    ['/Shop/category-3?material=oak', '/Shop/category-3?made-of=oak-wood'],
    ['/collections/basic-tees', '/collections/tees'],
  ])('%s leads to %s for good', async (from, to) => {
    const response = await shop.fetch(from)
    expect(response.status).toBe(301)
    const location = new URL(response.headers.get('location')!, shop.origin)
    const sorted = (query: URLSearchParams) => [...query].map(pair => pair.join('=')).sort()
    const expected = new URL(to, shop.origin)
    expect(location.pathname).toBe(expected.pathname)
    expect(sorted(location.searchParams)).toEqual(sorted(expected.searchParams))
    expect((await shop.fetch(location.pathname + location.search)).status).toBe(200)
  })

  it('stays unknown if nothing ever had it', async () => {
    for (const path of ['/Shop/never', '/brands/never', '/collections/never', '/brands/category-2'])
      expect((await shop.fetch(path)).status).toBe(404)
    expect((await shop.fetch('/Shop?color=never')).status).toBe(200)
  })

  it.each([
    ['/Shop/all-bags?capacity=0-55-to-0-9', '/Shop/all-bags?capacity=0-8'],
    ['/Shop/all-bags?capacity=30&closure=zipper', '/Shop/all-bags?capacity=36&closure=zipper'],
  ])('%s leads to a number of today: %s', async (from, to) => {
    const response = await shop.fetch(from)
    expect([response.status, response.headers.get('location')]).toEqual([302, to])
    expect((await shop.fetch(to)).status).toBe(200)
  })
})
