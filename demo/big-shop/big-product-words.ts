import type { Dice } from './dice.ts'
import { modelNames } from './invented-names.ts'
import type { Kind } from './kind.ts'
import { adjectives, places, uses } from './words.ts'

interface Words {
  title: string
  description: string
  details: string
}

/** What is written about a product: its title, 20 to 60 words about it, and a line for each fact. */
export function writeAbout(dice: Dice, kind: Kind, noun: string, brand: string): Words {
  const material = dice.pick(kind.materials)
  const adjective = dice.pickFavorite(
    adjectives.filter(word => !noun.includes(word)),
    1.5,
  )
  const model = dice.pickFavorite(modelNames, 2)
  const place = dice.pick(places)
  const care = dice.pick(kind.care)
  const weight = (kind.weights[0] + dice.next() * (kind.weights[1] - kind.weights[0])).toFixed(1)
  const opening = `${article(adjective)} ${adjective.toLowerCase()} ${noun.toLowerCase()} in ${material} by ${brand}, for ${dice.pick(uses)}.`
  const facts = dice.pickSome(kind.facts, dice.whole(1, 2))
  return {
    title: titleOf(dice, { adjective, material, model, noun }),
    description: [opening, ...facts, `Made in ${place}. ${care}`].join(' '),
    details: [
      `Material: ${material}`,
      `Weight: ${weight} lb`,
      `Made in: ${place}`,
      `Care: ${care.replace(/\.$/, '')}`,
    ].join('\n'),
  }
}

interface Parts {
  adjective: string
  material: string
  model: string
  noun: string
}

function titleOf(dice: Dice, { adjective, material, model, noun }: Parts): string {
  const titled = material.replace(/(?<=^|[ -])\p{Letter}/gu, letter => letter.toUpperCase())
  const way = dice.next()
  if (way < 0.35) return `${model} ${titled} ${noun}`
  if (way < 0.65) return `${adjective} ${titled} ${noun}`
  if (way < 0.9) return `${adjective} ${noun} ${model}`
  return `${model} ${noun} No. ${dice.whole(2, 99)}`
}

function article(word: string): string {
  return /^[AEIOUÉ]/.test(word) && !/^(Uni|Eu)/.test(word) ? 'An' : 'A'
}
