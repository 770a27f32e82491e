import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, expect, it } from 'vitest'
import { demoCopy } from '../databases.ts'
import { packagesAtStart } from './budgets.ts'

it('the shop opens and answers its first page with few packages', async () => {
  const { dataDir } = await demoCopy('SQLite', afterAll)
  const { stdout } = await promisify(execFile)(process.execPath, [
    'test/budgets/packages-at-start.mjs',
    dataDir,
  ])
  expect(JSON.parse(stdout)).toEqual({ status: 200, packages: packagesAtStart })
})
