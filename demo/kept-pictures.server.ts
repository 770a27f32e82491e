import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { PictureFiles, PictureMaster } from '../app/commerce/pictures/picture-files.server.ts'
import type { Tx } from '../app/db/schema.ts'
import { added } from './add-rows.server.ts'

/** Masters by their file name in `demo/pictures`. */
export type KeptPictures = ReadonlyMap<string, PictureMaster>

const folder = path.join(import.meta.dirname, 'pictures')

export async function keepPictures(pictures: PictureFiles, files: Iterable<string>): Promise<KeptPictures> {
  const kept = [...new Set(files)].map(async file => {
    const master = await pictures.keep(await readFile(path.join(folder, file)))
    return [file, master] as const
  })
  return new Map(await Promise.all(kept))
}

export function masterOf(kept: KeptPictures, file: string): PictureMaster {
  const master = kept.get(file)
  if (!master) throw new Error(`demo picture was not kept: ${file}`)
  return master
}

/** Makes the pictures known to the database, so that products and banners can show them. */
export async function addPictures(tx: Tx, masters: readonly PictureMaster[]): Promise<number> {
  if (masters.length === 0) return 0
  const rows = [...new Map(masters.map(master => [master.hash, master])).values()]
  return added(
    await tx
      .insertInto('picture')
      .values(rows)
      .onConflict(on => on.column('hash').doNothing())
      .executeTakeFirstOrThrow(),
  )
}
