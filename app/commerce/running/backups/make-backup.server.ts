import { utimes } from 'node:fs/promises'
import path from 'node:path'
import type { DatabaseAddress } from '#db/connection/connection.server.ts'
import { type BackupManifest, backupName, type ShopCopy } from './backup.ts'
import type { BackupFolder } from './backup-folder.server.ts'
import { type CopyRefusal, copyShop, hasShopFiles } from './copy-shop.server.ts'

export type BackupResult =
  | { ok: true; name: string; manifest: BackupManifest }
  | { ok: false; reason: 'no-shop' }
  | CopyRefusal

/** How often an unfinished backup shows that somebody is making it, in milliseconds. */
const touchInterval = 10_000

/**
 * Backs up a shop while it is open: its database at one moment, its secret key, pictures and documents. It appears in `to` at once,
 * when all of it is on disk and was read back. `copy` may do the work on another thread.
 */
export async function makeBackup(
  from: DatabaseAddress,
  to: BackupFolder,
  copy: (shop: ShopCopy) => ReturnType<typeof copyShop> = copyShop,
): Promise<BackupResult> {
  if (!hasShopFiles(from)) return { ok: false, reason: 'no-shop' }
  await to.deleteUnfinished(new Date())
  const previous = await to.findNewestComplete()
  const folder = await to.begin()
  const touching = setInterval(() => {
    utimes(folder, new Date(), new Date()).catch(() => {})
  }, touchInterval).unref()
  try {
    const copied = await copy({ ...from, folder, previous: previous && path.join(to.path, previous.name) })
    if (!copied.ok) return copied
    const name = backupName(new Date(copied.manifest.createdAt))
    await to.finish(folder, name)
    return { ok: true, name, manifest: copied.manifest }
  } finally {
    clearInterval(touching)
    await to.discard(folder)
  }
}
