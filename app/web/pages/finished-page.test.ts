import { describe, expect, it } from 'vitest'
import { finishPage, respondWithPage } from './finished-page.server.ts'

const html = (body: string, headers: Record<string, string> = {}) =>
  new Response(body, { headers: { 'Content-Type': 'text/html', ...headers } })

const request = { method: 'GET', acceptEncoding: undefined, ifNoneMatch: undefined }

describe('a finished page', () => {
  it('has an ETag that is equal only for equal bodies', async () => {
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

  it('is sent again after a change of the same length', async () => {
    const [old, now] = await Promise.all(['$44.00', '$54.00'].map(price => finishPage(html(price), true)))
    expect(respondWithPage(now!, { ...request, ifNoneMatch: old!.etag })).toMatchObject({ status: 200 })
    expect(respondWithPage(now!, { ...request, ifNoneMatch: now!.etag })).toMatchObject({ status: 304 })
  })

  it('may be cached only without cookies', async () => {
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
  ])('redirects %j to the address %s', async (location, encoded) => {
    const page = await finishPage(new Response(null, { status: 303, headers: { location } }), false)
    expect(page.headers.location).toBe(encoded)
  })

  it('sends each cookie in its own header', async () => {
    const response = html('<p>')
    response.headers.append('Set-Cookie', 'visitor=secret; HttpOnly')
    response.headers.append('Set-Cookie', 'cart=2')
    const { headers } = respondWithPage(await finishPage(response, false), request)
    const cookies = headers.filter((_, at) => headers[at - 1] === 'set-cookie')
    expect(cookies).toEqual(['visitor=secret; HttpOnly', 'cart=2'])
  })
})
