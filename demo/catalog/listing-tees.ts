import { toAmount } from '#commerce/values/money.ts'
import {
  type DemoProduct,
  type StockBySize,
  type TeeView,
  teePictures,
  variantsInEverySize,
} from './demo-product.ts'
import type { BrandSlug, CategorySlug, ColorSlug } from './taxonomy.ts'

interface Tee {
  slug: string
  sku: string
  color: ColorSlug
  /** The view on its card: no two tees share a picture, because they all share a name. */
  card?: TeeView
  brand: BrandSlug
  /** Besides the category of tees. */
  alsoIn?: readonly CategorySlug[]
  badge?: 'New' | '5%' | '10%' | '30%'
  createdAt: string
  stock: StockBySize
  description: string
}

const tees: readonly Tee[] = [
  {
    slug: 'basic-crew-neck-tee-black',
    sku: 'TEE-BLK-01',
    color: 'black',
    brand: 'brand-1',
    alsoIn: ['category-5'],
    badge: 'New',
    createdAt: '2026-09-28T09:00:00.000Z',
    stock: [14, 22, 18, 9, 5],
    description:
      'Mid-weight cotton jersey, 5.3 oz, with a straight body and sleeves that end two inches above the elbow. The collar is a ribbed band with 5% elastane, so it goes back into shape after washing. The fabric is dyed before sewing: wash it with dark colors the first two times.',
  },
  {
    slug: 'basic-crew-neck-tee-white',
    sku: 'TEE-WHT-01',
    color: 'white',
    brand: 'brand-2',
    badge: '10%',
    createdAt: '2026-02-09T09:00:00.000Z',
    stock: [11, 17, 0, 8, 3],
    description:
      'Combed cotton, 5.9 oz, knitted densely enough to wear without an undershirt. Straight body, taped shoulder seams, double-stitched hem. The white has no optical brightener, which is why it looks a little warm next to printer paper.',
  },
  {
    slug: 'basic-crew-neck-tee-cobalt',
    sku: 'TEE-CBT-01',
    color: 'cobalt',
    brand: 'brand-3',
    alsoIn: ['category-5'],
    createdAt: '2026-09-07T09:00:00.000Z',
    stock: [8, 13, 15, 6, 2],
    description:
      'Piece-dyed cotton jersey, 5.3 oz: the fabric is dyed after knitting, so the blue goes all the way through. Regular fit with set-in sleeves. Turn it inside out in the wash and dry it out of the sun to keep the color.',
  },
  {
    slug: 'basic-crew-neck-tee-sage',
    sku: 'TEE-SGE-01',
    color: 'sage',
    brand: 'brand-4',
    badge: '30%',
    createdAt: '2026-02-23T09:00:00.000Z',
    stock: [4, 0, 7, 3, 0],
    description:
      'Brushed cotton, 6.5 oz, with a soft, slightly fuzzy face and a straight body. On sale because the next batch will be a slightly different green. Brushed cotton pills a little under the arms in the first weeks.',
  },
  {
    slug: 'basic-crew-neck-tee-clay',
    sku: 'TEE-CLY-01',
    color: 'clay',
    brand: 'brand-5',
    createdAt: '2026-04-13T09:00:00.000Z',
    stock: [10, 12, 16, 7, 4],
    description:
      'Garment-dyed cotton, 5.6 oz. The tee is sewn white and dyed whole, so seams and collar take the same color. It has already been washed hot and should not shrink more than 2%. Regular fit, ribbed collar.',
  },
  {
    slug: 'basic-crew-neck-tee-black-heavyweight',
    sku: 'TEE-BLK-02',
    color: 'black',
    card: 'folded',
    brand: 'brand-6',
    badge: '5%',
    createdAt: '2026-05-18T09:00:00.000Z',
    stock: [6, 9, 12, 2, 0],
    description:
      'Heavy cotton jersey, 8.3 oz, closer to a light sweatshirt than to an undershirt. It holds its shape away from the body and needs a few wears to soften. Knitted in the round, without side seams. Line dry it: a dryer takes two hours.',
  },
  {
    slug: 'basic-crew-neck-tee-clay-relaxed',
    sku: 'TEE-CLY-02',
    color: 'clay',
    card: 'back',
    brand: 'brand-1',
    alsoIn: ['category-5'],
    createdAt: '2026-09-14T09:00:00.000Z',
    stock: [5, 11, 13, 10, 6],
    description:
      'The relaxed cut: two inches more around the chest than our regular tee, with the same short sleeves. Cotton jersey, 6 oz. Take your usual size for the loose fit, or one smaller for a regular one.',
  },
  {
    slug: 'basic-crew-neck-tee-sage-washed',
    sku: 'TEE-SGE-02',
    color: 'sage',
    card: 'folded',
    brand: 'brand-2',
    alsoIn: ['category-5'],
    badge: 'New',
    createdAt: '2026-10-01T09:00:00.000Z',
    stock: [9, 16, 14, 8, 1],
    description:
      'Cotton jersey, 5.9 oz, washed with enzymes after sewing, so it is soft from the first wear and does not shrink later. Regular fit with a ribbed collar. The color comes from the new batch of dye, a little grayer than the brushed tee.',
  },
  {
    slug: 'basic-crew-neck-tee-white-boxy',
    sku: 'TEE-WHT-02',
    color: 'white',
    card: 'back',
    brand: 'brand-3',
    badge: '10%',
    createdAt: '2026-03-16T09:00:00.000Z',
    stock: [7, 10, 5, 0, 2],
    description:
      'Short and wide: the hem meets the waistband, and the body is as wide at the bottom as at the chest. Cotton jersey, 7 oz, firm enough to keep its outline. If you tuck your tees in, take the regular cut.',
  },
  {
    slug: 'basic-crew-neck-tee-cobalt-long',
    sku: 'TEE-CBT-02',
    color: 'cobalt',
    card: 'folded',
    brand: 'brand-4',
    alsoIn: ['category-4'],
    createdAt: '2026-06-08T09:00:00.000Z',
    stock: [3, 8, 11, 12, 9],
    description:
      'Three inches longer in the body, for tall people and for cycling. Cotton with 4% elastane, 5.6 oz, so that it moves with the back and stays tucked in. A deeper hem gives the fabric weight, and it hangs straight.',
  },
  {
    slug: 'basic-crew-neck-tee-black-slim',
    sku: 'TEE-BLK-03',
    color: 'black',
    card: 'detail',
    brand: 'brand-5',
    alsoIn: ['category-5'],
    createdAt: '2026-09-21T09:00:00.000Z',
    stock: [13, 15, 9, 0, 3],
    description:
      'Cut close to the chest and arms, in cotton jersey with 6% elastane, 6.2 oz, and a narrow ribbed collar. It stretches by about a third and comes back. Choose your usual size; between two sizes, take the larger one.',
  },
  {
    slug: 'basic-crew-neck-tee-white-lightweight',
    sku: 'TEE-WHT-03',
    color: 'white',
    card: 'folded',
    brand: 'brand-6',
    alsoIn: ['category-4'],
    createdAt: '2026-06-22T09:00:00.000Z',
    stock: [16, 19, 21, 11, 7],
    description:
      'Fine cotton jersey, 3.8 oz, that rolls up to the size of a fist. Made to be worn under a shirt or packed for a week: it dries overnight in a bathroom. White fabric this thin is a little sheer in bright light.',
  },
]

/** In the order of the listing. */
export const listingTees: readonly DemoProduct[] = tees.map(tee => ({
  slug: tee.slug,
  title: 'Basic Crew Neck Tee',
  description: tee.description,
  brand: tee.brand,
  categories: ['category-1', ...(tee.alsoIn ?? [])],
  badge: tee.badge ?? null,
  createdAt: tee.createdAt,
  pictures: teePictures(tee.color, tee.card),
  variants: variantsInEverySize(
    { sku: tee.sku, color: tee.color, price: toAmount(4400), compareAtPrice: null },
    tee.stock,
  ),
}))
