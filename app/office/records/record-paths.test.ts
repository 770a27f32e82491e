import { expect, it } from 'vitest'
import { kindOfPath } from './office-record-kinds.server.ts'
import { readRecordParam, recordParam } from './record-paths.ts'

it.each([
  ['/office/selling/taxes', 'tax-rates'],
  ['/office/selling/taxes.data', 'tax-rates'],
  ['/office/selling/delivery/new', 'delivery-methods'],
])('finds the kind of %s', (path, subject) => {
  expect(kindOfPath(path).subject).toBe(subject)
})

it('fails for addresses of other pages', () => {
  expect(() => kindOfPath('/office/settings/shop')).toThrow('no kind of record')
})

it.each([[['about']], [['a/b ~?']], [['United States', 'Standard']], [['a"b', '[]']]])(
  'names %j in an address and back',
  key => {
    expect(readRecordParam(decodeURIComponent(recordParam(key)), key.length)).toEqual(key)
  },
)

it.each(['x', '[]', '["a"]', '["a",1]', '{"0":"a"}'])('refuses %s for two texts', param => {
  expect(readRecordParam(param, 2)).toBeUndefined()
})
