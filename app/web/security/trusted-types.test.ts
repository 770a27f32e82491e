import { expect, it } from 'vitest'
import { trustedHtml } from './trusted-types.ts'

it.each(['<script></script>', '', 'plain words', '{"@type":"Product","name":"\\u003cb>"}', '&lt;b&gt;'])(
  '%j may become HTML',
  html => {
    expect(trustedHtml(html)).toBe(html)
  },
)

it.each([
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '<script></script><script>alert(1)</script>',
  '<SCRIPT></SCRIPT>',
  'a<b',
])('%j may not', html => {
  expect(trustedHtml(html)).toBeUndefined()
})
