import type { ServerBuild } from 'react-router'
import { expect, it } from 'vitest'
import { RequestHandlers } from './request-handlers.ts'

const paths: Record<string, string> = {
  home: '',
  shop: 'Shop/:category?',
  sale: 'Shop/sale/now',
  optional: 'de?/imprint',
  list: 'office/orders',
  order: 'office/orders/:number',
  page: ':page/about',
  picture: 'pictures/:hash/:name',
  rest: '*',
}

/** Each route answers with its id and parameters. */
function newHandlers(): RequestHandlers {
  const routes = Object.entries(paths).map(([id, path]) => {
    const loader = ({ params }: { params: object }) => Response.json([id, params])
    return [id, { id, parentId: 'frame', path, module: { loader } }]
  })
  return new RequestHandlers({
    routes: {
      root: { id: 'root', path: '', module: {} },
      frame: { id: 'frame', parentId: 'root', module: {} },
      ...Object.fromEntries(routes),
    },
    entry: { module: {} },
    routeDiscovery: { mode: 'initial', manifestPath: '' },
    ssr: true,
    future: {},
  } as unknown as ServerBuild)
}

const found: [string, string, object][] = [
  ['/', 'home', {}],
  ['/Shop', 'shop', {}],
  ['/shop/', 'shop', {}],
  ['//Shop//bags', 'rest', { '*': '/Shop//bags' }],
  ['/%53hop/sale', 'shop', { category: 'sale' }],
  ['/Shop/Sale/now', 'sale', {}],
  ['/Shop/bags/more', 'rest', { '*': 'Shop/bags/more' }],
  ['/imprint', 'optional', {}],
  ['/de/imprint', 'optional', {}],
  ['/office/orders', 'list', {}],
  ['/OFFICE/orders/5', 'order', { number: '5' }],
  ['/office/about', 'page', { page: 'office' }],
  ['/office%2Forders', 'rest', { '*': 'office/orders' }],
  ['/pictures/ab/320.webp', 'picture', { hash: 'ab', name: '320.webp' }],
  ['/*/*', 'rest', { '*': '*/*' }],
]

it.each(found)('finds the route of %s among those that begin like it', async (path, id, params) => {
  const handlers = newHandlers()
  const response = await handlers.at(path)(new Request(`http://localhost${path}`))
  expect(await response.json()).toEqual([id, params])
})

it.each(['/Shop/bags', '/', '/office/orders'])('answers data of %s by the handler of the page', path => {
  const handlers = newHandlers()
  const data = path === '/' ? ['/_root.data', '/_.data'] : [`${path}.data`, `${path}/_.data`]
  expect(data.map(one => handlers.at(one) === handlers.at(path))).toEqual([true, true])
})

it('makes no handler for each address that somebody tries', () => {
  const handlers = newHandlers()
  const tried = ['/a', '/b/c', '/constructor/d'].map(path => handlers.at(path))
  expect(new Set(tried).size).toBe(1)
  expect(handlers.at('/Shop/a')).toBe(handlers.at('/Shop/b'))
})
