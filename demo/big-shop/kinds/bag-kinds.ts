import type { ProductKind } from './product-kind.ts'

const hides = ['full-grain leather', 'grained leather', 'suede', 'vegetable-tanned leather', 'cork']
const cloths = ['canvas', 'waxed canvas', 'ripstop nylon', 'recycled polyester', 'linen', 'denim', 'hemp']

const bagFacts = [
  'The handles are sewn with a boxed stitch and carry 30 lb.',
  'One inner pocket holds keys, another a phone.',
  'The base is doubled, so it stands on its own.',
  'The strap adjusts from 40 to 54 inches and can be taken off.',
  'The light lining makes things easy to find.',
  'A padded sleeve fits a 14-inch laptop.',
  'The zipper is brass and runs around both corners.',
]
const bagCare = [
  'Wipe it with a damp cloth and let it dry away from heat.',
  'Brush off dirt when dry; do not machine wash.',
  'Treat it with wax or balm once a year.',
]

export const bagKinds = {
  bag: {
    code: 'BAG',
    materials: [...hides, ...cloths],
    dollars: [24, 260],
    sizes: [],
    weights: [0.6, 3.4],
    pictures: ['tote-canvas.jpg', 'office-bag.jpg', 'hamal-dista.jpg', 'crossbody.jpg'],
    facts: bagFacts,
    care: bagCare,
  },
  backpack: {
    code: 'PCK',
    materials: [...cloths, 'cordura', 'full-grain leather'],
    dollars: [39, 240],
    sizes: ['12-liter', '22-liter', '36-liter'],
    weights: [0.9, 4.2],
    pictures: ['school-bag.jpg'],
    facts: [
      'The back panel is padded and ventilated.',
      'Two bottle pockets stretch and go flat when empty.',
      'The main compartment opens down to the bottom.',
      ...bagFacts.slice(4),
    ],
    care: bagCare,
  },
  duffel: {
    code: 'DUF',
    materials: [...cloths, ...hides.slice(0, 2)],
    dollars: [48, 320],
    sizes: ['22-liter', '36-liter'],
    weights: [1.4, 5.5],
    pictures: ['duffel.jpg'],
    facts: [
      'Most airlines accept it as a carry-on.',
      'The webbing runs under the whole bag, so no seam carries the weight.',
      'A ventilated compartment keeps shoes apart.',
      ...bagFacts.slice(3),
    ],
    care: bagCare,
  },
  pouch: {
    code: 'PCH',
    materials: [...hides, ...cloths.slice(0, 5)],
    dollars: [8, 95],
    sizes: [],
    weights: [0.1, 0.7],
    pictures: ['pouch.jpg'],
    facts: [
      'The loop fits around a wrist or on a hook.',
      'It lies flat when empty and stands when full.',
      'Cut from offcuts of larger pieces, so no two are quite alike.',
      'Elastic bands keep cables and pens apart.',
      'The zipper opens on three sides.',
    ],
    care: bagCare,
  },
} satisfies Record<string, ProductKind>
