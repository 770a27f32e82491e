import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { RichText } from './rich-text.tsx'

it('puts elements where a message names them', () => {
  const wrap = { terms: (inner: string) => createElement('a', { href: '/terms' }, inner) }
  const text = 'Read <terms>our terms & rules</terms>, <b>please</b>. 1 < 2'
  expect(renderToStaticMarkup(createElement(RichText, { text, wrap }))).toBe(
    'Read <a href="/terms">our terms &amp; rules</a>, please. 1 &lt; 2',
  )
})
