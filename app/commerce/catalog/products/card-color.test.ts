import { describe, expect, it } from 'vitest'
import { cardPictures, selectCardColor } from './card-color.ts'

const [black, white, clay] = [1, 2, 3]
const variant = (color_id: number | null, available: number) => ({ color_id, available })

describe('selectCardColor', () => {
  const variants = [variant(black, 0), variant(white, 2), variant(white, 0), variant(null, 9)]

  it.each([
    [[], undefined],
    [[clay], undefined],
    [[black], black],
    [[black, white], white],
    [[white, black], white],
    [[clay, black], black],
  ])('of %j selects %j', (requested, color) => {
    expect(selectCardColor(variants, requested)).toBe(color)
  })
})

describe('cardPictures', () => {
  const pictures = [
    { color: white, file: 'white front' },
    { color: black, file: 'black front' },
    { color: null, file: 'fabric' },
    { color: white, file: 'white back' },
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
