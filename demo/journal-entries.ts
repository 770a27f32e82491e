/** Each has a text in `demo/texts/journal`: title, summary and body. The latest comes last. */
export const journalEntries = [
  {
    slug: 'one-pot-at-a-time',
    author: 'Linnea Holm',
    picture: 'water-pot-side.jpg',
    alt: 'Speckled white water pot, from above, with a bare clay foot',
    published_at: '2026-09-25T09:00:00.000Z',
  },
  {
    slug: 'wash-a-tee-so-it-lasts',
    author: 'Ruben Castle',
    picture: 'tee-sage-folded.jpg',
    alt: 'Three folded sage tees in a stack',
    published_at: '2026-10-16T09:00:00.000Z',
  },
  {
    slug: 'leather-that-darkens',
    author: 'Linnea Holm',
    picture: 'hamal-dista-side.jpg',
    alt: 'Half-moon shoulder bag in clay leather, from the side',
    published_at: '2026-11-13T09:00:00.000Z',
  },
]
