import type { FileKind } from '#commerce/catalog/files/product-file.ts'

interface DemoFile {
  /** In `demo/files`. */
  file: string
  kind: FileKind
  name: string
}

/** Files to download, by the slugs of products. */
export const productFiles: Readonly<Record<string, readonly DemoFile[]>> = {
  'gooseneck-kettle': [
    { file: 'gooseneck-kettle-manual.pdf', kind: 'manual', name: 'How to use the kettle' },
  ],
  'glass-carafe': [
    { file: 'glass-carafe-data-sheet.pdf', kind: 'data-sheet', name: 'Glass, measures and limits' },
  ],
}
