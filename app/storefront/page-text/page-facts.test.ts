import { expect, it } from 'vitest'
import { passkeyCookie } from '#web/forms/passkey-cookie.server.ts'
import { signInCookie } from '#web/forms/sign-in-cookie.server.ts'
import { personalHeaders } from '#web/forms/visitor-cookies.server.ts'
import { compareCookie } from '../product-controls/compare/compare-cookie.ts'
import { cookieTable } from './page-facts.server.ts'

/** The cookie's name with the seconds that it lasts. */
function parts(header: string): [string, number] {
  return [header.split('=')[0]!, Number(/Max-Age=(\d+)/i.exec(header)![1])]
}

it('lists the cookies that the shop sets, and how long they last', () => {
  const request = new Request('http://shop.example/')
  const counts = { cart: 1, wishes: 1, account: 1 }
  const set = [
    ...personalHeaders(request, { id: 1, token: 'a' }, counts).getSetCookie(),
    ...[signInCookie(request, 'a'), passkeyCookie(request, 'a'), compareCookie(['a'], false)],
  ].map(parts)
  const [, ...rows] = cookieTable().split('\n')
  const listed = rows.flatMap(row => {
    const [names = '', , lasts = ''] = row.replace(/^\| | \|$/g, '').split(' | ')
    const unit = lasts.includes('minute') ? 60 : 24 * 60 * 60
    return names.split(', ').map(name => [name, Number.parseInt(lasts, 10) * unit])
  })
  expect(listed.toSorted()).toEqual(set.toSorted())
})
