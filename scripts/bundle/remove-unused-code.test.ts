import { expect, it } from 'vitest'
import { identifiersOf, sourceFiles } from '#test/source-files.ts'
import { removeUnusedCode } from './remove-unused-code.ts'

it('empties functions and leaves out statements', () => {
  expect(removeUnusedCode('function a() { b() }', { functions: { a: '' } })).toBe('function a() {}')
  expect(removeUnusedCode('exports.a = 1; exports.b = 2', { statements: ['exports.a'] })).toBe(
    '; exports.b = 2',
  )
})

it('refuses code that is missing or no longer unique', () => {
  expect(() => removeUnusedCode('', { functions: { a: '' } })).toThrow('more than once: a')
  expect(() => removeUnusedCode('', { statements: ['exports.a'] })).toThrow('exports.a')
  expect(() => removeUnusedCode('a; a', { replace: [['a', 'b']] })).toThrow('more than once: a')
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
