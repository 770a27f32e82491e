import { expect, it } from 'vitest'
import { type PressedKey, readShortcut } from './shortcut.ts'

const options = { letters: true, isGoing: false }

function press(key: string, more: Partial<PressedKey> = {}): PressedKey {
  return { key, shiftKey: false, isCommand: false, altKey: false, isTyping: false, ...more }
}

it.each([
  ['/', 'search'],
  ['?', 'help'],
  ['j', 'next'],
  ['k', 'previous'],
  ['x', 'pick'],
  ['J', 'pick-next'],
  ['g', 'go'],
])('%s is %s', (key, does) => {
  expect(readShortcut(press(key), options)).toEqual({ does })
})

it('opens a page by its letter after g', () => {
  expect(readShortcut(press('o'), { ...options, isGoing: true })).toEqual({ does: 'open', key: 'o' })
  expect(readShortcut(press('o'), options)).toEqual({ does: 'row', key: 'o' })
})

it('leaves letters alone in fields, and when they are turned off', () => {
  expect(readShortcut(press('j', { isTyping: true }), options)).toBeUndefined()
  expect(readShortcut(press('j'), { ...options, letters: false })).toBeUndefined()
})

it('saves and searches from anywhere, but takes back typing only by the browser', () => {
  const ctrl = { isCommand: true, isTyping: true }
  expect(readShortcut(press('s', ctrl), { ...options, letters: false })).toEqual({ does: 'save' })
  expect(readShortcut(press('K', ctrl), options)).toEqual({ does: 'palette' })
  expect(readShortcut(press('z', ctrl), options)).toBeUndefined()
  expect(readShortcut(press('z', { isCommand: true }), options)).toEqual({ does: 'undo' })
  expect(readShortcut(press('Z', { isCommand: true, shiftKey: true }), options)).toEqual({ does: 'redo' })
  expect(readShortcut(press('Z', { ...ctrl, shiftKey: true }), options)).toBeUndefined()
})

it('leaves keys with Alt and named keys to the browser', () => {
  expect(readShortcut(press('j', { altKey: true }), options)).toBeUndefined()
  expect(readShortcut(press('Enter'), options)).toBeUndefined()
  expect(readShortcut(press('ArrowDown'), options)).toBeUndefined()
})
