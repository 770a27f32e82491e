import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCartChange } from './read-cart-change.ts'

const item = {
  sku: 'CAP',
  slug: 'cap',
  choice: { color: 'blue' },
  title: 'Cap',
  options: 'Blue',
  picture: { hash: 'a', width: 800, height: 1000, alt: 'A cap' },
  price: 2500,
  compareAtPrice: null,
}

describe('readCartChange', () => {
  it.each([
    { kind: 'save', sku: 'CAP' },
    { kind: 'unsave', sku: 'CAP' },
    { kind: 'restore', sku: 'CAP' },
    { kind: 'change', sku: 'CAP', quantity: 0 },
  ])('reads %j', view => {
    expect(readCartChange({ view })).toEqual(view)
  })

  it('reads an added item as a line', () => {
    const { sku, title, options, picture, price } = item
    expect(readCartChange({ view: { kind: 'add', item, quantity: 2 } })).toMatchObject({
      kind: 'add',
      line: { sku, title, options, picture, quantity: 2, offer: { choice: { color: 'blue' }, price } },
    })
  })

  it.each([
    undefined,
    null,
    7,
    {},
    { kind: 'save' },
    { kind: 'change', sku: 'CAP' },
    { kind: 'change', sku: 'CAP', quantity: -1 },
    { kind: 'other', sku: 'CAP' },
    { kind: 'add', quantity: 1 },
    { kind: 'add', item, quantity: '1' },
    { kind: 'add', item: { ...item, price: 'free' }, quantity: 1 },
    { kind: 'add', item: { ...item, slug: undefined }, quantity: 1 },
    { kind: 'add', item: { ...item, choice: { color: 7 } }, quantity: 1 },
  ])('drops %j', view => {
    expect(readCartChange({ view })).toBeUndefined()
  })

  it('leaves out a picture of an unknown shape', () => {
    const view = { kind: 'add', item: { ...item, picture: { hash: 7 } }, quantity: 1 }
    expect(readCartChange({ view })).toMatchObject({ line: { picture: null } })
  })

  it('never throws', () => {
    fc.assert(fc.property(fc.anything(), view => void readCartChange({ view })))
  })
})
