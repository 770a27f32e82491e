import { describe, expect, it } from 'vitest'
import { finishPage, pageFor } from './finished-page.server.ts'

const html = (body: string, headers: Record<string, string> = {}) =>
  new Response(body, { headers: { 'Content-Type': 'text/html', ...headers } })

const asked = { method: 'GET', acceptEncoding: undefined, ifNoneMatch: undefined }

describe('a finished page', () => {
  it('has an ETag of its content: equal for equal bodies, another for each other body', async () => {
    const etags = await Promise.all(
      ['$44.00', '$44.00', '$44.01', '$54.00', '00.44$'].map(async price => {
        const page = await finishPage(html(`<p>${price}</p>`), true)
        return page.etag
      }),
    )
    expect(etags[0]).toMatch(/^"[\w-]{22}"$/)
    expect(etags[1]).toBe(etags[0])
    expect(new Set(etags).size).toBe(4)
  })

  it('is sent again to a browser that has another page of the same length', async () => {
    const [old, now] = await Promise.all(['$44.00', '$54.00'].map(price => finishPage(html(price), true)))
    expect(pageFor(now!, { ...asked, ifNoneMatch: old!.etag })).toMatchObject({ status: 200 })
    expect(pageFor(now!, { ...asked, ifNoneMatch: now!.etag })).toMatchObject({ status: 304 })
  })

  it('may be kept by shared caches only when it sets no cookie', async () => {
    const control = async (response: Response, shared = true) =>
      (await finishPage(response, shared)).headers['cache-control']
    expect(await control(html('<p>'))).toBe('public, max-age=0, must-revalidate')
    expect(await control(html('<p>', { 'Set-Cookie': 'visitor=secret' }))).toBe('no-store')
    expect(await control(html('<p>'), false)).toBe('no-store')
  })

  it.each([
    ['/orders/a"><b é', '/orders/a%22%3E%3Cb%20%C3%A9'],
    ['/Shop?q=%22&x=1#wish-7', '/Shop?q=%22&x=1#wish-7'],
    [
      "https://checkout.stripe.com/c/pay/cs_1#a'(b)*!~:@,;+$",
      "https://checkout.stripe.com/c/pay/cs_1#a'(b)*!~:@,;+$",
    ],
    ['/\\evil.example', '/%5Cevil.example'],
    ['/a\tb`c{d}|e^f', '/a%09b%60c%7Bd%7D%7Ce%5Ef'],
  ])('leads to %j by the address %s', async (location, encoded) => {
    const page = await finishPage(new Response(null, { status: 303, headers: { location } }), false)
    expect(page.headers.location).toBe(encoded)
  })

  it('sends each cookie as a line of its own', async () => {
    const response = html('<p>')
    response.headers.append('Set-Cookie', 'visitor=secret; HttpOnly')
    response.headers.append('Set-Cookie', 'cart=2')
    const { headers } = pageFor(await finishPage(response, false), asked)
    const cookies = headers.filter((_, at) => headers[at - 1] === 'set-cookie')
    expect(cookies).toEqual(['visitor=secret; HttpOnly', 'cart=2'])
  })
})
