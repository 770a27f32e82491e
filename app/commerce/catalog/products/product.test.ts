import { describe, expect, it } from 'vitest'
import { averageRating, parseDetails, splitParagraphs } from './product.ts'

describe('parseDetails', () => {
  it('takes the name before the first colon', () => {
    expect(parseDetails('Material: combed cotton\nWash: at 85 °F: never hotter')).toEqual([
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
  ])('keeps the content of %j', (text, details) => {
    expect(parseDetails(text)).toEqual(details)
  })
})

describe('splitParagraphs', () => {
  it('splits at empty lines', () => {
    expect(splitParagraphs('One.\nStill one.\n\n \n\nTwo.\n')).toEqual(['One.\nStill one.', 'Two.'])
    expect(splitParagraphs(' \n')).toEqual([])
  })
})

describe('averageRating', () => {
  it.each([
    [4, 1, 4],
    [9, 2, 4.5],
    [13, 3, 4.3],
  ])('averages %i stars in %i reviews to %d', (sum, reviews, stars) => {
    expect(averageRating(sum, reviews)).toEqual({ stars, reviews })
  })

  it('is null before the first review', () => {
    expect(averageRating(0, 0)).toBeNull()
  })
})
