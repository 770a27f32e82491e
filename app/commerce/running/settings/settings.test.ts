import { expect, it } from 'vitest'
import { parseText } from '../../editing/input/parse-input.server.ts'
import { type SettingDefinition, settingDefinitions } from './setting-definitions.ts'
import { type InvalidSetting, parseSettings } from './settings.ts'

const definitions = Object.values<SettingDefinition<unknown>>(settingDefinitions)
const rows = (values: Record<string, string>) =>
  Object.entries(values).map(([name, value]) => ({ name, value }))

it('has defaults that are valid, alone and together, and names that are unique', () => {
  for (const { name, field, default: text } of definitions)
    expect(parseText(field, text), name).toMatchObject({ ok: true })
  const invalid: InvalidSetting[] = []
  parseSettings([], refused => invalid.push(refused))
  expect(invalid).toEqual([])
  expect(new Set(definitions.map(({ name }) => name)).size).toBe(definitions.length)
})

it('types every value', () => {
  const settings = parseSettings(
    rows({
      shop_name: ' Harbor\n Goods ',
      invoice_seller: 'Harbor\r\nLtd',
      page_sizes: '10, 20,10',
      page_size: ' 20 ',
      prices_include_tax: 'No',
      test_payments: 'on',
      country: 'de',
      language: 'de',
      email: 'Hello@Shop.example',
      return_days: '0',
      transfer_days: '999',
    }),
  )
  expect(settings).toMatchObject({
    shopName: 'Harbor Goods',
    invoiceSeller: 'Harbor\nLtd',
    pageSizes: [10, 20],
    pageSize: 20,
    pricesIncludeTax: false,
    testPayments: true,
    country: 'DE',
    language: 'de',
    email: 'hello@shop.example',
    returnDays: 0,
    transferDays: 999,
    warrantyYears: 2,
    securityContacts: [],
  })
})

it.each([
  ['shop_name', ' ', 'missing'],
  ['tagline', 'x'.repeat(301), 'too-long'],
  ['tagline', 'a\0b', 'invalid-characters'],
  ['transfer_days', '', 'missing'],
  ...['0', '-1', '1e1', '2.5', '1000', '０'].map(text => ['transfer_days', text, 'no-whole-number']),
  ['page_sizes', '', 'missing'],
  ['page_sizes', '12,0', 'no-number-list'],
  ['page_sizes', '12;24', 'no-number-list'],
  ['page_size', '37', 'not-among-page-sizes'],
  ['prices_include_tax', 'maybe', 'not-a-choice'],
  ['test_payments', '', 'missing'],
  ['language', 'fr', 'not-a-choice'],
  ['email', 'hello', 'bad-email'],
  ['country', 'USA', 'invalid-country'],
  ['country', 'XX', 'invalid-country'],
  ['time_zone', '', 'missing'],
  ...['Springfield', 'UTC+25'].map(text => ['time_zone', text, 'bad-time-zone']),
  ['default_product', 'school bag', 'invalid-slug'],
  ['security_policy', 'http://shop.example', 'bad-url'],
  ['security_languages', 'en\nContact: a@b.example', 'bad-languages'],
  ...['http://shop.example', 'ask at the counter', 'javascript:alert(1)', 'mailto:nobody', 'https://'].map(
    contact => ['security_contact', contact, 'bad-contact'],
  ),
  ['security_contact', 'a@b.example\nPolicy: https://evil.example', 'bad-contact'],
])('uses the default of %s instead of %j, and says why: %s', (name, text, code) => {
  const invalid: InvalidSetting[] = []
  const settings = parseSettings(rows({ [name!]: text! }), refused => invalid.push(refused))
  expect(settings).toEqual(parseSettings([]))
  expect(invalid).toEqual([{ name, text, error: expect.objectContaining({ code }) }])
})

it.each([
  [
    'security@shop.example, https://shop.example/report',
    ['mailto:security@shop.example', 'https://shop.example/report'],
  ],
  ['tel:+1-555-010-0199', ['tel:+1-555-010-0199']],
  ['mailto:a@b.example', ['mailto:a@b.example']],
  ['HTTPS://shop.example/ü', ['https://shop.example/%C3%BC']],
  [' ', []],
])('reads the security contacts %j', (text, contacts) => {
  expect(parseSettings(rows({ security_contact: text })).securityContacts).toEqual(contacts)
})

it('shows a page size that is offered', () => {
  expect(parseSettings(rows({ page_sizes: '10,20' })).pageSize).toBe(10)
  expect(parseSettings(rows({ page_sizes: '10,36', page_size: '20' })).pageSize).toBe(36)
})
