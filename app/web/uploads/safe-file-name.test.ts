import fc from 'fast-check'
import { expect, it } from 'vitest'
import { safeFileName } from './safe-file-name.ts'

it.each([
  ['Käse “1”.png', 'Käse “1”.png'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\ada\\price list.csv', 'price list.csv'],
  ['..', ''],
  ['.htaccess', 'htaccess'],
  ['a\0b\r\nc\u001b[2J.csv', 'abc[2J.csv'],
  ['photo\u202egnp.exe', 'photognp.exe'],
  ['CON: <a> | "b"?*.png', 'CON_ _a_ _ _b___.png'],
  [`${'x'.repeat(300)}.jpeg`, `${'x'.repeat(95)}.jpeg`],
])('reads %j as %j', (sent, name) => {
  expect(safeFileName(sent)).toBe(name)
})

it('returns short names without paths or hidden characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), sent => {
      const name = safeFileName(sent)
      expect(name).not.toMatch(/[/\\\p{C}]|^\.|\.$/u)
      expect([...name].length).toBeLessThanOrEqual(100)
    }),
  )
})
