import { expect, it } from 'vitest'
import { qrCode } from './qr-code.server.ts'

const modules = (text: string) => {
  const { size, path } = qrCode(text)
  const dark = new Set([...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`))
  return Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (_, x) => (dark.has(`${x} ${y}`) ? '#' : '.')).join(''),
  )
}

const finder = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######']

it('has a light border and a finder in three corners', () => {
  const rows = modules(`otpauth://totp/Harbor%20Goods:ada%40mail.example?secret=${'A'.repeat(32)}`)
  const far = rows.length - 11
  const corner = (x: number, y: number) => rows.slice(y, y + 7).map(row => row.slice(x, x + 7))
  expect([corner(4, 4), corner(far, 4), corner(4, far)]).toEqual([finder, finder, finder])
  expect(corner(far, far)).not.toEqual(finder)
  for (const row of rows) expect([row.slice(0, 4), row.slice(-4)]).toEqual(['....', '....'])
  expect([...rows.slice(0, 4), ...rows.slice(-4)].join('')).not.toContain('#')
})

it('differs for another text', () => {
  expect(qrCode('one')).not.toEqual(qrCode('two'))
})
