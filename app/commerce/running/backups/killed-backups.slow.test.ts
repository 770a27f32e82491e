import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DatabaseAddress } from '#db/connection/connection.server.ts'
import { openMigratedDatabase } from '#server/startup/open-migrated-database.ts'
import { StartFailure } from '#server/startup/start-failure.ts'
import { databases, emptyDatabase, temporaryFolder } from '#test/databases.ts'
import { BackupFolder } from './backup-folder.server.ts'
import { orderNumbers, shopWithOrders } from './backup-shop.fixture.ts'
import { makeBackup } from './make-backup.server.ts'
import { restoreBackup } from './restore-backup.server.ts'

/** The processes share the code that they compiled, and start in a third of the time. */
let compiled = ''
beforeAll(async () => {
  compiled = await temporaryFolder(afterAll)
})
const script = path.join(import.meta.dirname, 'backup-process.fixture.ts')

type Verb = 'backup' | 'restore'

function start(verb: Verb, folder: string, place: DatabaseAddress, killedBefore?: string) {
  const placed = [verb, folder, place.dataDir, place.databaseUrl ?? '']
  return fork(script, [...placed, ...(killedBefore === undefined ? [] : [killedBefore])], {
    env: { ...process.env, NODE_COMPILE_CACHE: compiled },
  })
}

/** Runs a backup or restore in another process, and returns its steps. */
async function stepsOf(verb: Verb, folder: string, place: DatabaseAddress): Promise<string[]> {
  const child = start(verb, folder, place)
  const [[message]] = await Promise.all([once(child, 'message'), once(child, 'exit')])
  expect(message.answer).toBe('done')
  return message.steps
}

/** Runs it again, killed before this step. */
async function killBefore(step: string, verb: Verb, folder: string, place: DatabaseAddress): Promise<void> {
  const [, signal] = await once(start(verb, folder, place, step), 'exit')
  expect([step, signal]).toEqual([step, 'SIGKILL'])
}

/**
 * The steps to kill before: evenly spread from the first to the last, and around renames, which complete a backup or restore. Each is
 * named by its kind and number, such as "rename 1".
 */
function momentsOf(steps: string[]): string[] {
  const even = [0, 0.2, 0.4, 0.6, 0.8].map(part => Math.floor(part * steps.length))
  const around = [steps.indexOf('rename'), steps.indexOf('rename') + 1, steps.lastIndexOf('rename')]
  const moments = [...new Set([...even, ...around, steps.length - 1])].toSorted((one, other) => one - other)
  return moments.map(at => `${steps[at]} ${steps.slice(0, at).filter(name => name === steps[at]).length}`)
}

describe.each(databases)('on %s', kind => {
  it('a backup that is killed at any time is none, and harms neither the shop nor other backups', async () => {
    const { address, numbers } = await shopWithOrders(kind)
    const folder = path.join(await temporaryFolder(), 'backups')
    const backups = new BackupFolder(folder)
    // The next ones share the pictures of the first.
    expect(await makeBackup(address, backups)).toMatchObject({ ok: true })
    const steps = await stepsOf('backup', folder, address)
    for (const step of momentsOf(steps)) await killBefore(step, 'backup', folder, address)
    for (const { name, isComplete } of await backups.list()) {
      expect(isComplete).toBe(true)
      const place = await emptyDatabase(kind)
      expect(await restoreBackup(path.join(folder, name), place)).toMatchObject({ ok: true })
      expect(await orderNumbers(place)).toEqual(numbers)
    }
    expect(await orderNumbers(address)).toEqual(numbers)
    expect(await makeBackup(address, backups)).toMatchObject({ ok: true })
    const later = new Date(Date.now() + 2 * 60 * 60 * 1000)
    await backups.deleteUnfinished(later)
    expect((await readdir(folder)).filter(name => name.startsWith('.'))).toEqual([])
  })

  it('a restore that is killed at any time leaves an empty place or the whole shop', async () => {
    const { address, numbers } = await shopWithOrders(kind)
    const backups = new BackupFolder(path.join(await temporaryFolder(), 'backups'))
    const made = await makeBackup(address, backups)
    if (!made.ok) throw new Error(made.reason)
    const backup = path.join(backups.path, made.name)
    const steps = await stepsOf('restore', backup, await emptyDatabase(kind))
    const seen = new Set<string>()
    for (const step of momentsOf(steps)) {
      const place = await emptyDatabase(kind)
      await killBefore(step, 'restore', backup, place)
      const found = await tryOpening(place)
      seen.add(found)
      if (found === 'refused') expect(await restoreBackup(backup, place)).toMatchObject({ ok: true })
      if (found !== 'empty') expect(await orderNumbers(place)).toEqual(numbers)
    }
    expect([...seen].toSorted()).toEqual(['empty', 'opened', 'refused'])
  })
})

/** What a start of the shop would find: nothing, something that it refuses, or a shop. */
async function tryOpening(place: DatabaseAddress): Promise<'empty' | 'refused' | 'opened'> {
  if ((await readdir(place.dataDir)).length === 0) return 'empty'
  try {
    const db = await openMigratedDatabase(place)
    await db.destroy()
    return 'opened'
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error
    expect(error.message).toContain('npm run shop -- restore')
    return 'refused'
  }
}
