import { expect, it } from 'vitest'
import { firstFreeName, nameSlug, suggestSku } from './name-slug.ts'

it.each([
  ['Basic Crew Neck Tee', 'basic-crew-neck-tee'],
  ['Crème brûlée, large', 'creme-brulee-large'],
  ['  100% Maß  ', '100-mass'],
  ['日本', ''],
  ['a'.repeat(200), 'a'.repeat(80)],
  [`${'a'.repeat(79)} b`, 'a'.repeat(79)],
])('names %s in an address', (name, slug) => {
  expect(nameSlug(name)).toBe(slug)
})

it('makes SKUs of product, color and size, short enough for a number behind them', () => {
  expect(suggestSku('crew-neck-tee', 'clay', 'xl')).toBe('CREW-NECK-TEE-CLAY-XL')
  expect(suggestSku('mug')).toBe('MUG')
  expect(suggestSku('a'.repeat(80), 'clay', 's')).toHaveLength(56)
})

it('counts up until a name is free', () => {
  expect(firstFreeName('MUG', new Set())).toBe('MUG')
  expect(firstFreeName('MUG', new Set(['MUG', 'MUG-2']))).toBe('MUG-3')
})
