import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { PictureFiles, StoredDownload } from '#commerce/catalog/pictures/picture-files.server.ts'
import { productFiles } from './catalog/product-files.ts'

/** Stored files by their name in `demo/files`. */
export type SavedFiles = ReadonlyMap<string, StoredDownload>

const folder = path.join(import.meta.dirname, 'files')

export async function saveFiles(stored: PictureFiles): Promise<SavedFiles> {
  const names = Object.values(productFiles).flatMap(files => files.map(({ file }) => file))
  const saved = names.map(async name => {
    const file = await stored.saveDownload(await readFile(path.join(folder, name)))
    if (!file) throw new Error(`demo file is no PDF: ${name}`)
    return [name, file] as const
  })
  return new Map(await Promise.all(saved))
}
