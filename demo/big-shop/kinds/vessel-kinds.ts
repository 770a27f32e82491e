import type { ProductKind } from './product-kind.ts'

const clays = ['stoneware', 'porcelain', 'terracotta', 'earthenware', 'enamel']
const metals = ['steel', 'brushed steel', 'copper', 'enamel', 'aluminum', 'titanium']
const dishes = [
  'Dishwasher safe on the top rack.',
  'Wash it by hand and dry it at once.',
  'Remove limescale with a spoonful of vinegar in warm water.',
]

export const vesselKinds = {
  pot: {
    code: 'POT',
    materials: clays,
    dollars: [18, 140],
    sizes: ['20-oz', '34-oz', '50-oz'],
    weights: [1.1, 4.8],
    pictures: ['water-pot.jpg'],
    facts: [
      'Thrown by hand and glazed down to a bare foot.',
      'The cut spout pours without dripping.',
      'It keeps water cool for about two hours.',
      'The handle leaves room for four fingers.',
    ],
    care: [...dishes, 'Do not put it on a stove.'],
  },
  carafe: {
    code: 'CRF',
    materials: ['borosilicate glass', 'recycled glass', 'crystal', 'smoked glass', 'pressed glass'],
    dollars: [15, 120],
    sizes: ['20-oz', '34-oz', '50-oz'],
    weights: [0.7, 2.6],
    pictures: ['carafe.jpg'],
    facts: [
      'The stopper is turned from one piece of oak.',
      'The neck is wide enough for a bottle brush.',
      'The wide base stands steady beside a bed.',
      'The glass withstands boiling water.',
    ],
    care: dishes,
  },
  bottle: {
    code: 'BTL',
    materials: [...metals, 'tritan', 'borosilicate glass'],
    dollars: [9, 65],
    sizes: ['12-oz', '16-oz', '20-oz', '34-oz'],
    weights: [0.4, 1.5],
    pictures: ['bottle-steel.jpg'],
    facts: [
      'Cold drinks stay cold for a day, hot ones hot for eight hours.',
      'The cap has a loop that folds flat.',
      'It fits most car cup holders.',
      'The seal is removable and replaceable.',
    ],
    care: dishes,
  },
  cup: {
    code: 'CUP',
    materials: [...clays, ...metals.slice(0, 3), 'bamboo fiber'],
    dollars: [7, 48],
    sizes: ['12-oz', '16-oz'],
    weights: [0.3, 1.2],
    pictures: ['tumbler.jpg'],
    facts: [
      'Coffee stays hot for about three hours under the lid.',
      'The rim is thin and comfortable.',
      'They stack neatly.',
      'The lid slides open with your thumb.',
    ],
    care: dishes,
  },
  kettle: {
    code: 'KTL',
    materials: [...metals, 'cast iron', 'stoneware'],
    dollars: [28, 190],
    sizes: ['20-oz', '34-oz', '50-oz'],
    weights: [1.2, 4.4],
    pictures: ['kettle.jpg'],
    facts: [
      'The narrow spout gives a thin, steady stream.',
      'The walnut grip stays cool on gas and on induction.',
      'The lid stays on while you pour.',
      'A strainer behind the spout holds the leaves back.',
    ],
    care: dishes,
  },
} satisfies Record<string, ProductKind>
