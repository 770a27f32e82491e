import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shopRoutes } from '#test/action-routes.ts'
import { pathForLog } from './path-for-log.ts'

const token = 'Zq3_v-K7xW9pT2mB8nR4cL'

/** Parameters that are not secret. */
const open = ['category', 'brand', 'collection', 'slug', 'file']
const secretRoutes = shopRoutes
  .map(({ path }) => path)
  .filter(path => {
    const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!)
    return names.some(name => !open.includes(name))
  })
  .concat('/productDetails/preview~17~1798000000000~:token')

const filled = (path: string) => path.replace(/:\w+\??/g, token)

const percent = (text: string) =>
  [...text].map(character => `%${character.charCodeAt(0).toString(16)}`).join('')

/** Spellings of the same path, or of one that looks the same. */
const spellings: Record<string, (path: string) => string> = {
  'as it is': path => path,
  'in capitals': path =>
    path.replace(/[a-z]+(?=\/|$)/gi, word => (word === token ? word : word.toUpperCase())),
  'in small letters': path => path.replace(/^\/\w+/, word => word.toLowerCase()),
  'with a slash at the end': path => `${path}/`,
  'with two slashes': path => path.replaceAll('/', '//'),
  'as data': path => `${path}.data`,
  'with more behind it': path => `${path}/and/more.php`,
  'with an encoded slash before the token': path => path.replaceAll(`/${token}`, `%2F${token}`),
  'with an encoded slash in the token': path =>
    path.replaceAll(token, `${token.slice(0, 9)}%2f${token.slice(9)}`),
  'with a backslash': path => path.replaceAll('/', '\\'),
  'with an encoded backslash': path => path.replaceAll(`/${token}`, `%5C${token}`),
  'with an encoded first word': path => path.replace(/^\/(\w+)/, (_, word: string) => `/${percent(word)}`),
  'with an encoded token': path => path.replaceAll(token, percent(token)),
  'with a token encoded twice': path => path.replaceAll(token, encodeURIComponent(percent(token))),
  'through another folder': path => `/Shop/..${path}`,
  'through an encoded folder': path => `/about/%2e%2e${path}`,
  'with dots': path => path.replaceAll('/', '/./'),
  'as an address': path => `http://shop.example${path}`,
  'with a parameter of the path': path => `${path};jsessionid=1`,
  'with a broken end': path => `${path}/%E0%A4%A`,
  'with a wrong character': path => path.replace(/^\/\w/, '/x'),
}

/** Whether enough of the token is left to guess the rest. */
const revealsToken = (logged: string) => {
  const text = decodeURIComponent(logged)
  return Array.from({ length: token.length - 7 }, (_, at) => token.slice(at, at + 8)).some(part =>
    text.includes(part),
  )
}

describe('the log', () => {
  it('covers the routes with a secret', () => {
    expect(secretRoutes).toEqual(
      expect.arrayContaining([
        '/orders/:token',
        '/wishes/:token',
        '/withdrawal/:key',
        '/payments/:token/return',
      ]),
    )
  })

  describe.each(Object.entries(spellings))('contains no token of a path spelled %s', (_, applied) => {
    it.each(secretRoutes)('%s', path => {
      const logged = pathForLog(applied(filled(path)))
      expect([logged, revealsToken(logged)]).toEqual([logged, false])
    })
  })

  it('contains no token, however spellings are mixed', () => {
    const someSpellings = fc.array(fc.constantFrom(...Object.values(spellings)), { maxLength: 4 })
    fc.assert(
      fc.property(fc.constantFrom(...secretRoutes), someSpellings, (path, applied) => {
        const logged = pathForLog(applied.reduce((text, spell) => spell(text), filled(path)))
        expect([logged, revealsToken(logged)]).toEqual([logged, false])
      }),
    )
  })

  it.each([
    ['/', '/'],
    ['/orders/abc/return', '/orders/…/return'],
    ['/orders/abc.data', '/orders/….data'],
    ['/WISHES/abc', '/WISHES/…'],
    ['//orders//abc/pay', '/orders/…/pay'],
    ['/price-alerts/unsubscribe/abc/', '/price-alerts/unsubscribe/…'],
    ['/back-in-stock/confirm/12-abc', '/back-in-stock/confirm/…'],
    ['/payments/stripe', '/payments/stripe'],
    ['/cart/add', '/cart/add'],
    ['/cart.data', '/cart.data'],
    ['/Shop/category-1', '/Shop/category-1'],
    ['/productDetails/a-bag-with-a-very-long-name', '/productDetails/a-bag-with-a-very-long-name'],
    ['/i/0123456789abcdef01234567-480.avif', '/i/0123456789abcdef01234567-480.avif'],
    ['/wp-admin/setup.php', '/wp-admin/setup.php'],
    ['/a%0d%0ab"<', '/a%0D%0Ab%22%3C'],
    ['/%F0%9F%98%80', '/%F0%9F%98%80'],
    ['/Shop/%F0%9F%98%80', '/Shop/%F0%9F%98%80'],
    ['*', '/*'],
    ['/%E0%A4%A', '/…'],
    [`/${token}`, '/…'],
    [`/Shop/${token}`, '/Shop/…'],
    ['/@vite/client', '/@vite/client'],
  ])('contains %s as %s', (path, logged) => {
    expect(pathForLog(path)).toBe(logged)
  })

  it.each(
    [
      'ada@b.example',
      'ada%40b.example',
      'ada%2540b.example',
      'ada＠b.example',
      '"ada%20l"@b.example',
    ].flatMap(address =>
      ['/', '/Shop/', '/productDetails/', '/wp/', '/office/', '/orders/', '/Shop/x?q='].map(
        path => path + address,
      ),
    ),
  )('contains no email address of %s', path => {
    expect(decodeURIComponent(pathForLog(path))).not.toMatch(/ada|b\.example/)
  })

  it('is written for any path', () => {
    const bytes = fc.array(fc.integer({ min: 0, max: 255 }), { maxLength: 8 })
    const encoded = bytes.map(all => all.map(byte => `%${byte.toString(16).padStart(2, '0')}`).join(''))
    const part = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), encoded)
    fc.assert(
      fc.property(fc.array(part, { maxLength: 4 }), parts => {
        expect(pathForLog(`/${parts.join('/')}`)).toMatch(/^\/[!-~…/]*$/)
      }),
    )
  })

  it('names the fixed segments of every route', () => {
    for (const { path } of shopRoutes.filter(route => !route.path.includes('*'))) {
      const expected = path.replace(/:(\w+)\??/g, (_, name: string) => (open.includes(name) ? 'X1' : '…'))
      expect(pathForLog(path.replace(/:\w+\??/g, 'X1'))).toBe(expected)
    }
  })
})
