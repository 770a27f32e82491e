import { createRequire } from 'node:module'
import path from 'node:path'

const require = createRequire(import.meta.url)

/** Beside this file, or beside the thread that prints documents, which alone may load it. */
export function ownFontFile(weight: number): string {
  return path.join(import.meta.dirname, 'fonts', `instrument-sans-${weight}.ttf`)
}

export function wideFontFile(style: '' | '-Bold'): string {
  return require.resolve(`dejavu-fonts-ttf/ttf/DejaVuSans${style}.ttf`)
}
