import { expect, it } from 'vitest'
import { reviewParams } from '#commerce/people/reviews/review-query.ts'
import { reservedSlugs } from '../../attributes/attribute.ts'
import { listingParamNames } from '../../index/listing-param-names.ts'
import { joinValueNames, toChoice } from './option-values.ts'

it('keeps the parameters of listings and reviews from being options', () => {
  const params = [...Object.values(listingParamNames), ...Object.keys(reviewParams)]
  expect(params.filter(name => !reservedSlugs.includes(name))).toEqual([])
})

it('names the values of a variant, and puts them into an address', () => {
  const values = [
    { option: 'grind', slug: 'whole', name: 'Whole beans' },
    { option: 'weight', slug: '1-kg', name: '1 kg' },
  ]
  expect(toChoice(values)).toEqual({ grind: 'whole', weight: '1-kg' })
  expect([joinValueNames(values), joinValueNames([])]).toEqual(['Whole beans, 1 kg', ''])
})
