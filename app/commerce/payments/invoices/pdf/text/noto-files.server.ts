import { createRequire } from 'node:module'
import path from 'node:path'
import { isNotoFamily } from './text-scripts.ts'

const require = createRequire(import.meta.url)

/** The style sheet of a Noto family or one of its slices, `files/….woff2`; undefined for another name. */
export function notoFile(family: string, name: string): string | undefined {
  const isSlice = /^files\/[a-z0-9-]+\.woff2$/.test(name)
  if (!isNotoFamily(family) || !(isSlice || name === 'index.css')) return undefined
  return path.join(path.dirname(require.resolve(`@fontsource-variable/noto-${family}/unicode.json`)), name)
}

/** Noto's families come in slices, so that few of them are read: the files that may have a character, by its code point. */
type Slices = ReadonlyMap<number, readonly string[]>

const slicesOf = new Map<string, Slices>()

export function notoSlices(family: string): Slices {
  const known = slicesOf.get(family)
  if (known) return known
  const name = `noto-${family}`
  const slices = new Map<number, string[]>()
  const listed = require(`@fontsource-variable/${name}/unicode.json`) as Record<string, string>
  for (const [slice, ranges] of Object.entries(listed)) {
    const file = `${name}-${slice.replace(/[[\]]/g, '')}-wght-normal.woff2`
    const place = require.resolve(`@fontsource-variable/${name}/files/${file}`)
    for (const range of ranges.split(',')) {
      const [first, last = first] = range.slice('U+'.length).split('-')
      for (let point = Number.parseInt(first!, 16); point <= Number.parseInt(last!, 16); point++)
        slices.set(point, [...(slices.get(point) ?? []), place])
    }
  }
  slicesOf.set(family, slices)
  return slices
}
