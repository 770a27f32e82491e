/** Titles, and sentences of which each review has one or two. */
interface Opinions {
  titles: readonly string[]
  sentences: readonly string[]
}

const satisfied: Opinions = {
  titles: [
    'Just right',
    'Better than in the picture',
    'I would buy it again',
    'Well made',
    'Used every day',
    'A great gift',
    'Simple and sturdy',
    'Worth the price',
    'My second one',
    'Nothing to complain about',
    'Still like new',
    'Does what it should',
  ],
  sentences: [
    'I have used it every day since spring, and nothing has come loose.',
    'The color matches the picture.',
    'It arrived two days later, wrapped in paper.',
    'I bought it as a gift and kept it.',
    'It feels more expensive than it was.',
    'After six months it looks as good as on day one.',
    'The seams and edges are clean, inside too.',
    'A neighbor asked where I got it.',
    'It is lighter than I expected, which is a good thing.',
    'I measured it, and the size on the page is right.',
    'It has been on three trips and does not have a mark.',
    'We have two now, and they are never both at home.',
    'The care instructions are all you need.',
    'It was repaired once, free of charge, within a week.',
  ],
}

const mixedFeelings: Opinions = {
  titles: [
    'Good, with one drawback',
    'Smaller than I thought',
    'It will do',
    'Just okay',
    'Took some getting used to',
    'Not quite the color',
  ],
  sentences: [
    'It is well made, but smaller than it looks in the picture.',
    'The color is a little darker than on my screen.',
    'The first one had a defect; the second is fine.',
    'Good for a weekend, but I would choose something else for every day.',
    'It smelled like cardboard for a week.',
    'I like it, but at full price I would not buy it again.',
  ],
}

const disappointed: Opinions = {
  titles: ['Sent it back', 'Not for me', 'Did not last', 'Expected more', 'Came with a scratch'],
  sentences: [
    'It came with a scratch, and it took a week to hear back.',
    'A seam opened in the second month.',
    'It is heavier than the page makes you think.',
    'At least the return was easy.',
    'After one summer it looks ten years old.',
    'It looks bigger in the picture.',
  ],
}

export function opinionsForStars(stars: number): Opinions {
  if (stars >= 4) return satisfied
  return stars === 3 ? mixedFeelings : disappointed
}

/** First names; an initial follows in reviews. */
export const buyerNames: readonly string[] =
  'Aino Ben Carla Dmitri Elif Farah Gita Henrik Ines Jonas Kemal Lucía Mei Nadia Oskar Paula Quentin Rosa Samir Tove Uma Viktor Wanda Xenia Yusuf Zoë'.split(
    ' ',
  )
