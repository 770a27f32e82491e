import { beforeAll, expect, it } from 'vitest'
import { builtShop } from '../../test/built-shop.ts'
import { officeCookie } from '../web/staff/office-cookie.fixture.ts'

const shop = builtShop()
let cookie: string

beforeAll(async () => {
  cookie = await officeCookie(shop, 'owner')
})

it.each([
  ['zones', { name: 'Nowhere', countries: 'US\nXX\nYY' }, 'countries'],
  ['zones', { name: '', countries: 'US' }, 'name'],
  ['delivery', { name: '', zone: '' }, 'zone'],
])('forms of records mark the field of every error they count: %s %j', async (path, fields, name) => {
  const headers = { cookie, origin: shop.origin }
  const body = new URLSearchParams(fields)
  const response = await shop.fetch(`/office/selling/${path}/new`, { method: 'POST', headers, body })
  expect(response.status).toBe(400)
  const html = await response.text()
  const counted = Number(/(\d+) fields? needs? a fix/.exec(html)?.[1])
  expect(html.match(/aria-invalid="true"/g)).toHaveLength(counted)
  expect(html).toMatch(new RegExp(`id="${name}"[^>]*aria-invalid="true"`))
})
