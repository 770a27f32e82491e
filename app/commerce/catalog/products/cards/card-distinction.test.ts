import { describe, expect, it } from 'vitest'
import { type DistinctiveValue, distinguishProducts } from './card-distinction.ts'

const [color, size, fit] = [1, 2, 3]
const option = (product_id: number, source: number, name: string) => ({
  ...{ product_id, source, name },
  is_option: 1,
})
const attribute = (product_id: number, source: number, name: string) => ({
  ...{ product_id, source, name },
  is_option: 0,
})
const distinguish = (...values: DistinctiveValue[]) => [...distinguishProducts([7, 8, 9], values).values()]

describe('distinguishProducts', () => {
  it('takes the color and, where two share it, the next attribute that differs', () => {
    const colors = [option(7, color, 'Black'), option(8, color, 'Clay'), option(9, color, 'Black')]
    const same = [7, 8, 9].map(id => attribute(id, size, 'Cotton'))
    const fits = [attribute(7, fit, 'Regular'), attribute(8, fit, 'Regular'), attribute(9, fit, 'Slim')]
    expect(distinguish(...colors, ...same, ...fits)).toEqual([
      ['Black', 'Regular'],
      ['Clay', 'Regular'],
      ['Black', 'Slim'],
    ])
  })

  it('takes no more than it needs', () => {
    const colors = [option(7, color, 'Black'), option(8, color, 'Clay'), option(9, color, 'White')]
    expect(distinguish(...colors, attribute(9, fit, 'Slim'))).toEqual([['Black'], ['Clay'], ['White']])
  })

  it('skips an option that shoppers choose, and what is equal everywhere', () => {
    const sizes = [option(7, size, 'S'), option(7, size, 'M'), option(8, size, 'S'), option(9, size, 'S')]
    expect(distinguish(...sizes, ...[7, 8, 9].map(id => attribute(id, fit, 'Slim')))).toEqual([[], [], []])
  })

  it('names several values of an attribute, and nothing for a product without one', () => {
    const materials = [attribute(7, fit, 'Linen'), attribute(7, fit, 'Cotton'), attribute(8, fit, 'Linen')]
    expect(distinguish(...materials)).toEqual([['Linen, Cotton'], ['Linen'], []])
  })
})
