import { mkdir, readdir, readFile } from 'node:fs/promises'
import { constants, getPriority } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { databases, temporaryFolder } from '#test/databases.ts'
import { shopWithOrders } from './backup-shop.fixture.ts'
import { copyShopOnThread } from './backup-thread.server.ts'

const lowest = constants.priority.PRIORITY_LOW

/** How many threads of this process, and programs that they started, have the lowest priority. */
async function countLowest(): Promise<number> {
  const tasks = await readdir('/proc/self/task')
  const programs = await Promise.all(
    tasks.map(task => readFile(`/proc/self/task/${task}/children`, 'utf8').catch(() => '')),
  )
  const stats = [
    ...tasks.map(task => `/proc/self/task/${task}/stat`),
    ...programs.flatMap(ids =>
      ids
        .split(' ')
        .filter(Boolean)
        .map(id => `/proc/${id}/stat`),
    ),
  ]
  const texts = await Promise.all(stats.map(stat => readFile(stat, 'utf8').catch(() => '')))
  // The name before the other fields may have spaces and brackets.
  return texts.filter(text => Number(text.split(') ').at(-1)!.split(' ')[16]) === lowest).length
}

it.runIf(process.platform === 'linux').each(databases)(
  'a backup on %s has the lowest priority, and the shop keeps its own',
  async kind => {
    const { address } = await shopWithOrders(kind)
    const folder = path.join(await temporaryFolder(), 'copy')
    await mkdir(folder)
    const usual = [getPriority(), await countLowest()]
    let isOver = false
    let most = 0
    const copying = copyShopOnThread(
      { ...address, folder, previous: undefined },
      new AbortController().signal,
    ).finally(() => {
      isOver = true
    })
    while (!isOver) {
      most = Math.max(most, await countLowest())
      await setTimeout(1)
    }
    expect(await copying).toMatchObject({ ok: true })
    // The thread, and `pg_dump`.
    expect(most).toBe(kind === 'SQLite' ? 1 : 2)
    // The thread may still be ending.
    await expect.poll(async () => [getPriority(), await countLowest()]).toEqual(usual)
  },
)
