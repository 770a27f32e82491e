import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { PictureFiles, PictureMaster } from '#commerce/catalog/pictures/picture-files.server.ts'

/** Masters by their file name in `demo/pictures`. */
export type SavedPictures = ReadonlyMap<string, PictureMaster>

const folder = path.join(import.meta.dirname, 'pictures')

export async function savePictures(pictures: PictureFiles, files: Iterable<string>): Promise<SavedPictures> {
  const saved = [...new Set(files)].map(async file => {
    const master = await pictures.save(await readFile(path.join(folder, file)))
    return [file, master] as const
  })
  return new Map(await Promise.all(saved))
}

export function getSavedPicture(saved: SavedPictures, file: string): PictureMaster {
  const master = saved.get(file)
  if (!master) throw new Error(`demo picture was not saved: ${file}`)
  return master
}
