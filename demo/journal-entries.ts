/** Each has a text in `demo/texts/journal`: title, summary and body. The latest comes last. */
export const journalEntries = [
  {
    slug: 'one-pot-at-a-time',
    author: 'Linnea Holm',
    picture: 'water-pot-detail.jpg',
    alt: 'Lip and cut spout of the speckled white water pot, close up',
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
    picture: 'scene-desk.jpg',
    alt: 'A black leather briefcase and a clay leather pouch on a desk in window light, beside three books and a cup',
    published_at: '2026-11-13T09:00:00.000Z',
  },
]
