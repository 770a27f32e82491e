import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { sendAgainPage } from './accept-form.server.ts'
import { onlyFormsHere } from './only-forms-here.ts'
import { refuseInput } from './read-input.server.ts'
import { checkOrigin } from './request-middleware.server.ts'

type Refuse = (args: { request: Request }) => unknown

const crossSite: Refuse = ({ request }) => {
  const context = new RouterContextProvider()
  return checkOrigin({ request, context, url: new URL(request.url), params: {}, pattern: '' }, () => fail())
}

const fail = () => Promise.reject(new Error('A form of another site was let in.'))

describe.each<[string, Refuse]>([
  ['an unreadable form', refuseInput],
  ['a read of an address for forms', onlyFormsHere],
  ['a form from another site', crossSite],
  ['a form that was sent too often', ({ request }) => sendAgainPage({ request }, 5)],
])('the refusal of %s', (_, refuse) => {
  it.each([
    ['/office/tags/1/remove', 'href="/office"'],
    ['/office/tags/1/remove.data', 'href="/office"'],
    ['/office.data', 'href="/office"'],
    ['/office-wear', 'href="/cart"'],
    ['/officewear', 'href="/cart"'],
    ['/cart/add', 'href="/cart"'],
  ])('from %s leads on by %s', async (path, link) => {
    const headers = { origin: 'https://elsewhere.example' }
    const request = new Request(`https://shop.example${path}`, { method: 'POST', headers })
    const html = await ((await refuse({ request })) as Response).text()
    expect(html.match(/href="\/(office|cart)"/g)).toEqual([link])
  })
})
