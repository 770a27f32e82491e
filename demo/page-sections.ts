interface DemoSection {
  page: string
  kind: 'story' | 'quote' | 'journal'
  heading: string
  text: string
  action: string | null
  href: string | null
  picture: string | null
  alt: string
  /** The product and the author of the review that a quote shows. */
  review?: { product: string; author: string }
}

/** In order. */
export const pageSections: readonly DemoSection[] = [
  {
    page: 'home',
    kind: 'story',
    heading: 'Four materials that age well',
    text: 'Combed cotton, waxed canvas, vegetable-tanned leather and stoneware. Cotton softens, canvas creases where you carry it, leather darkens. Glaze stays just as it is.',
    action: 'Why leather darkens',
    href: '/journal/leather-that-darkens',
    picture: 'scene-hook.jpg',
    alt: 'A cobalt backpack and a canvas tote on a peg rail in window light, above a bench with a steel bottle, a cap and three folded tees',
  },
  {
    page: 'home',
    kind: 'story',
    heading: 'Made so you can see how',
    text: 'The water pot is thrown by hand and glazed down to a bare clay foot. Tee collars are ribbed and lie flat. Bags close with metal, where plastic would give first.',
    action: 'How a pot is made',
    href: '/journal/one-pot-at-a-time',
    picture: 'scene-table.jpg',
    alt: 'The water pot with olive twigs on an oak table, beside two lemons, a glass carafe and a terracotta tumbler',
  },
  {
    page: 'home',
    kind: 'quote',
    heading: 'From your reviews',
    text: '',
    action: null,
    href: null,
    picture: null,
    alt: '',
    review: { product: 'water-pot', author: 'Signe A.' },
  },
  {
    page: 'home',
    kind: 'journal',
    heading: 'From the journal',
    text: '',
    action: 'All entries',
    href: '/journal',
    picture: null,
    alt: '',
  },
  {
    page: 'about',
    kind: 'story',
    heading: 'It started with one bag',
    text: 'We wanted a bag for school, work and the market that we wouldn’t have to think about again. We made one. Then friends asked where it was from.\nTote is still that: a short list of things for every day, each worked on until we’d carry it ourselves.',
    action: 'See the bags',
    href: '/collections/bags',
    picture: 'scene-travel.jpg',
    alt: 'A sage duffel on an oak chair in window light, and a green steel bottle on the floor',
  },
  {
    page: 'about',
    kind: 'story',
    heading: 'Few things, few materials',
    text: 'Cotton, canvas, leather, stoneware. We know where each one wears, so that’s where we put the work: ribbed collars, brass rings, zippers made of metal.',
    action: 'Find your tee',
    href: '/collections/basic-tees',
    picture: 'school-bag-detail.jpg',
    alt: 'Metal zipper, leather pull and leather patch on blue waxed canvas, close up',
  },
  {
    page: 'about',
    kind: 'story',
    heading: 'We stand behind it',
    text: '{warranty}. {returns}. If something isn’t right, tell us. We’d rather fix a thing than sell another.',
    action: 'Write to us',
    href: '/contact',
    picture: 'water-pot-side.jpg',
    alt: 'Speckled white water pot, from above, with a bare clay foot',
  },
]
