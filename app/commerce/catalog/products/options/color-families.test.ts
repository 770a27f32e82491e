import { expect, it } from 'vitest'
import { colorFamily } from './color-families.ts'

it.each([
  ['black', ['#000000', '#1b1c1f']],
  ['white', ['#ffffff', '#f4f3ef']],
  ['gray', ['#3a3c40', '#9a9a9a']],
  ['red', ['#d01020', '#b5573a', '#7b1022']],
  ['orange', ['#e07a1f', '#c58b2b']],
  ['yellow', ['#f2d024']],
  ['green', ['#8ea48a', '#6b6b3a', '#1f5a2b']],
  ['blue', ['#2849c9', '#1f2a44', '#9ec5e8']],
  ['purple', ['#6a3fb0', '#5b2a4a']],
  ['pink', ['#d9a0a5', '#e0409a']],
  ['brown', ['#6b4226']],
  ['beige', ['#d8c6a5', '#fff4d0']],
])('%s has the colors of its family', (family, colors) => {
  expect(colors.map(hex => [hex, colorFamily(hex)])).toEqual(colors.map(hex => [hex, family]))
})
