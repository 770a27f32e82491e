import { toAmount } from '#commerce/values/money.ts'
import { type DemoProduct, variantsInEverySize } from './demo-product.ts'

/** Undyed, so in none of the five colors. */
export const linenTee: DemoProduct = {
  slug: 'linen-tee',
  title: 'Linen Tee',
  description:
    'A blend of 55% linen and 45% cotton, 4.7 oz, in its natural sand. Linen gives the fabric a fine, uneven texture and dries in about an hour on a line. It wrinkles, as it should. Regular fit with a ribbed collar.',
  brand: 'brand-2',
  categories: ['category-1', 'category-5'],
  badge: null,
  createdAt: '2026-10-01T09:00:00.000Z',
  pictures: [
    { file: 'tee-sand.jpg', alt: 'Sand crew neck tee with short sleeves, from the front', color: null },
    { file: 'tee-sand-back.jpg', alt: 'Sand crew neck tee, from the back', color: null },
    { file: 'tee-sand-folded.jpg', alt: 'Three sand tees, folded and stacked', color: null },
  ],
  variants: variantsInEverySize(
    { sku: 'TEE-LIN-01', color: null, price: toAmount(5200), compareAtPrice: null },
    [9, 16, 14, 8, 1],
  ),
}
