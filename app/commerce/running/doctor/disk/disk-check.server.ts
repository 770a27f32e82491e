import { stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import type { DoctorCheck, DoctorShop } from '../doctor-shop.server.ts'
import { type DiskFacts, judgeDisk } from './disk-rule.ts'

export const checkDisk: DoctorCheck = async shop => judgeDisk(await readDisk(shop))

export async function readDisk({ dataDir }: Pick<DoctorShop, 'dataDir'>): Promise<DiskFacts> {
  const { bavail, bsize } = await statfs(dataDir)
  const log = await stat(path.join(dataDir, 'tote.sqlite-wal')).catch(() => undefined)
  return { freeBytes: bavail * bsize, logBytes: log?.size ?? 0 }
}
