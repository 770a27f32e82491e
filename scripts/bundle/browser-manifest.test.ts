import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { browserManifest } from './browser-manifest.ts'

const script = (routes: object) => `window.__reactRouterManifest=${JSON.stringify({ routes, url: '/m.js' })};`

/** The manifest in a browser that ran the script. */
function manifestOf(routes: object): unknown {
  const browser: Record<string, unknown> = {}
  browser.window = browser
  runInNewContext(browserManifest(script(routes)), browser)
  return JSON.parse(JSON.stringify(browser.__reactRouterManifest))
}

it('keeps of each route what the browser reads', () => {
  const read = { id: 'a', path: 'a', module: '/a.js', hasLoader: true }
  const route = { ...read, hasAction: false, hasDefaultExport: true, imports: ['/b.js'], css: [] }
  expect(manifestOf({ a: route })).toEqual({ routes: { a: read }, url: '/m.js' })
})

it('writes each id once', () => {
  expect(
    browserManifest(script({ checkout: { id: 'checkout', module: '/a.js' } })).match(/checkout/g),
  ).toHaveLength(1)
})

it('gives routes of equal content one module', () => {
  const routes = (...modules: string[]) =>
    Object.fromEntries(['add', 'pay', 'top'].map((id, at) => [id, { id, module: modules[at] }]))
  expect(manifestOf(routes('/add-BvRk9kiK.js', '/pay-BvRk9kiK.js', '/top-C50LmoI1.js'))).toMatchObject({
    routes: routes('/add-BvRk9kiK.js', '/add-BvRk9kiK.js', '/top-C50LmoI1.js'),
  })
})

it('refuses a manifest of another form', () => {
  expect(() => browserManifest('export default {}')).toThrow('another form')
})
