import { describe, expect, it } from 'vitest'
import { paragraphsOf, rating, readDetails } from './product.ts'

describe('the words of a product', () => {
  it('have facts with the name before the first colon', () => {
    expect(readDetails('Material: combed cotton\nWash: at 85 °F: never hotter')).toEqual([
      { name: 'Material', value: 'combed cotton' },
      { name: 'Wash', value: 'at 85 °F: never hotter' },
    ])
  })

  it.each([
    ['', []],
    [' \n\n', []],
    ['Made by hand', [{ name: 'Note', value: 'Made by hand' }]],
    ['Ratio 1:2', [{ name: 'Note', value: 'Ratio 1:2' }]],
    [': a value alone', [{ name: 'Note', value: 'a value alone' }]],
    ['Material: ', [{ name: 'Note', value: 'Material:' }]],
    [
      'Fit: straight\r\nSize: M\r\n',
      [
        { name: 'Fit', value: 'straight' },
        { name: 'Size', value: 'M' },
      ],
    ],
  ])('keep what is in %j', (text, details) => {
    expect(readDetails(text)).toEqual(details)
  })

  it('have paragraphs that an empty line parts', () => {
    expect(paragraphsOf('One.\nStill one.\n\n \n\nTwo.\n')).toEqual(['One.\nStill one.', 'Two.'])
    expect(paragraphsOf(' \n')).toEqual([])
  })
})

describe('the rating', () => {
  it.each([
    [4, 1, 4],
    [9, 2, 4.5],
    [13, 3, 4.3],
  ])('of %i stars in %i reviews is %d', (sum, reviews, stars) => {
    expect(rating(sum, reviews)).toEqual({ stars, reviews })
  })

  it('is not there before the first review', () => {
    expect(rating(0, 0)).toBeNull()
  })
})
