import { colors, options, sizes } from '../catalog/taxonomy.ts'

/** The colors of the demo shop come first, because the pictures show them. */
export const bigColors = [
  ...colors,
  { slug: 'navy', name: 'Navy', hex: '#1f2a44' },
  { slug: 'sand', name: 'Sand', hex: '#d8c7a9' },
  { slug: 'charcoal', name: 'Charcoal', hex: '#43464b' },
  { slug: 'olive', name: 'Olive', hex: '#6b6b3a' },
  { slug: 'ochre', name: 'Ochre', hex: '#c8912f' },
  { slug: 'rose', name: 'Rose', hex: '#cf9a97' },
  { slug: 'plum', name: 'Plum', hex: '#5c3350' },
] as const

export const bigSizes = [
  ...sizes,
  { slug: '12-oz', name: '12 oz' },
  { slug: '16-oz', name: '16 oz' },
  { slug: '20-oz', name: '20 oz' },
  { slug: '34-oz', name: '34 oz' },
  { slug: '50-oz', name: '50 oz' },
  { slug: '12-liter', name: '12 liter' },
  { slug: '22-liter', name: '22 liter' },
  { slug: '36-liter', name: '36 liter' },
] as const

/** How many one buys together. */
export const bigSets = [
  { slug: 'single', name: 'Single' },
  { slug: 'pair', name: 'Pair' },
] as const

export const bigOptions = [
  { ...options.color, values: bigColors },
  { ...options.size, values: bigSizes },
  { slug: 'set', name: 'Set', kind: 'buttons', values: bigSets },
] as const

export type BigSetSlug = (typeof bigSets)[number]['slug']
export type BigColorSlug = (typeof bigColors)[number]['slug']
export type BigSizeSlug = (typeof bigSizes)[number]['slug']
