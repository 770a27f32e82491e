import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { storage } from './browser.fixture.ts'
import { KeptChanges, type Place } from './kept-changes.ts'
import { readCount, type Waiting, waitingCount } from './waiting.ts'

const some = (key: string, at: number): Waiting => ({
  to: '/cart/add',
  fields: { sku: 'CAP', quantity: '1' },
  counts: { cart: 1 },
  key,
  at,
})

describe('what a browser keeps', () => {
  it('is read by the next page in the order in which it was done', () => {
    const place = storage()
    const kept = new KeptChanges(place)
    for (const change of [some('c', 3), some('a', 1), some('b', 2)]) kept.add(change)
    expect(new KeptChanges(place).all()).toEqual([some('a', 1), some('b', 2), some('c', 3)])
    kept.remove('b')
    expect(new KeptChanges(place).all().map(({ key }) => key)).toEqual(['a', 'c'])
  })

  it('is not disturbed by what stands beside it, nor by what somebody broke', () => {
    const place = storage()
    const kept = new KeptChanges(place)
    kept.add(some('a', 1))
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
    for (const [place_, entry] of broken.entries()) place.setItem(`waiting ${place_}`, entry)
    place.setItem('seen-products', '1,2')
    expect(kept.all()).toEqual([some('a', 1)])
  })

  it('is whatever it is: only changes come out, and each can be taken away', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.oneof(fc.json(), fc.string())), entries => {
        const place = storage()
        for (const [name, text] of Object.entries(entries)) place.setItem(`waiting ${name}`, text)
        place.setItem('waiting mine', JSON.stringify(some('another', 1)))
        const kept = new KeptChanges(place)
        for (const { key } of kept.all()) kept.remove(key)
        expect(kept.all()).toEqual([])
      }),
    )
  })

  it.each<[string, Place | undefined]>([
    ['may keep nothing', undefined],
    [
      'is full',
      {
        ...storage(),
        setItem: () => {
          throw new Error('full')
        },
      },
    ],
  ])('lives as long as the page in one that %s', (_, place) => {
    const kept = new KeptChanges(place)
    kept.add(some('a', 1))
    kept.add(some('b', 2))
    kept.remove('a')
    expect(kept.all()).toEqual([some('b', 2)])
  })
})

describe('a count', () => {
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
  ])('is read of the cookies %j', (cookies, count) => {
    expect(readCount(cookies, 'cart')).toBe(count)
  })

  it('is more by what waits', () => {
    const wish = { ...some('c', 3), counts: { wishes: 1 } }
    const { counts: _, ...nothing } = some('d', 4)
    expect(
      waitingCount([some('a', 1), { ...some('b', 2), counts: { cart: -3 } }, wish, nothing], 'cart'),
    ).toBe(-2)
  })
})
