import { describe, expect, it } from 'vitest'
import { type FinishedPage, finishPage } from './finished-page.server.ts'
import { PageCache } from './page-cache.server.ts'

const page = (text: string, init?: ResponseInit) => finishPage(new Response(text, init), true)

/** A render that the test ends. */
function heldRender(text: string) {
  let finish = () => {}
  const held = new Promise<void>(resolve => {
    finish = resolve
  })
  return { render: () => held.then(() => page(text)), finish }
}

const text = (found: FinishedPage | undefined) => found?.body.toString()

describe('the page cache', () => {
  it('keeps a page until the catalog version changes', async () => {
    const cache = new PageCache(1_000_000)
    await cache.make('1', '/Shop', () => page('old'))
    expect(text(cache.find('1', '/Shop'))).toBe('old')
    expect(cache.find('1', '/')).toBeUndefined()
    expect(cache.find('2', '/Shop')).toBeUndefined()
    await cache.make('2', '/Shop', () => page('new'))
    expect(text(cache.find('2', '/Shop'))).toBe('new')
  })

  it('clears old pages when a new one is rendered first', async () => {
    const cache = new PageCache(1_000_000)
    await cache.make('1', '/Shop', () => page('old'))
    await cache.make('2', '/', () => page('new'))
    expect(cache.find('2', '/Shop')).toBeUndefined()
  })

  it('does not keep a page that was rendered while the version changed', async () => {
    const cache = new PageCache(1_000_000)
    const old = heldRender('old')
    const sent = cache.make('1', '/Shop', old.render)
    expect(cache.find('2', '/Shop')).toBeUndefined()
    old.finish()
    expect(text(await sent)).toBe('old')
    expect(cache.find('2', '/Shop')).toBeUndefined()
  })

  it('does not answer under a new version with a render of the old one', async () => {
    const cache = new PageCache(1_000_000)
    const [old, next] = [heldRender('old'), heldRender('new')]
    const first = cache.make('1', '/Shop', old.render)
    const second = cache.make('2', '/Shop', next.render)
    old.finish()
    expect(text(await first)).toBe('old')
    // The end of the old render must not start another one.
    const third = cache.make('2', '/Shop', () => page('a third'))
    next.finish()
    expect([text(await second), text(await third)]).toEqual(['new', 'new'])
    expect(text(cache.find('2', '/Shop'))).toBe('new')
  })

  it('renders once for concurrent requests, and again after a failure', async () => {
    const cache = new PageCache(1_000_000)
    let renders = 0
    const failing = () => {
      renders += 1
      return Promise.reject(new Error('no database'))
    }
    const both = await Promise.allSettled([cache.make('1', '/', failing), cache.make('1', '/', failing)])
    expect([renders, ...both.map(({ status }) => status)]).toEqual([1, 'rejected', 'rejected'])
    expect(text(await cache.make('1', '/', () => page('back')))).toBe('back')
  })

  it.each<[string, ResponseInit]>([
    ['sets a cookie', { headers: { 'Set-Cookie': 'visitor=secret' } }],
    ['forbids it', { headers: { 'Cache-Control': 'no-store' } }],
    ['was not found', { status: 404 }],
    ['failed', { status: 500 }],
  ])('does not keep a page that %s', async (_, init) => {
    const cache = new PageCache(1_000_000)
    const sent = await cache.make('1', '/Shop', () => page('personal', init))
    expect(text(sent)).toBe('personal')
    expect(cache.find('1', '/Shop')).toBeUndefined()
  })

  it('does not keep a page that would push out many others', async () => {
    const cache = new PageCache(1_000_000)
    await cache.make('1', '/Shop', () => page('x'.repeat(30_000)))
    const sent = await cache.make('1', '/sitemaps/products-1.xml', () => page('x'.repeat(40_000)))
    expect(sent.body).toHaveLength(40_000)
    expect(cache.find('1', '/sitemaps/products-1.xml')?.body.length).toBeUndefined()
    expect(cache.find('1', '/Shop')?.body.length).toBe(30_000)
  })
})
