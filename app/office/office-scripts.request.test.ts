import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { ServerBuild } from 'react-router'
import { expect, it } from 'vitest'
import { builtShop } from '#test/built-shop.ts'
import { sentBytes } from '#test/html.ts'

/** With Brotli. React itself takes more than half. */
const maxOfficeBytes = 170_000

/** The same, of pages with the editor for texts, once that is loaded. */
const maxEditorBytes = 250_000

/** The editor's library brings class names that nothing else has. */
const editorMark = 'ProseMirror-hideselection'

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
    const sizes = await Promise.all(scriptsOf(office, page!.id).map(url => sentBytes(shop, url)))
    expect([page!.id, sizes.reduce((sum, size) => sum + size) <= maxOfficeBytes]).toEqual([page!.id, true])
  }
})

it('pages with the editor for texts ship at most 250 KB of scripts, and no other page loads it', async () => {
  const names = readdirSync(assets).filter(name => name.endsWith('.js'))
  const withMark = names.filter(name => readScript(name).includes(editorMark))
  expect(withMark).toHaveLength(1)
  const editor = importsOf(withMark[0]!)
  const office = readManifest('office-en')
  const pages = Object.values(office.routes).map(page => scriptsOf(office, page!.id))
  for (const page of pages) {
    expect(page.filter(url => withMark.includes(path.basename(url)))).toEqual([])
    if (!page.some(url => readScript(path.basename(url)).includes(withMark[0]!))) continue
    const sizes = await Promise.all([...new Set([...page, ...editor])].map(url => sentBytes(shop, url)))
    const sum = sizes.reduce((sum, size) => sum + size)
    expect([sum, sum <= maxEditorBytes]).toEqual([sum, true])
  }
  for (const language of ['en', 'de']) {
    const shop = readManifest(`storefront-${language}`)
    const scripts = Object.keys(shop.routes).flatMap(id => scriptsOf(shop, id))
    expect(scripts.filter(url => readScript(path.basename(url)).includes(withMark[0]!))).toEqual([])
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

const assets = path.join('build', 'client', 'assets')

function readScript(name: string): string {
  return readFileSync(path.join(assets, name), 'utf8')
}

/** A script with everything that it imports. */
function importsOf(name: string, known = new Set<string>()): Set<string> {
  const url = `/assets/${name}`
  if (known.has(url)) return known
  known.add(url)
  for (const [, imported] of readScript(name).matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g))
    importsOf(imported!, known)
  return known
}
