import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { errorForLog } from './error-for-log.ts'

it('removes email addresses', () => {
  const logged = errorForLog(new Error('550 <ada.lovelace+x@mail.example>: no such user, to=bob@b.example'))
  expect(logged).toContain('550 <…@…>: no such user, to=…@…')
  expect(logged).not.toMatch(/ada|bob/)
})

it.each(['ada%40mail.example', 'ada%2540mail.example', 'ada＠mail.example', '"ada l"@mail.example'])(
  'removes an address written %s',
  address => {
    const logged = errorForLog(new Error(`No route matches URL "/Shop/${address}", /x?email=${address}`))
    expect(logged).toMatch(/^Error: No route matches URL "?\/?S?h?o?p?\/?…@…/)
    expect(logged).not.toMatch(/ada|mail\.example/)
  },
)

it('takes no longer for a long address than for a long text', () => {
  const startedAt = performance.now()
  errorForLog(`/${'a'.repeat(200_000)}`)
  expect(performance.now() - startedAt).toBeLessThan(1000)
})

it('removes tokens of any length', () => {
  for (const bytes of [16, 32, 64]) {
    const token = `${bytes}A-a${randomBytes(bytes).toString('base64url')}`.slice(-Math.ceil((bytes * 4) / 3))
    const logged = errorForLog(new Error(`No route matches URL "/orders/${token}/pay?x=${token}": ${token}.`))
    expect(logged).not.toContain(token.slice(0, 12))
    expect(logged).toContain('No route matches URL "/orders/…/pay?x=…": ….')
  }
})

it('keeps the stack', () => {
  const stack = `Error: no such table: benefit
    at Object.prepare (file:///srv/tote/node_modules/@scope/better-sqlite3/lib/methods/wrappers.js:5:21)
    at processTicksAndRejections (node:internal/process/task_queues:105:5)
    at loadBenefits (file:///srv/tote/build/server/index.js:1234:56)`
  const error = new Error('no such table: benefit')
  error.stack = stack
  expect(errorForLog(error)).toBe(stack)
  expect(errorForLog('just text')).toBe('just text')
})
