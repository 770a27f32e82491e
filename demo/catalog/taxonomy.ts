import type { OptionKind } from '#commerce/catalog/products/product.ts'

/** In centimeters, measured on the tees themselves. */
const teeSizes = `Lay a tee that fits you flat, and compare. Chest is from armpit to armpit.
Size: Chest, Length, Sleeve
S: 48, 68.5, 20
M: 51, 71, 21
Lg: 54, 73.5, 21.5
XL: 57, 76, 22
XXL: 61, 78.5, 23`

/** Placeholder names. The categories hold tees, bags, water pots and cups, travel items, and this season's products. */
export const categories = [
  { slug: 'category-1', name: 'Category 1', size_guide: teeSizes },
  { slug: 'category-2', name: 'Category 2' },
  { slug: 'category-3', name: 'Category 3' },
  { slug: 'category-4', name: 'Category 4' },
  { slug: 'category-5', name: 'Category 5' },
] as const

interface Subcategory {
  slug: string
  name: string
  parent: string
  text?: string
  picture?: string
  alt?: string
}

export const subcategories = [
  {
    ...{ slug: 'everyday-carry', name: 'Everyday Carry', parent: 'category-2' },
    text: `Bags for the way to work and back, with one main room and few pockets, so that you know where things are.

## Canvas or leather

Waxed canvas is light and sheds rain. Vegetable-tanned leather is heavier and [darkens with use](/journal/leather-that-darkens). Both are sewn with bonded thread, and closed with metal.`,
    picture: 'ad-bags.jpg',
    alt: 'A black briefcase in front of a clay shoulder bag on a block',
  },
  { slug: 'pocket-size', name: 'Pocket Size', parent: 'category-2' },
  {
    ...{ slug: 'hydration', name: 'Hydration', parent: 'category-3' },
    text: 'Pots, carafes and bottles for water, tea and coffee, at the table or on the way.',
    picture: 'ad-pots.jpg',
    alt: 'A speckled white water pot, a terracotta tumbler and a dark green steel bottle',
  },
  { slug: 'tabletop', name: 'Tabletop', parent: 'category-3' },
  { slug: 'overnight', name: 'Overnight', parent: 'category-4' },
] as const satisfies readonly Subcategory[]

export const brands = [
  { slug: 'brand-1', name: 'Brand 1' },
  { slug: 'brand-2', name: 'Brand 2' },
  { slug: 'brand-3', name: 'Brand 3' },
  { slug: 'brand-4', name: 'Brand 4' },
  { slug: 'brand-5', name: 'Brand 5' },
  { slug: 'brand-6', name: 'Brand 6' },
] as const

/** An option with its values. */
export interface DemoOption {
  slug: string
  name: string
  kind: OptionKind
  values: readonly { slug: string; name: string; hex?: string }[]
}

export const options = {
  color: { slug: 'color', name: 'Color', kind: 'swatch' },
  size: { slug: 'size', name: 'Size', kind: 'buttons' },
} as const

export const colors = [
  { slug: 'black', name: 'Black', hex: '#1b1c1f' },
  { slug: 'white', name: 'White', hex: '#f4f3ef' },
  { slug: 'sage', name: 'Sage', hex: '#8ea48a' },
  { slug: 'cobalt', name: 'Cobalt', hex: '#2849c9' },
  { slug: 'clay', name: 'Clay', hex: '#b5573a' },
] as const

export const sizes = [
  { slug: 's', name: 'S' },
  { slug: 'm', name: 'M' },
  { slug: 'lg', name: 'Lg' },
  { slug: 'xl', name: 'XL' },
  { slug: 'xxl', name: 'XXL' },
] as const

export type CategorySlug = (typeof categories | typeof subcategories)[number]['slug']
export type BrandSlug = (typeof brands)[number]['slug']
export type ColorSlug = (typeof colors)[number]['slug']
export type SizeSlug = (typeof sizes)[number]['slug']
