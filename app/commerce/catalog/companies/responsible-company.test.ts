import { expect, it } from 'vitest'
import { lacksResponsible } from './responsible-company.ts'

it.each([
  ['US', undefined, ['US', 'DE'], true],
  ['US', 'GB', ['DE'], true],
  ['NO', undefined, ['DE'], true],
  ['US', 'NL', ['DE'], false],
  ['PT', undefined, ['DE'], false],
  [undefined, undefined, ['DE'], false],
  ['US', undefined, ['US', 'GB'], false],
  ['US', undefined, [], false],
])(
  'of a manufacturer in %s with %s, sold to %j, lacks somebody: %s',
  (manufacturer, responsible, to, lacks) => {
    expect(lacksResponsible({ manufacturer, responsible }, to)).toBe(lacks)
  },
)
