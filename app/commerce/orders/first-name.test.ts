import { expect, it } from 'vitest'
import { firstName } from './first-name.ts'

it.each([
  ['Ann Lee', 'Ann'],
  ['  ann   lee ', 'ann'],
  ['Ann', 'Ann'],
  ['Anne-Marie O’Neill', 'Anne-Marie'],
  ['Zoë Müller', 'Zoë'],
  ['山田 太郎', '山田'],
  ['A. Lee', ''],
  ['A Lee', ''],
  ['Dr. Ann Lee', ''],
  ['Frau Lee', ''],
  ['https://x.example', ''],
  ['<b>Ann</b>', ''],
  ['4711', ''],
  ['', ''],
])('greets %j as %j', (name, first) => {
  expect(firstName(name)).toBe(first)
})
