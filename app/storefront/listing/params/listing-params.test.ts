import { expect, it } from 'vitest'
import { hasMaxFilters, listingUrl, maxFilters, readListingParams } from './listing-params.ts'

const read = (query: string) => readListingParams(new URLSearchParams(query))
const brands = (count: number) => Array.from({ length: count }, (_, index) => `brand=b${index}`).join('&')

it('reads at most twenty facet values and drops the rest', () => {
  const params = read(`${brands(15)}&size=s&size=m&color=black&color=black&category=bags&size=l&size=xl`)
  expect(params.categories).toEqual(['bags'])
  expect(params.brands).toHaveLength(15)
  expect(params.facets).toEqual({ size: ['s', 'm', 'l', 'xl'], color: [] })
  expect(listingUrl('/Shop', params).match(/[?&]/g)).toHaveLength(maxFilters)
  expect(hasMaxFilters(params)).toBe(true)
})

it('has reached the maximum with twenty different facet values', () => {
  expect(hasMaxFilters(read(brands(19)))).toBe(false)
  expect(hasMaxFilters(read(`${brands(18)}&brand=b1&brand=b2&stock=in&from=1&q=pot`))).toBe(false)
  expect(hasMaxFilters(read(brands(20)))).toBe(true)
  expect(read(brands(2000)).brands).toHaveLength(maxFilters)
})

it('cuts no price to a smaller one', () => {
  expect(read(`to=${'0'.repeat(20)}7`).priceTo).toBe(`${'0'.repeat(20)}…`)
})
