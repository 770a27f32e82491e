import { describe, expect, it } from 'vitest'
import { cardPictures, discountPercent, selectCardValue } from './card-value.ts'

const [black, white, clay] = [1, 2, 3]
const variant = (swatch_id: number | null, available: number) => ({ swatch_id, available })

describe('selectCardValue', () => {
  const variants = [variant(black, 0), variant(white, 2), variant(white, 0), variant(null, 9)]

  it.each([
    [[], undefined],
    [[clay], undefined],
    [[black], black],
    [[black, white], white],
    [[white, black], white],
    [[clay, black], black],
  ])('of %j selects %j', (requested, color) => {
    expect(selectCardValue(variants, requested)).toBe(color)
  })
})

describe('cardPictures', () => {
  const pictures = [
    { value_id: white, file: 'white front' },
    { value_id: black, file: 'black front' },
    { value_id: null, file: 'fabric' },
    { value_id: white, file: 'white back' },
  ]
  const filesFor = (color?: number, of = pictures) => cardPictures(of, color).map(({ file }) => file)

  it('shows the color of the first picture, then what fits every color', () => {
    expect(filesFor()).toEqual(['white front', 'white back', 'fabric'])
  })

  it('shows a requested color', () => {
    expect(filesFor(black)).toEqual(['black front', 'fabric'])
  })

  it('shows pictures for every color, or any, when none shows the requested color', () => {
    expect(filesFor(clay)).toEqual(['fabric'])
    expect(filesFor(clay, pictures.slice(0, 2))).toEqual(['white front', 'black front'])
    expect(filesFor(undefined, [])).toEqual([])
  })
})

it.each([
  [4400, null, null],
  [4400, 8800, 50],
  [1999, 2999, 33],
  [2998, 2999, null],
])('a price of %i instead of %j is %j %% off', (price, compareAtPrice, percent) => {
  expect(discountPercent(price, compareAtPrice)).toBe(percent)
})
