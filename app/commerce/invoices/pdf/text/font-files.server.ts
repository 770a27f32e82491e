import { createRequire } from 'node:module'
import path from 'node:path'

const require = createRequire(import.meta.url)

export function ownFontFile(weight: number): string {
  return path.join(import.meta.dirname, 'fonts', `instrument-sans-${weight}.ttf`)
}

export function wideFontFile(style: '' | '-Bold'): string {
  return require.resolve(`dejavu-fonts-ttf/ttf/DejaVuSans${style}.ttf`)
}
