import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** The C functions of HarfBuzz that this file calls: https://harfbuzz.github.io/harfbuzz-hb-subset.html */
interface Subsetter {
  memory: WebAssembly.Memory
  _initialize(): void
  malloc(bytes: number): number
  free(pointer: number): void
  hb_blob_create(data: number, length: number, mode: number, user: number, destroy: number): number
  hb_blob_destroy(blob: number): void
  hb_blob_get_data(blob: number, length: number): number
  hb_blob_get_length(blob: number): number
  hb_face_create(blob: number, index: number): number
  hb_face_destroy(face: number): void
  hb_face_reference_blob(face: number): number
  hb_set_add(set: number, value: number): void
  hb_subset_input_create_or_fail(): number
  hb_subset_input_destroy(input: number): void
  hb_subset_input_glyph_set(input: number): number
  hb_subset_input_set(input: number, kind: number): number
  hb_subset_input_set_flags(input: number, flags: number): void
  hb_subset_input_pin_axis_location(input: number, face: number, axis: number, value: number): number
  hb_subset_or_fail(face: number, input: number): number
}

const require = createRequire(import.meta.url)
let loaded: Subsetter | undefined

const readOnly = 1
const dropTables = 3
/** No hinting, glyphs keep their numbers, and no glyphs are added that only shaping would need. */
const flags = 0x1 | 0x2 | 0x200
/** A PDF has no use for what maps characters or shapes them: ISO 32000-1, section 9.9. */
const unused = [
  'GSUB',
  'GPOS',
  'GDEF',
  'BASE',
  'STAT',
  'OS/2',
  'name',
  'post',
  'cmap',
  'gasp',
  'meta',
  'DSIG',
]

/** A font with only these glyphs, of one weight if it is variable. Glyphs keep their numbers. */
export function subsetFont(font: Uint8Array, glyphs: Iterable<number>, weight?: number): Buffer {
  loaded ??= load()
  const hb = loaded
  const data = hb.malloc(font.byteLength)
  new Uint8Array(hb.memory.buffer).set(font, data)
  const blob = hb.hb_blob_create(data, font.byteLength, readOnly, 0, 0)
  const face = hb.hb_face_create(blob, 0)
  const input = hb.hb_subset_input_create_or_fail()
  for (const glyph of glyphs) hb.hb_set_add(hb.hb_subset_input_glyph_set(input), glyph)
  for (const table of unused) hb.hb_set_add(hb.hb_subset_input_set(input, dropTables), tag(table))
  hb.hb_subset_input_set_flags(input, flags)
  if (weight !== undefined) hb.hb_subset_input_pin_axis_location(input, face, tag('wght'), weight)
  const subset = hb.hb_subset_or_fail(face, input)
  if (subset === 0) throw new Error('a font could not be subset')
  const result = hb.hb_face_reference_blob(subset)
  const start = hb.hb_blob_get_data(result, 0)
  const bytes = Buffer.from(
    new Uint8Array(hb.memory.buffer, start, hb.hb_blob_get_length(result)).slice().buffer,
  )
  hb.hb_blob_destroy(result)
  hb.hb_face_destroy(subset)
  hb.hb_subset_input_destroy(input)
  hb.hb_face_destroy(face)
  hb.hb_blob_destroy(blob)
  hb.free(data)
  return bytes
}

function load(): Subsetter {
  const wasm = readFileSync(require.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'))
  const exports = new WebAssembly.Instance(new WebAssembly.Module(wasm)).exports as unknown as Subsetter
  exports._initialize()
  return exports
}

function tag(name: string): number {
  return Buffer.from(name.padEnd(4)).readUInt32BE()
}
