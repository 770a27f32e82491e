import { type EntryContext, isRouteErrorResponse, UNSAFE_ErrorResponseImpl } from 'react-router'
import { describe, expect, it } from 'vitest'
import { pageScripts } from './page-scripts.server.ts'

const routerContext = {
  serverHandoffString: '{"basename":"/"}',
  staticHandlerContext: {
    matches: [{ route: { id: 'root' } }, { route: { id: 'home' } }],
    loaderData: { home: { title: 'Home' } },
    actionData: null,
    errors: null,
  },
  manifest: {
    url: '/assets/manifest.js',
    entry: { module: '/assets/entry.js', imports: ['/assets/react.js'] },
    routes: {
      root: { id: 'root', module: '/assets/root.js', imports: ['/assets/react.js', '/assets/shop.js'] },
      home: { id: 'home', module: '/assets/home.js' },
      other: { id: 'other', module: '/assets/other.js' },
    },
  },
} as unknown as EntryContext

function withState(state: Partial<EntryContext['staticHandlerContext']>): EntryContext {
  return { ...routerContext, staticHandlerContext: { ...routerContext.staticHandlerContext, ...state } }
}

function blocks(html: string): Map<string, string> {
  const found = html.matchAll(/<script type="application\/json" id="([^"]+)">([\s\S]*?)<\/script>/g)
  return new Map([...found].map(([, id, json]) => [id!, json!]))
}

describe('the scripts of a page', () => {
  it('name the modules of its routes once', () => {
    const parts = JSON.parse(blocks(pageScripts(routerContext)).get('page-parts')!)
    expect(parts).toEqual({
      context: { basename: '/' },
      manifest: '/assets/manifest.js',
      entry: '/assets/entry.js',
      routes: { root: '/assets/root.js', home: '/assets/home.js' },
      imports: ['/assets/react.js', '/assets/shop.js'],
    })
  })

  it.each(['</script><script>alert(1)</script>', '<!--<script>', '\u2028 & "quoted" \\'])(
    'cannot be ended by the merchant’s text: %s',
    hostile => {
      const html = pageScripts(withState({ loaderData: { home: { title: hostile } } }))
      const block = blocks(html).get('page-data')!
      expect(block).not.toContain('<')
      expect(JSON.parse(block).loaderData).toEqual({ home: { title: hostile } })
      expect(html.match(/<\/script>/g)).toHaveLength(3)
    },
  )

  it('tell the browser which response a loader threw, and nothing about other errors', () => {
    const errors = { home: new UNSAFE_ErrorResponseImpl(404, 'Not Found', null), root: new Error('secret') }
    const { errors: sent } = JSON.parse(blocks(pageScripts(withState({ errors }))).get('page-data')!)
    expect(sent).toEqual({ home: { status: 404, statusText: 'Not Found', data: null, internal: false } })
    expect(isRouteErrorResponse(sent.home)).toBe(true)
  })

  it('start with the same text on every page, so that one hash allows it', () => {
    const start = (html: string) => html.slice(html.lastIndexOf('<script'))
    const other = { ...routerContext, serverHandoffString: '{"basename":"/other"}' } as EntryContext
    expect(start(pageScripts(other))).toBe(start(pageScripts(routerContext)))
  })
})
