import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fakeStorage } from './fake-browser.fixture.ts'
import { type PendingChange, pendingCount, readCountCookie, readRetryAfter } from './pending-change.ts'
import { type ChangeStorage, StoredChanges } from './stored-changes.ts'

const some = (key: string, at: number): PendingChange => ({
  to: '/cart/add',
  fields: { sku: 'CAP', quantity: '1' },
  counts: { cart: 1 },
  key,
  at,
})

describe('stored changes', () => {
  it('are read by the next page in order', () => {
    const storage = fakeStorage()
    const stored = new StoredChanges(storage)
    for (const change of [some('c', 3), some('a', 1), some('b', 2)]) stored.add(change)
    expect(new StoredChanges(storage).all()).toEqual([some('a', 1), some('b', 2), some('c', 3)])
    stored.remove('b')
    expect(new StoredChanges(storage).all().map(({ key }) => key)).toEqual(['a', 'c'])
  })

  it('drop entries of unknown shapes and ignore other keys', () => {
    const storage = fakeStorage()
    const stored = new StoredChanges(storage)
    stored.add(some('a', 1))
    const text = JSON.stringify(some('x', 1))
    const broken = [
      '',
      'null',
      '7',
      '[]',
      '"waiting"',
      '{',
      text.slice(0, -1),
      text.replace('"/cart/add"', '"//evil.example"'),
      text.replace('"/cart/add"', '"https://evil.example/"'),
      text.replace('"/cart/add"', 'null'),
      text.replace('"1"', '{}'),
      text.replace('{"cart":1}', '{"cart":"many"}'),
      text.replace('"at":1', '"at":"now"'),
    ]
    for (const [index, entry] of broken.entries()) storage.setItem(`waiting ${index}`, entry)
    storage.setItem('seen-products', '1,2')
    expect(stored.all()).toEqual([some('a', 1)])
  })

  it('can all be removed, with anything else in the storage', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.oneof(fc.json(), fc.string())), entries => {
        const storage = fakeStorage()
        for (const [name, text] of Object.entries(entries)) storage.setItem(`waiting ${name}`, text)
        storage.setItem('waiting mine', JSON.stringify(some('another', 1)))
        const stored = new StoredChanges(storage)
        for (const { key } of stored.all()) stored.remove(key)
        expect(stored.all()).toEqual([])
      }),
    )
  })

  it.each<[string, ChangeStorage | undefined]>([
    ['has no storage', undefined],
    [
      'has full storage',
      {
        ...fakeStorage(),
        setItem: () => {
          throw new Error('full')
        },
      },
    ],
  ])('stay in memory when the browser %s', (_, storage) => {
    const stored = new StoredChanges(storage)
    stored.add(some('a', 1))
    stored.add(some('b', 2))
    stored.remove('a')
    expect(stored.all()).toEqual([some('b', 2)])
  })
})

describe('counts', () => {
  it.each([
    ['cart=3', 3],
    ['visited=1; cart=12', 12],
    ['cart=12; wish=4', 12],
    ['', 0],
    ['mycart=3', 0],
    ['cart=', 0],
    ['cart=-1', 0],
    ['cart=1e9', 0],
    ['cart=<b>', 0],
    ['cart=12345678', 0],
  ])('are read from the cookies %j', (cookies, count) => {
    expect(readCountCookie(cookies, 'cart')).toBe(count)
  })

  it('include pending changes', () => {
    const wish = { ...some('c', 3), counts: { wishes: 1 } }
    const { counts: _, ...uncounted } = some('d', 4)
    expect(
      pendingCount([some('a', 1), { ...some('b', 2), counts: { cart: -3 } }, wish, uncounted], 'cart'),
    ).toBe(-2)
  })
})

const now = new Date('2027-03-14T10:00:00Z')

it.each([
  ['120', 120_000],
  [' 0 ', 0],
  ['Sun, 14 Mar 2027 10:00:30 GMT', 30_000],
  ['Sun, 14 Mar 2027 09:00:00 GMT', 0],
  ['Fri, 01 Jan 2038 00:00:00 GMT', 3_600_000],
  ['2592000', 3_600_000],
  ['9'.repeat(400), 3_600_000],
  ['-5', 0],
  ['1.5', 1500],
  ['soon', 0],
  ['', 0],
  [null, 0],
])('Retry-After %j waits for %i ms', (value, wait) => {
  expect(readRetryAfter(value, now)).toBe(wait)
})
