import { existsSync } from 'node:fs'
import { stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import { type DatabaseAddress, openDatabase } from '#db/connection/connection.server.ts'
import {
  type BackupManifest,
  dumpName,
  manifestFormat,
  type ShopCopy,
  secretKeyName,
  sqliteName,
} from './backup.ts'
import { readPostgresSize } from './backup-facts-store.server.ts'
import { copyDatabase, type DatabaseCopyRefusal } from './copy-database.server.ts'
import { copyOriginals, planOriginals } from './copy-originals.server.ts'
import { copyDurably, diskErrorCode, flushAllNames, hashFile } from './files.server.ts'
import { writeManifest } from './manifest.server.ts'

export type CopyRefusal =
  | DatabaseCopyRefusal
  /** In bytes. */
  | { ok: false; reason: 'low-disk'; needed: number; free: number }
  /** With the code of the operating system or SQLite. */
  | { ok: false; reason: 'disk'; code: string }

export type CopyResult = { ok: true; manifest: BackupManifest } | CopyRefusal

/** What a backup leaves free on the disk, in bytes: a full disk stops the shop. */
const reservedBytes = 256 * 1024 * 1024

/** Copies a shop into a folder, reads everything back, and writes the manifest last. */
export async function copyShop(shop: ShopCopy): Promise<CopyResult> {
  const { dataDir, databaseUrl, folder } = shop
  try {
    const originals = await planOriginals(shop)
    const needed = originals.bytesToCopy + (await databaseBytes(shop)) + reservedBytes
    const { bavail, bsize } = await statfs(folder)
    const free = bavail * bsize
    if (free < needed) return { ok: false, reason: 'low-disk', needed, free }
    await copyDurably(path.join(dataDir, secretKeyName), path.join(folder, secretKeyName))
    const copied = await copyDatabase(shop)
    if (!copied.ok) return copied
    const own = [secretKeyName, databaseUrl ? dumpName : sqliteName]
    const files = await Promise.all(own.map(async name => (await hashFile(folder, name))!))
    files.push(...(await copyOriginals(originals, shop)))
    const manifest: BackupManifest = { format: manifestFormat, ...copied.facts, files }
    await writeManifest(folder, manifest)
    await flushAllNames(folder)
    return { ok: true, manifest }
  } catch (error) {
    const code = diskErrorCode(error)
    if (code) return { ok: false, reason: 'disk', code }
    throw error
  }
}

/** Whether the data folder holds what a shop needs: opening it would create the rest. */
export function hasShopFiles({ dataDir, databaseUrl }: DatabaseAddress): boolean {
  const names = databaseUrl ? [secretKeyName] : [secretKeyName, sqliteName]
  return names.every(name => existsSync(path.join(dataDir, name)))
}

/** A dump is smaller than its database. */
async function databaseBytes(address: DatabaseAddress): Promise<number> {
  if (!address.databaseUrl) return (await stat(path.join(address.dataDir, sqliteName))).size
  const db = openDatabase(address)
  try {
    return await readPostgresSize(db)
  } finally {
    await db.destroy()
  }
}
