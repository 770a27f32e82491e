import { describe, expect, it } from 'vitest'
import { fillParagraphs, fillPromises } from './promise-placeholders.ts'

const promises = { shipping: 'Free shipping', returns: 'Return policy in 30 days', warranty: '' }

describe('a promise in a text', () => {
  it.each([
    ['{shipping}', 'Free shipping'],
    ['{shipping} and {returns}', 'Free shipping and Return policy in 30 days'],
    ['Made in {constructor} {Shipping} {}', 'Made in {constructor} {Shipping} {}'],
    ['', ''],
    ['{warranty}', undefined],
    ['{shipping}, {warranty}', undefined],
  ])('turns %s into %s', (text, filled) => {
    expect(fillPromises(text, promises)).toBe(filled)
  })

  it('is inserted as it is', () => {
    expect(fillPromises('{shipping}', { ...promises, shipping: '$& {returns}' })).toBe('$& {returns}')
  })

  it('takes its paragraph with it if the shop doesn’t make it', () => {
    expect(fillParagraphs('One.\n\n{warranty}, on all.\n\n{shipping}.', promises)).toBe(
      'One.\n\nFree shipping.',
    )
  })
})
