import { expect, it } from 'vitest'
import { addressOf, isFull, maxFilters, readChoice } from './listing-address.ts'

const read = (query: string) => readChoice(new URLSearchParams(query))
const brands = (count: number) => Array.from({ length: count }, (_, at) => `brand=b${at}`).join('&')

it('looks at twenty filter values of all groups together and drops the rest', () => {
  const choice = read(`${brands(15)}&size=s&size=m&color=black&color=black&category=bags&size=l&size=xl`)
  expect(choice.categories).toEqual(['bags'])
  expect(choice.colors).toEqual(['black'])
  expect(choice.brands).toHaveLength(15)
  expect(choice.sizes).toEqual(['s', 'm', 'l'])
  expect(addressOf('/Shop', choice).match(/[?&]/g)).toHaveLength(maxFilters)
  expect(isFull(choice)).toBe(true)
})

it('has room for another value until there are twenty', () => {
  expect(isFull(read(brands(19)))).toBe(false)
  expect(isFull(read(`${brands(18)}&brand=b1&brand=b2&stock=in&from=1&q=pot`))).toBe(false)
  expect(isFull(read(brands(20)))).toBe(true)
  expect(read(brands(2000)).brands).toHaveLength(maxFilters)
})
