import { describe, expect, it } from 'vitest'
import { unavailableResponse } from './unavailable-response.server.ts'

const form = 'application/x-www-form-urlencoded'

async function answerTo(path: string, init: RequestInit = {}, body?: string) {
  const request = new Request(`https://shop.test${path}`, init)
  const response = unavailableResponse(request, body === undefined ? undefined : Buffer.from(body))
  return { response, text: await response.text() }
}

const sent = (body: string, type = form) =>
  answerTo('/cart/add?a=1&b="', { method: 'POST', headers: { 'content-type': type } }, body)

describe('during a database outage', () => {
  it.each([
    ['a reader', '/cart', {}],
    ['a form', '/cart/add', { method: 'POST' }],
    ['a script', '/cart/add', { method: 'POST', headers: { accept: 'application/json' } }],
    ['the router in the browser', '/cart.data', {}],
  ])('%s gets status 503 and when to try again', async (_, path, init) => {
    const { response } = await answerTo(path, init)
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('2')
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('a reader gets a page that links to the same address', async () => {
    const { response, text } = await answerTo('/search?q=a&x="><script>')
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(text).toContain('<h1>We can’t show this page right now. Please try again in a moment.</h1>')
    expect(text).toContain('href="/search?q=a&amp;x=%22%3E%3Cscript%3E"')
    expect(text).not.toContain('<form')
  })

  it('a form can be sent again with its fields', async () => {
    const { text } = await sent('name=Ada+%26+Co&note=%22%3E%3Cscript%3E&note=two&key=k')
    expect(text).toContain('<h1>We couldn’t save this. Please try again in a moment.</h1>')
    expect(text).toContain('<form method="post" action="/cart/add?a=1&amp;b=%22">')
    expect(text.match(/<input [^>]*>/g)).toEqual([
      '<input type="hidden" name="name" value="Ada &amp; Co">',
      '<input type="hidden" name="note" value="&quot;&gt;&lt;script&gt;">',
      '<input type="hidden" name="note" value="two">',
      '<input type="hidden" name="key" value="k">',
    ])
  })

  it.each([
    ['more than any form of the shop', `x=${'y'.repeat(48 * 1024)}`, form],
    ['what is no form', '{"x":1}', 'application/json'],
    ['a form with files', 'x=1', 'multipart/form-data; boundary=x'],
  ])('%s is not sent back', async (_, body, type) => {
    const { response, text } = await sent(body, type)
    expect(response.status).toBe(503)
    expect(text).not.toContain('<input')
  })

  it('scripts get JSON and the router plain text', async () => {
    const script = await answerTo('/cart/state', { headers: { accept: 'application/json' } })
    expect(JSON.parse(script.text)).toEqual({
      ok: false,
      message: expect.stringMatching(/try again in a moment/),
    })
    const router = await answerTo('/Shop.data')
    expect(router.response.headers.get('content-type')).toMatch(/^text\/plain/)
  })
})
