import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { ServerBuild } from 'react-router'
import { expect, it } from 'vitest'
import { builtShop } from '../../test/built-shop.ts'

/** With Brotli. React itself takes more than half. */
const maxOfficeBytes = 170_000

const shop = builtShop()

type Manifest = ServerBuild['assets']

function readManifest(name: string): Manifest {
  return JSON.parse(readFileSync(path.join('build', 'server', `manifest-${name}.json`), 'utf8'))
}

it('every page of the office ships at most 170 KB of scripts', async () => {
  const office = readManifest('office-en')
  const pages = Object.values(office.routes)
  expect(pages.length).toBeGreaterThan(3)
  for (const page of pages) {
    const sizes = await Promise.all(scriptsOf(office, page!.id).map(sentBytes))
    expect([page!.id, sizes.reduce((sum, size) => sum + size) <= maxOfficeBytes]).toEqual([page!.id, true])
  }
})

it('shoppers load nothing of the office', () => {
  for (const language of ['en', 'de']) {
    const { routes } = readManifest(`storefront-${language}`)
    expect(Object.keys(routes).length).toBeGreaterThan(50)
    expect(Object.values(routes).filter(route => /office/i.test(JSON.stringify(route)))).toEqual([])
  }
})

/** Everything that the first visit of a page loads. */
function scriptsOf({ url, entry, routes }: Manifest, id: string): string[] {
  const chain = []
  for (let route = routes[id]; route; route = routes[route.parentId ?? '']) chain.push(route)
  const modules = chain.flatMap(({ module, imports = [] }) => [module, ...imports])
  return [...new Set([url, entry.module, ...entry.imports, ...modules])]
}

async function sentBytes(url: string): Promise<number> {
  const { status, headers } = await shop.fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'br' } })
  expect([url, status]).toEqual([url, 200])
  return Number(headers.get('content-length'))
}
