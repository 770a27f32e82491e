import { describe, expect, it } from 'vitest'
import { refusalPage, tooManyAttemptsPage } from './refusal-page.ts'

const hostile = `"'><script>alert(1)</script>&lt;`

/** The tags of the page itself; any other came from input. */
const foreignTags = (html: string) =>
  html
    .match(/<[^>]*>/g)!
    .filter(
      tag => !/^<\/?(!DOCTYPE|html|head|meta|title|link|body|main|h1|p|a|form|input|button)\b/.test(tag),
    )

describe('a refusal', () => {
  it('escapes its message, its link and its label', async () => {
    const html = await refusalPage(400, hostile, {}, { to: `/x${hostile}`, label: hostile }).text()
    expect(foreignTags(html)).toEqual([])
    expect(html).not.toContain(hostile)
    const escaped = '&quot;&#39;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;lt;'
    expect(html.split(escaped)).toHaveLength(5)
    expect(html).toContain(`<h1>${escaped}</h1>`)
    expect(html).toContain(`<a href="/x${escaped}">${escaped}</a>`)
  })

  it('is dark in the office alone', async () => {
    const office = { to: '/office/sign-in', label: 'Sign in' }
    expect(await refusalPage(403, 'No', {}, office).text()).toContain('<html lang="en" class="office">')
    expect(await refusalPage(403, 'No').text()).toContain('<html lang="en">')
  })

  it('is not cached', () => {
    expect(refusalPage(400, 'No').headers.get('cache-control')).toBe('no-store')
  })
})

describe('the response to a form that was sent too often', () => {
  const request = new Request('http://localhost/orders/abc/claim/1?from=%22%3E%3Cb%3E', { method: 'POST' })

  it('says when to try again and keeps the input', async () => {
    const typed: [string, string][] = [
      ['words', `The handle is loose.\n${hostile}`],
      [hostile, 'a field that nobody asked for'],
    ]
    const response = tooManyAttemptsPage(
      request,
      300,
      { fields: typed },
      {
        to: '/orders/abc',
        label: 'Back to your order',
      },
    )
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '300'])
    const html = await response.text()
    expect(html).toContain('<h1>Too many attempts. Try again in 5 minutes.</h1>')
    expect(html).toContain('<form method="post" action="/orders/abc/claim/1?from=%22%3E%3Cb%3E">')
    expect(html).toContain('name="words" value="The handle is loose.\n&quot;&#39;&gt;&lt;script&gt;')
    expect(html).toContain('<a href="/orders/abc">Back to your order</a>')
    expect(foreignTags(html)).toEqual([])
  })
})
