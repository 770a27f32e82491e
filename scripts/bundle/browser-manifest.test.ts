import { expect, it } from 'vitest'
import { browserManifest } from './browser-manifest.ts'

const script = (routes: object) => `window.__reactRouterManifest=${JSON.stringify({ routes, url: '/m.js' })};`

it('keeps of each route what the browser reads', () => {
  const route = {
    id: 'a',
    path: 'a',
    module: '/a.js',
    hasLoader: true,
    hasAction: false,
    hasDefaultExport: true,
  }
  expect(browserManifest(script({ a: { ...route, imports: ['/b.js'], css: [] } }))).toBe(
    script({ a: { id: 'a', path: 'a', module: '/a.js', hasLoader: true } }),
  )
})

it('gives routes of equal content one module', () => {
  const routes = (...modules: string[]) =>
    script(Object.fromEntries(modules.map(module => [module.slice(1, 4), { id: 'a', module }])))
  const written = script({
    add: { id: 'a', module: '/add-BvRk9kiK.js' },
    pay: { id: 'a', module: '/add-BvRk9kiK.js' },
    top: { id: 'a', module: '/top-C50LmoI1.js' },
  })
  expect(browserManifest(routes('/add-BvRk9kiK.js', '/pay-BvRk9kiK.js', '/top-C50LmoI1.js'))).toBe(written)
})

it('refuses a manifest of another form', () => {
  expect(() => browserManifest('export default {}')).toThrow('another form')
})
