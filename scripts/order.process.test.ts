import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

it('the command line for orders says what it can do, and ends with 1, when it is told nothing', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/order.mjs'], { encoding: 'utf8' })
  expect(status).toBe(1)
  for (const command of ['list', 'ship NUMBER', 'gift-card', 'check', 'end-demo'])
    expect(stderr).toContain(`  ${command}`)
})
