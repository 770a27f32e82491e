import { stat } from 'node:fs/promises'
import path from 'node:path'
import Database from 'better-sqlite3'
import { expect, it, onTestFinished } from 'vitest'
import { saveProcessState } from '#db/process-state-store.server.ts'
import { doctorShop } from '../doctor.fixture.ts'
import { type diskLimits, judgeDisk, readDisk } from './disk-check.server.ts'

it('is ill when little is free, and well once there is room', async () => {
  const { doctor } = await doctorShop('SQLite')
  const disk = await readDisk(doctor.shop)
  const more = disk.freeBytes + 1
  const codes = (limits: Partial<typeof diskLimits>) =>
    judgeDisk(disk, { full: 0, low: 0, log: Number.MAX_VALUE, ...limits }).findings.map(({ code }) => code)
  expect(codes({ full: more, low: more })).toEqual(['disk-full'])
  expect(codes({ low: more })).toEqual(['disk-low'])
  expect(codes({})).toEqual([])
})

it('warns of a log that a reader kept from being emptied, and empties it', async () => {
  const { db, doctor, dataDir, fix } = await doctorShop('SQLite')
  const reader = new Database(path.join(dataDir, 'tote.sqlite'))
  onTestFinished(() => void reader.close())
  reader.exec('begin')
  reader.prepare('select count(*) from product').get()
  for (const at of [1, 2, 3]) await saveProcessState(db, 'doctor:disk', String(at).repeat(100_000))
  const { freeBytes, logBytes } = await readDisk(doctor.shop)
  const limits = { full: 0, low: 0, log: 200_000 }
  expect(judgeDisk({ freeBytes, logBytes }, limits).findings).toEqual([
    { code: 'log-large', bytes: logBytes },
  ])
  expect(await fix('empty-log')).toEqual({ run: 'running' })
  reader.exec('commit')
  expect(await fix('empty-log')).toEqual({ run: 'done' })
  // Its report is the only thing in it.
  expect((await stat(path.join(dataDir, 'tote.sqlite-wal'))).size).toBeLessThan(200_000)
  expect(judgeDisk(await readDisk(doctor.shop), limits).findings).toEqual([])
})
