export interface DemoReview {
  stars: 1 | 2 | 3 | 4 | 5
  author: string
  title: string
  body: string
  createdAt: string
}

/** Reviews by product slug. The names are made up. */
export const reviews: Readonly<Record<string, readonly DemoReview[]>> = {
  product: [
    {
      stars: 4,
      author: 'Maren K.',
      title: 'A good plain tee',
      body: 'The collar has kept its shape through a summer of washing. It lost half an inch in length the first time, as the page says, so I sized up for the second one.',
      createdAt: '2026-07-11T16:20:00.000Z',
    },
  ],
  'school-bag': [
    {
      stars: 5,
      author: 'Teo R.',
      title: 'Opens to the bottom',
      body: 'No more digging. The lunch box stays upright, and it doesn’t press on the laptop.',
      createdAt: '2026-11-14T08:05:00.000Z',
    },
    {
      stars: 4,
      author: 'Ilse V.',
      title: 'Dry in a shower',
      body: 'Twenty minutes of rain and the books were dry. The wax rubs off a little on a light jacket in the first week.',
      createdAt: '2026-11-09T17:40:00.000Z',
    },
    {
      stars: 5,
      author: 'Priya N.',
      title: 'For a nine-year-old and for me',
      body: 'The straps go short enough for my daughter and long enough for me.',
      createdAt: '2026-11-02T19:12:00.000Z',
    },
    {
      stars: 2,
      author: 'Gus O.',
      title: 'Too warm on the back',
      body: 'Well made, but the back panel has no air. I arrive at work soaked after cycling.',
      createdAt: '2026-10-25T06:58:00.000Z',
    },
    {
      stars: 5,
      author: 'Hanna L.',
      title: 'The pockets are where they should be',
      body: 'Both bottle pockets hold a real bottle, even when the bag is full.',
      createdAt: '2026-10-17T12:31:00.000Z',
    },
    {
      stars: 4,
      author: 'Bo S.',
      title: 'Sturdy',
      body: 'It spent a semester being dropped in hallways, and nothing has come loose. One zipper was stiff at first.',
      createdAt: '2026-10-10T14:02:00.000Z',
    },
    {
      stars: 5,
      author: 'Amal D.',
      title: 'Exactly the blue in the picture',
      body: 'It arrived two days later, wrapped in paper.',
      createdAt: '2026-10-01T09:44:00.000Z',
    },
  ],
  'water-pot': [
    {
      stars: 5,
      author: 'Signe A.',
      title: 'Does not drip',
      body: 'The first pitcher in this house that leaves no ring on the table.',
      createdAt: '2026-11-06T18:25:00.000Z',
    },
    {
      stars: 4,
      author: 'Paul W.',
      title: 'Heavier than it looks',
      body: 'Full, it takes two hands. It looks lovely on the table, and the water does stay cool.',
      createdAt: '2026-10-20T11:10:00.000Z',
    },
  ],
  'office-bag': [
    {
      stars: 5,
      author: 'Rosa M.',
      title: 'Stands by itself',
      body: 'It stands beside the desk instead of lying under it. The leather at the handles got softer within a month.',
      createdAt: '2026-05-04T07:30:00.000Z',
    },
    {
      stars: 3,
      author: 'Dan F.',
      title: 'Only just fits',
      body: 'My 15-inch laptop fits without its case and not with it.',
      createdAt: '2026-03-22T20:15:00.000Z',
    },
  ],
  'basic-crew-neck-tee-black': [
    {
      stars: 4,
      author: 'Jonas E.',
      title: 'Wash it separately, twice',
      body: 'Just as they say. After that it stayed black.',
      createdAt: '2026-11-12T10:00:00.000Z',
    },
  ],
  'canvas-tote': [
    {
      stars: 5,
      author: 'Noor B.',
      title: 'A week of groceries',
      body: 'The handles are long enough for a winter coat. Mine has carried two melons home.',
      createdAt: '2026-11-20T15:45:00.000Z',
    },
  ],
}
