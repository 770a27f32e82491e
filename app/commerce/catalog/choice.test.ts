import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cents } from '../money.ts'
import { availabilityInWords, choose, statusOf, whyNotOffered } from './choice.ts'
import type { Product, Variant } from './product.ts'

const colors = ['black', 'clay', 'sage']
const sizes = ['s', 'm']

/** A tee in three colours and two sizes; `sage` is sold out, and so is the black M. */
function tee(available: (color: string, size: string) => number = stock): Product {
  const picture = (hash: string, color: string | null) => ({
    hash,
    color,
    alt: hash,
    width: 900,
    height: 1125,
  })
  return {
    id: 1,
    slug: 'tee',
    title: 'Tee',
    description: '',
    details: [],
    rating: null,
    colors: colors.map(slug => ({ slug, name: slug, hex: '#000000' })),
    sizes: sizes.map(slug => ({ slug, name: slug })),
    variants: colors.flatMap(color =>
      sizes.map(size => ({
        sku: `${color}-${size}`,
        color,
        size,
        price: cents(4400),
        compareAtPrice: null,
        available: available(color, size),
      })),
    ),
    pictures: [picture('clay-front', 'clay'), picture('black-front', 'black'), picture('label', null)],
  }
}

function stock(color: string, size: string): number {
  return color === 'sage' || (color === 'black' && size === 'm') ? 0 : 5
}

const wish = (color: string | null, size: string | null = null, status: string | null = null) => ({
  color,
  size,
  status,
})

describe('choosing a variant', () => {
  it.each([
    ['nothing: opens in the colour of the first picture', wish(null), 'clay-s'],
    ['a colour and a size', wish('black', 's'), 'black-s'],
    ['what is sold out, without a status: shows just that', wish('black', 'm'), 'black-m'],
    ['a colour that is sold out', wish('sage'), 'sage-s'],
    [
      'in stock, in a size that is sold out in this colour: another size',
      wish('black', 'm', 'in-stock'),
      'black-s',
    ],
    ['in stock, in a colour that is sold out: another colour', wish('sage', 'm', 'in-stock'), 'clay-m'],
    ['what is out of stock', wish(null, null, 'out-of-stock'), 'black-m'],
    ['what is out of stock in a colour', wish('sage', 'm', 'out-of-stock'), 'sage-m'],
    ['rubbish: opens as without a wish', wish('<script>', '☂', 'maybe'), 'clay-s'],
  ])('by asking for %s', (_, asked, sku) => {
    expect(choose(tee(), asked).variant.sku).toBe(sku)
  })

  it('offers what can be had while in stock is asked for', () => {
    const choice = choose(tee(), wish('black', 's', 'in-stock'))
    expect(choice.colors.map(color => color.offered)).toEqual([true, true, false])
    expect(choice.sizes.map(size => size.offered)).toEqual([true, false])
    expect(choice.statuses.map(status => status.offered)).toEqual([true, true])
  })

  it('says of what it does not offer that it is sold out, in stock, or not made', () => {
    const words = (status: string, product = tee()) => {
      const { colors, sizes } = choose(product, wish('black', null, status))
      return [colors.map(whyNotOffered), sizes.map(whyNotOffered)]
    }
    expect(words('in-stock')).toEqual([
      ['', '', 'sold out'],
      ['', 'sold out'],
    ])
    expect(words('out-of-stock')).toEqual([
      ['', 'in stock', ''],
      ['in stock', ''],
    ])
    const whole = tee()
    const withoutBlackM = { ...whole, variants: whole.variants.filter(({ sku }) => sku !== 'black-m') }
    expect(words('in-stock', withoutBlackM)[1]).toEqual(['', 'not made'])
  })

  it('shows the pictures of the colour, then those that fit every colour, and never none', () => {
    const shown = (color: string) => choose(tee(), wish(color)).pictures.map(picture => picture.hash)
    expect(shown('black')).toEqual(['black-front', 'label'])
    expect(choose({ ...tee(), pictures: [] }, wish('black')).pictures).toEqual([])
    expect(choose({ ...tee(), pictures: tee().pictures.slice(0, 1) }, wish('black')).pictures).toHaveLength(1)
  })

  it('always shows a variant of the product in an offered colour and size, whatever the stock and the wish', () => {
    const word = fc.constantFrom(null, 'black', 'clay', 'sage', 's', 'm', 'in-stock', 'out-of-stock', 'x')
    const counts = fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 6, maxLength: 6 })
    fc.assert(
      fc.property(counts, word, word, word, (stocked, color, size, status) => {
        const product = tee((c, s) => stocked[colors.indexOf(c) * 2 + sizes.indexOf(s)]!)
        const choice = choose(product, { color, size, status })
        expect(product.variants).toContain(choice.variant)
        expect(choice.colors.find(c => c.slug === choice.variant.color)?.offered).toBe(true)
        expect(choice.sizes.find(s => s.slug === choice.variant.size)?.offered).toBe(true)
        if (product.variants.some(v => statusOf(v) === status)) expect(statusOf(choice.variant)).toBe(status)
      }),
    )
  })

  it.each([
    [0, 'Sold out'],
    [1, 'Only 1 left'],
    [3, 'Only 3 left'],
    [4, 'In stock'],
  ])('%i of a variant are "%s"', (available, words) => {
    const variant: Variant = { ...tee().variants[0]!, available }
    expect(availabilityInWords(variant, 3)).toBe(words)
  })
})
