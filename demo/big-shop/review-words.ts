/** What buyers say: a title, and sentences of which each review has one or two. */
interface Opinions {
  titles: readonly string[]
  sentences: readonly string[]
}

const content: Opinions = {
  titles: [
    'Just right',
    'Better than the picture',
    'I would buy it again',
    'Well made',
    'Used every day',
    'A good present',
    'Simple and sturdy',
    'Worth the price',
    'My second one',
    'Nothing to complain about',
    'Still like new',
    'Does what it should',
  ],
  sentences: [
    'I have used it every day since spring, and nothing has come loose.',
    'The color is that of the picture.',
    'It came two days later, folded in paper.',
    'I bought it as a present and kept it.',
    'It feels like more than it cost.',
    'After half a year it looks as it did on the first day.',
    'The seams and edges are clean, inside too.',
    'A neighbor asked where I had it from.',
    'It is lighter than I expected, and that is a good thing.',
    'I measured first, and it is as large as the page says.',
    'It has been on three journeys and has no mark.',
    'We have two now, and they are never both at home.',
    'The care that the page asks for is enough.',
    'It was repaired once, free of charge, within a week.',
  ],
}

const undecided: Opinions = {
  titles: [
    'Good, with a but',
    'Smaller than I thought',
    'It will do',
    'Neither good nor bad',
    'Took some time',
    'Not quite the color',
  ],
  sentences: [
    'It is well made, but smaller than it looks in the picture.',
    'The color is a little darker than on my screen.',
    'The first one had a fault; the second is fine.',
    'For a weekend it is good, for every day I would choose another.',
    'It smelled of the box for a week.',
    'I like it, but at full price I would not buy it again.',
  ],
}

const disappointed: Opinions = {
  titles: ['Sent it back', 'Not for me', 'Did not last', 'Expected more', 'Came with a scratch'],
  sentences: [
    'It came with a scratch, and the answer took a week.',
    'A seam opened in the second month.',
    'It is heavier than the page makes one think.',
    'Sending it back was easy, at least.',
    'After a summer it looks ten years old.',
    'The picture shows it larger than it is.',
  ],
}

export function opinionsOf(stars: number): Opinions {
  if (stars >= 4) return content
  return stars === 3 ? undecided : disappointed
}

/** First names of invented buyers; the letter of another one follows. */
export const buyers: readonly string[] =
  'Aino Ben Carla Dmitri Elif Farah Gita Henrik Ines Jonas Kemal Lucía Mei Nadia Oskar Paula Quentin Rosa Samir Tove Uma Viktor Wanda Xenia Yusuf Zoë'.split(
    ' ',
  )
