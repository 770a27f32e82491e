import type { FileKind } from '#commerce/catalog/files/product-file.ts'
import { inLanguage } from './in-language.ts'

/** Files of a product. */
export const downloadMessages = inLanguage({
  title: 'Downloads',
  kinds: {
    manual: 'Manual',
    'data-sheet': 'Data sheet',
    safety: 'Safety information',
    other: 'File',
  } satisfies Record<FileKind, string>,
  note: ({ kind, size }: { kind: string; size: string }) => `${kind}, PDF, ${size}`,
})
