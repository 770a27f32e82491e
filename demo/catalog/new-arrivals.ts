import { toAmount } from '#commerce/values/money.ts'
import { type DemoProduct, type DemoVariant, type StockBySize, variantsInEverySize } from './demo-product.ts'
import type { BrandSlug, CategorySlug, ColorSlug } from './taxonomy.ts'

interface Arrival {
  slug: string
  title: string
  sku: string
  price: number
  /** Null when it has none of the five colors. */
  color: ColorSlug | null
  brand: BrandSlug
  /** Besides the category of this season's products. */
  alsoIn: readonly CategorySlug[]
  createdAt: string
  stock: number | StockBySize
  /** Of a product that comes in several. */
  volumes?: readonly { slug: string; name: string; price: number; stock: number }[]
  picture: string
  alt: string
  description: string
}

const arrivals: readonly Arrival[] = [
  {
    slug: 'canvas-tote',
    title: 'Canvas Tote',
    sku: 'BAG-TOT-01',
    price: 3800,
    color: null,
    brand: 'brand-1',
    alsoIn: ['category-2', 'everyday-carry'],
    createdAt: '2026-11-18T09:00:00.000Z',
    stock: 34,
    picture: 'tote-canvas.jpg',
    alt: 'Undyed canvas tote bag with two handles, hanging on a wooden peg',
    description:
      'Undyed 16 oz cotton canvas, sewn with a boxed stitch where the handles meet the bag. It carries 30 lb, measures 15 by 16 inches and fits over the shoulder of a winter coat. One inner pocket for keys. Wash cold: canvas shrinks by about 4% the first time.',
  },
  {
    slug: 'steel-bottle',
    title: 'Steel Bottle',
    sku: 'BTL-STL-01',
    price: 3200,
    color: null,
    brand: 'brand-2',
    alsoIn: ['category-3', 'category-4', 'hydration'],
    createdAt: '2026-11-16T09:00:00.000Z',
    stock: 41,
    picture: 'bottle-steel.jpg',
    alt: 'Dark green steel bottle with a carrying loop on the cap and a bare steel base',
    description:
      'A double-walled steel bottle for 20 fl oz, powder-coated in dark green. Cold drinks stay cold for a day, hot ones hot for about eight hours. The cap has a loop that folds flat. It fits most car cup holders; wash the cap by hand so that its seal lasts.',
  },
  {
    slug: 'weekend-duffel',
    title: 'Weekend Duffel',
    sku: 'BAG-DUF-01',
    price: 16000,
    color: 'sage',
    brand: 'brand-3',
    alsoIn: ['category-2', 'category-4', 'overnight'],
    createdAt: '2026-11-12T09:00:00.000Z',
    stock: 9,
    picture: 'duffel.jpg',
    alt: 'Sage duffel bag with webbing straps, a brass zipper and a tan leather handle wrap',
    description:
      'A 36-liter duffel in sage canvas, 20 inches long, which most airlines accept as a carry-on. The webbing runs under the whole bag, so the straps carry the weight, not a seam. Brass zipper, a leather handle wrap, one zipped pocket inside.',
  },
  {
    slug: 'glass-carafe',
    title: 'Glass Carafe',
    sku: 'CRF-GLS-01',
    price: 4600,
    color: null,
    brand: 'brand-4',
    alsoIn: ['category-3', 'tabletop'],
    createdAt: '2026-11-09T09:00:00.000Z',
    stock: 3,
    picture: 'carafe.jpg',
    alt: 'Clear glass carafe, half full of water, with a round wooden stopper',
    description:
      'A carafe in borosilicate glass for 34 fl oz, with a turned oak stopper. The wide base stands steady beside a bed; the neck is wide enough for a bottle brush. The glass is dishwasher safe; the stopper is not.',
  },
  {
    slug: 'crossbody-bag',
    title: 'Crossbody Bag',
    sku: 'BAG-CRB-01',
    price: 9500,
    color: null,
    brand: 'brand-5',
    alsoIn: ['category-2', 'everyday-carry'],
    createdAt: '2026-11-04T09:00:00.000Z',
    stock: 16,
    picture: 'crossbody.jpg',
    alt: 'Small crossbody bag in very dark green leather with a zipped front pocket and a shoulder strap',
    description:
      'Nine inches wide and three deep: room for a phone, a wallet, sunglasses and a charger. Grained leather, a green that is almost black, over a stiff frame, so it keeps its box shape when empty. The strap adjusts from 40 to 54 inches. The front pocket is lined and closes with a zipper.',
  },
  {
    slug: 'travel-tumbler',
    title: 'Travel Tumbler',
    sku: 'TMB-CLY-01',
    price: 2800,
    color: null,
    brand: 'brand-6',
    alsoIn: ['category-3', 'category-4', 'hydration'],
    createdAt: '2026-10-29T09:00:00.000Z',
    stock: 27,
    volumes: [
      { slug: '16-oz', name: '16 fl oz', price: 2800, stock: 27 },
      { slug: '20-oz', name: '20 fl oz', price: 3200, stock: 14 },
      { slug: '24-oz', name: '24 fl oz', price: 3600, stock: 0 },
    ],
    picture: 'tumbler.jpg',
    alt: 'Terracotta steel tumbler with a black lid and a bare steel base',
    description:
      'A steel cup in three volumes, coated in terracotta, with a sliding lid. Coffee stays hot for about three hours. The lid keeps splashes in on a train table but does not seal: carry it upright. Lid and cup are dishwasher safe.',
  },
  {
    slug: 'gooseneck-kettle',
    title: 'Gooseneck Kettle',
    sku: 'KTL-BLK-01',
    price: 6800,
    color: 'black',
    brand: 'brand-1',
    alsoIn: ['category-3', 'tabletop'],
    createdAt: '2026-10-26T09:00:00.000Z',
    stock: 2,
    picture: 'kettle.jpg',
    alt: 'Black kettle with a curved spout, a wooden grip and a wooden lid knob',
    description:
      'A stovetop kettle for pour-over coffee, 30 fl oz, in steel with a matte black coat. The narrow spout gives a thin, steady stream. The walnut grip stays cool on gas and on induction. There is no whistle, so stay near it.',
  },
  {
    slug: 'cotton-cap',
    title: 'Cotton Cap',
    sku: 'CAP-GRN-01',
    price: 2900,
    color: 'sage',
    brand: 'brand-2',
    alsoIn: ['category-4'],
    createdAt: '2026-10-20T09:00:00.000Z',
    stock: 22,
    picture: 'cap.jpg',
    alt: 'Sage six-panel cap with a curved brim',
    description:
      'A six-panel cap in sage cotton twill, prewashed so that it is soft from the start. The strap at the back adjusts from 21 to 24 inches. The sweatband is cotton too. Hand wash and dry it over a bowl to keep the brim in shape.',
  },
  {
    slug: 'zip-pouch',
    title: 'Zip Pouch',
    sku: 'PCH-CLY-01',
    price: 1800,
    color: null,
    brand: 'brand-3',
    alsoIn: ['category-2', 'category-4', 'pocket-size'],
    createdAt: '2026-10-14T09:00:00.000Z',
    stock: 30,
    picture: 'pouch.jpg',
    alt: 'Terracotta leather pouch with a brass zipper and a wrist loop',
    description:
      'A flat pouch in terracotta leather, 9 by 6 inches, for cables, pens or whatever gets lost at the bottom of a bag. The loop fits around a wrist or on a hook. Cut from offcuts of larger hides, so the grain of each is different.',
  },
  {
    slug: 'striped-tee',
    title: 'Striped Tee',
    sku: 'TEE-STR-01',
    price: 4800,
    color: null,
    brand: 'brand-4',
    alsoIn: ['category-1'],
    createdAt: '2026-10-08T09:00:00.000Z',
    stock: [6, 10, 12, 0, 3],
    picture: 'tee-stripe.jpg',
    alt: 'White crew neck tee with navy stripes and a plain white collar',
    description:
      'Navy stripes on white, knitted rather than printed, so they show on the inside and never crack. Cotton jersey, 6.5 oz, with a regular fit. The stripes meet at the side seams. Wash it cold the first time.',
  },
]

/** Newest first, as on the home page. Nothing else in the demo shop is newer. */
export const newArrivals: readonly DemoProduct[] = arrivals.map(arrival => ({
  slug: arrival.slug,
  title: arrival.title,
  description: arrival.description,
  brand: arrival.brand,
  categories: [...arrival.alsoIn, 'category-5'],
  badge: null,
  createdAt: arrival.createdAt,
  pictures: [{ file: arrival.picture, alt: arrival.alt, color: arrival.color }],
  variants: variantsOf(arrival),
  ...(arrival.volumes && {
    option: {
      slug: 'volume',
      name: 'Volume',
      kind: 'buttons',
      values: arrival.volumes.map(({ slug, name }) => ({ slug, name })),
    },
  }),
}))

function variantsOf({ sku, color, price, stock, volumes }: Arrival): DemoVariant[] {
  const variant = { sku, color, price: toAmount(price), compareAtPrice: null }
  if (volumes)
    return volumes.map(({ slug, price, stock }, at) => ({
      ...{ ...variant, size: null, price: toAmount(price), available: stock },
      ...{ sku: sku.replace('01', `0${at + 1}`), other: `volume/${slug}` },
    }))
  return typeof stock === 'number'
    ? [{ ...variant, size: null, available: stock }]
    : variantsInEverySize(variant, stock)
}
