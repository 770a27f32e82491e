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

  it('sends each cookie as a line of its own', async () => {
    const response = html('<p>')
    response.headers.append('Set-Cookie', 'visitor=secret; HttpOnly')
    response.headers.append('Set-Cookie', 'cart=2')
    const { headers } = pageFor(await finishPage(response, false), asked)
    const cookies = headers.filter((_, at) => headers[at - 1] === 'set-cookie')
    expect(cookies).toEqual(['visitor=secret; HttpOnly', 'cart=2'])
  })
})
