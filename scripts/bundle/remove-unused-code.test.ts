import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { identifiersOf, sourceFiles } from '../../test/source-files.ts'
import { removeUnusedCode } from './remove-unused-code.ts'
import { unusedInReact } from './unused-in-react.ts'

it('empties functions and leaves out statements', () => {
  expect(removeUnusedCode('function a() { b() }', { functions: { a: '' } })).toBe('function a() {}')
  expect(removeUnusedCode('exports.a = 1; exports.b = 2', { statements: ['exports.a'] })).toBe(
    '; exports.b = 2',
  )
})

it.each([
  ['x = 12 === fiber.tag', 'x = false'],
  ['x = 12 !== tag', 'x = true'],
  ['x = 12 === fiber.lanes', 'x = 12 === fiber.lanes'],
  ['switch (tag) {case 1: break; case 12: b(); case 2: c()}', 'switch (tag) {case 1: break;  case 2: c()}'],
  ['switch (tag) {case 1: a(); case 12: b()}', 'switch (tag) {case 1: a();  b()}'],
  [
    'switch (tag) {case 1: break; case 12: for (var i, j = 1;;) b(); case 2: i = 2}',
    'switch (tag) {case 1: break; var i, j; case 2: i = 2}',
  ],
  ['switch (tag) {case 1: case 12: b()}', 'switch (tag) {case 1:  b()}'],
])('decides what an absent kind of element does: %s', (code, expected) => {
  expect(removeUnusedCode(code, { fiberTags: [12] })).toBe(expected)
})

it('refuses code that is missing or no longer unique', () => {
  expect(() => removeUnusedCode('', { functions: { a: '' } })).toThrow('more than once: a')
  expect(() => removeUnusedCode('', { statements: ['exports.a'] })).toThrow('exports.a')
  expect(() => removeUnusedCode('a; a', { replace: [['a', 'b']] })).toThrow('more than once: a')
})

const appFiles = sourceFiles.filter(file => file.startsWith('app/') && !file.includes('.server.'))

it('keeps what the shop imports from React', () => {
  const removed = Object.values(unusedInReact).flatMap(({ statements = [] }) => statements)
  const imported = appFiles
    .flatMap(file => [...readFileSync(file, 'utf8').matchAll(/^import \{([^}]+)\} from 'react(?:-dom)?'/gm)])
    .flatMap(([, names]) => names!.split(',').map(name => `exports.${name.trim()}`))
  expect(imported).toContain('exports.useOptimistic')
  expect(imported.filter(name => removed.some(statement => name.startsWith(statement)))).toEqual([])
})

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
