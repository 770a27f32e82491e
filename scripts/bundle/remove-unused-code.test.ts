import { expect, it } from 'vitest'
import { identifiersOf, sourceFiles } from '#test/source-files.ts'
import { removeUnusedCode } from './remove-unused-code.ts'

it('empties functions and leaves out statements', () => {
  expect(removeUnusedCode('function a() { b() }', { functions: { a: '' } }).code).toBe('function a() {}')
  expect(removeUnusedCode('exports.a = 1; exports.b = 2', { statements: ['exports.a'] })).toEqual({
    code: '; exports.b = 2',
    missing: [],
  })
})

it('names code that is missing or no longer unique, and leaves it', () => {
  const unused = {
    functions: { a: '', gone: '' },
    statements: ['exports.a'],
    replace: [
      ['b', 'c'],
      ['d', 'e'],
    ] as [string, string][],
  }
  expect(removeUnusedCode('function a() { x() } b; b; d', unused)).toEqual({
    code: 'function a() {} b; b; e',
    missing: ['gone', 'exports.a', 'b'],
  })
})

const appFiles = sourceFiles.filter(file => file.startsWith('app/') && !file.includes('.server.'))

it.each([
  'useBlocker',
  'usePrompt',
  'useViewTransitionState',
  'viewTransition',
  'prefetch',
  'PrefetchPageLinks',
  'clientMiddleware',
])('leaves %s of React Router out, which no page uses', name => {
  expect(appFiles.filter(file => identifiersOf(file).has(name))).toEqual([])
})
