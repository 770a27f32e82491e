import { expect, it } from 'vitest'
import { browserManifest } from './browser-manifest.ts'

it('keeps of each route what the browser reads', () => {
  const route = {
    id: 'a',
    path: 'a',
    module: '/a.js',
    hasLoader: true,
    hasAction: false,
    hasDefaultExport: true,
  }
  const script = (routes: object) =>
    `window.__reactRouterManifest=${JSON.stringify({ routes, url: '/m.js' })};`
  expect(browserManifest(script({ a: { ...route, imports: ['/b.js'], css: [] } }))).toBe(
    script({ a: { id: 'a', path: 'a', module: '/a.js', hasLoader: true } }),
  )
})

it('refuses a manifest of another form', () => {
  expect(() => browserManifest('export default {}')).toThrow('another form')
})
