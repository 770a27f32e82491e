import { fileUrl, type ProductFile } from '#commerce/catalog/files/product-file.ts'
import { downloadMessages as texts } from '#messages/downloads.ts'
import { formatBytes } from '#messages/format-bytes.ts'

export interface Download {
  href: string
  name: string
  /** Kind and size. */
  note: string
  /** It stands below the makers, with the warnings. */
  isSafety?: true
}

/** The files of a product in words. */
export function downloadsView(files: readonly ProductFile[]): Download[] {
  return files.map(({ hash, kind, name, bytes }) => ({
    href: fileUrl(hash),
    name,
    note: texts.note({ kind: texts.kinds[kind], size: formatBytes(bytes) }),
    ...(kind === 'safety' && { isSafety: true }),
  }))
}
