import { toAmount } from '#commerce/values/money.ts'
import type { DemoProduct } from './demo-product.ts'

/** In the order of the home page. */
export const bestSellers: readonly DemoProduct[] = [
  {
    slug: 'water-pot',
    title: 'Water Pot',
    description:
      'A stoneware pitcher for the table, thrown by hand and glazed in speckled white down to a bare clay foot. It holds 50 fl oz to the neck and pours without dripping from a cut spout. Stoneware keeps water cool for about two hours. Dishwasher safe; do not put it on a stove.',
    brand: 'brand-2',
    categories: ['category-3'],
    badge: 'New',
    sold: 412,
    createdAt: '2026-09-24T09:00:00.000Z',
    pictures: [
      {
        file: 'water-pot.jpg',
        alt: 'Speckled white stoneware water pot with a handle, a spout and a bare clay foot',
        color: 'white',
      },
      {
        file: 'water-pot-side.jpg',
        alt: 'The water pot from above, glazed white on the inside',
        color: 'white',
      },
      {
        file: 'water-pot-detail.jpg',
        alt: 'Spout and rim of the water pot, close up, with brown speckles in the glaze',
        color: 'white',
      },
    ],
    variants: [
      {
        sku: 'POT-WHT-01',
        color: 'white',
        size: null,
        price: toAmount(8000),
        compareAtPrice: null,
        available: 18,
      },
    ],
  },
  {
    slug: 'office-bag',
    title: 'Office Bag',
    description:
      'A leather briefcase that stands on its own, in black. The padded sleeve fits a 15-inch laptop, and the front pocket holds a folder and a phone. Full-grain leather, cotton lining, solid brass rings for a shoulder strap, which is included. It weighs 3 lb empty and softens with use.',
    brand: 'brand-5',
    categories: ['category-2'],
    badge: '30%',
    sold: 365,
    createdAt: '2025-11-10T09:00:00.000Z',
    pictures: [
      {
        file: 'office-bag.jpg',
        alt: 'Black leather briefcase with two handles, a front pocket and brass rings',
        color: 'black',
      },
      {
        file: 'office-bag-side.jpg',
        alt: 'The black briefcase from its side, with a brass ring for the shoulder strap',
        color: 'black',
      },
      {
        file: 'office-bag-detail.jpg',
        alt: 'Handle, brass ring and grained black leather of the briefcase, close up',
        color: 'black',
      },
    ],
    variants: [
      {
        sku: 'BAG-OFF-01',
        color: 'black',
        size: null,
        price: toAmount(12000),
        compareAtPrice: null,
        available: 7,
      },
    ],
  },
  {
    slug: 'hamal-dista',
    title: 'Hamal Dista',
    description:
      'A half-moon shoulder bag in clay leather with a dark strap over the flap. It closes with a brass stud and carries a wallet, keys, a phone and a paperback. The shoulder strap is 35 inches long and not adjustable. The leather is vegetable-tanned: rain leaves marks until it has darkened.',
    brand: 'brand-3',
    categories: ['category-2'],
    badge: '5%',
    sold: 318,
    createdAt: '2026-01-19T09:00:00.000Z',
    pictures: [
      {
        file: 'hamal-dista.jpg',
        alt: 'Half-moon shoulder bag in clay leather with a dark brown strap and a brass stud',
        color: 'clay',
      },
      {
        file: 'hamal-dista-side.jpg',
        alt: 'The half-moon bag from its side, with its strap upright',
        color: 'clay',
      },
      {
        file: 'hamal-dista-detail.jpg',
        alt: 'Brass stud, dark brown strap and light stitching of the half-moon bag, close up',
        color: 'clay',
      },
    ],
    variants: [
      {
        sku: 'BAG-HAM-01',
        color: 'clay',
        size: null,
        price: toAmount(5000),
        compareAtPrice: null,
        available: 12,
      },
    ],
  },
  {
    slug: 'school-bag',
    title: 'School Bag',
    description:
      'A 22-liter backpack in waxed cobalt canvas. The main compartment opens to the bottom and has a padded sleeve for a 14-inch laptop; the zipped front pocket fits pens and a lunch box. Two bottle pockets, leather pulls, and straps that adjust for anyone from about 4 ft 9 in. It keeps a shower out, but not a storm.',
    brand: 'brand-6',
    categories: ['category-2', 'category-5'],
    badge: 'New',
    sold: 287,
    createdAt: '2026-09-17T09:00:00.000Z',
    pictures: [
      {
        file: 'school-bag.jpg',
        alt: 'Cobalt canvas backpack with a zipped front pocket and a brown leather patch',
        color: 'cobalt',
      },
      {
        file: 'school-bag-side.jpg',
        alt: 'The cobalt backpack from behind, with its shoulder straps and a side pocket',
        color: 'cobalt',
      },
      {
        file: 'school-bag-detail.jpg',
        alt: 'Zipper, leather pull and leather patch with a bag embossed on it, close up',
        color: 'cobalt',
      },
    ],
    variants: [
      {
        sku: 'BAG-SCH-01',
        color: 'cobalt',
        size: null,
        price: toAmount(14000),
        compareAtPrice: null,
        available: 15,
      },
    ],
  },
]
