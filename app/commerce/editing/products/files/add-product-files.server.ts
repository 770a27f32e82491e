import { readFilesToEdit, readKnownFiles } from '#commerce/catalog/files/file-store.server.ts'
import { maxFilesOfProduct } from '#commerce/catalog/files/product-file.ts'
import type { StoredDownload } from '#commerce/catalog/pictures/picture-files.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { change } from '../../changes/change.server.ts'
import type { ChangeOrigin } from '../../changes/change-set.ts'
import type { Edit } from '../../changes/edit.server.ts'

const maxName = 100

export interface NamedDownload extends StoredDownload {
  /** As its sender called it. */
  name: string
}

/** Puts saved files behind those of a product, without those that it has already. */
export async function addProductFiles(
  db: Db,
  origin: ChangeOrigin,
  id: number,
  files: readonly NamedDownload[],
): Promise<{ ok: true; changeSet: number | null } | { ok: false; reason: 'too-many' }> {
  const changed = await change(db, origin, async edit => {
    const own = await readFilesToEdit(edit.tx, id)
    const known = new Set(own.map(({ file_hash }) => file_hash))
    const added = files.filter(
      ({ hash }, at) => !known.has(hash) && files.findIndex(one => one.hash === hash) === at,
    )
    if (own.length + added.length > maxFilesOfProduct) return { ok: false, reason: 'too-many' } as const
    await insertNewFiles(edit, added, origin.now)
    const last = own.at(-1)?.position ?? 0
    const rows = added.map(({ hash, name }, at) => ({
      product_id: id,
      file_hash: hash,
      kind: 'manual' as const,
      name: name.replace(/\.pdf$/i, '').slice(0, maxName) || 'PDF',
      position: last + 1 + at,
    }))
    await edit.insertAll('product_file', rows)
    return { ok: true }
  })
  return changed.ok ? { ok: true, changeSet: changed.changeSet } : { ok: false, reason: 'too-many' }
}

/** Saves a file for products. Adding one again is harmless. */
export async function addFile(db: Db, origin: ChangeOrigin, file: StoredDownload): Promise<void> {
  await change(db, origin, async edit => {
    await insertNewFiles(edit, [file], origin.now)
    return { ok: true }
  })
}

async function insertNewFiles(edit: Edit, files: readonly StoredDownload[], now: Date): Promise<void> {
  const known = await readKnownFiles(
    edit.tx,
    files.map(({ hash }) => hash),
  )
  const rows = files.filter(({ hash }) => !known.has(hash))
  await edit.insertAll(
    'file',
    rows.map(({ hash, bytes }) => ({ hash, bytes, uploaded_at: now.toISOString() })),
  )
}
