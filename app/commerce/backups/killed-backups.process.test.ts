import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openMigratedDatabase } from '../../../server/startup/open-migrated-database.ts'
import { StartFailure } from '../../../server/startup/start-failure.ts'
import { databases, emptyDatabase, temporaryFolder } from '../../../test/databases.ts'
import type { DatabaseAddress } from '../../db/connection/connection.server.ts'
import { BackupFolder } from './backup-folder.server.ts'
import { orderNumbers, shopWithOrders } from './backup-shop.fixture.ts'
import { makeBackup } from './make-backup.server.ts'
import { restoreBackup } from './restore-backup.server.ts'

const kills = 20
/** The processes share the code that they compiled, and start in a third of the time. */
let compiled = ''
beforeAll(async () => {
  compiled = await temporaryFolder(afterAll)
})
const script = path.join(import.meta.dirname, 'backup-process.fixture.ts')

/** Runs a backup or restore in another process, killed after so many milliseconds. Returns its answer and how long it took. */
async function run(verb: 'backup' | 'restore', folder: string, place: DatabaseAddress, killAfter?: number) {
  const child = fork(script, [verb, folder, place.dataDir, place.databaseUrl ?? ''], {
    env: { ...process.env, NODE_COMPILE_CACHE: compiled },
  })
  const ended = once(child, 'exit')
  await once(child, 'message')
  let answer: unknown
  child.on('message', message => {
    answer = message
  })
  const started = performance.now()
  child.send('go')
  if (killAfter !== undefined) {
    await Promise.race([setTimeout(killAfter), ended])
    child.kill('SIGKILL')
  }
  await ended
  return { answer, took: performance.now() - started }
}

/** The moments of the kills, from the start to just before the end of a run of this many milliseconds. */
function moments(took: number): number[] {
  return Array.from({ length: kills }, (_, at) => (took * at) / (kills - 1))
}

describe.each(databases)('on %s', kind => {
  it('a backup that is killed at any time is none, and harms neither the shop nor other backups', async () => {
    const { address, numbers } = await shopWithOrders(kind)
    const folder = path.join(await temporaryFolder(), 'backups')
    const backups = new BackupFolder(folder)
    const { took, answer } = await run('backup', folder, address)
    expect(answer).toBe('done')
    for (const moment of moments(took)) await run('backup', folder, address, moment)
    // Some may have been done before they were killed.
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
    const { took, answer } = await run('restore', backup, await emptyDatabase(kind))
    expect(answer).toBe('done')
    const seen = new Set<string>()
    for (const moment of moments(took)) {
      const place = await emptyDatabase(kind)
      await run('restore', backup, place, moment)
      const found = await tryOpening(place)
      seen.add(found)
      if (found === 'refused') expect(await restoreBackup(backup, place)).toMatchObject({ ok: true })
      if (found !== 'empty') expect(await orderNumbers(place)).toEqual(numbers)
    }
    expect([...seen]).toContain('refused')
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
