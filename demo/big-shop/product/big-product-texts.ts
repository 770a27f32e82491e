import type { ProductKind } from '../kinds/product-kind.ts'
import type { SeededRandom } from '../seeded-random.ts'
import { modelNames } from '../words/invented-names.ts'
import { adjectives, placeNames, useCases } from '../words/word-lists.ts'

interface ProductTextFields {
  title: string
  description: string
  details: string
  material: string
  place: string
  /** In pounds. */
  weight: number
}

/** Makes a title, a description of 20 to 60 words, and details. */
export function writeProductTexts(
  random: SeededRandom,
  kind: ProductKind,
  noun: string,
  brand: string,
): ProductTextFields {
  const material = random.pick(kind.materials)
  const adjective = random.pickSkewed(
    adjectives.filter(word => !noun.includes(word)),
    1.5,
  )
  const model = random.pickSkewed(modelNames, 2)
  const place = random.pick(placeNames)
  const care = random.pick(kind.care)
  const [lightest, heaviest] = kind.weights
  const weight = Math.round(10 * (lightest + random.next() * (heaviest - lightest))) / 10
  const opening = `${article(adjective)} ${adjective.toLowerCase()} ${noun.toLowerCase()} in ${material} by ${brand}, for ${random.pick(useCases)}.`
  const facts = random.sample(kind.facts, random.integer(1, 2))
  return {
    title: writeTitle(random, { adjective, material, model, noun }),
    description: [opening, ...facts, `Made in ${place}. ${care}`].join(' '),
    details: `Care: ${care.replace(/\.$/, '')}`,
    ...{ material, place, weight },
  }
}

interface TitleParts {
  adjective: string
  material: string
  model: string
  noun: string
}

function writeTitle(random: SeededRandom, { adjective, material, model, noun }: TitleParts): string {
  const titled = material.replace(/(?<=^|[ -])\p{Letter}/gu, letter => letter.toUpperCase())
  const style = random.next()
  if (style < 0.35) return `${model} ${titled} ${noun}`
  if (style < 0.65) return `${adjective} ${titled} ${noun}`
  if (style < 0.9) return `${adjective} ${noun} ${model}`
  return `${model} ${noun} No. ${random.integer(2, 99)}`
}

function article(word: string): string {
  return /^[AEIOUÉ]/.test(word) && !/^(Uni|Eu)/.test(word) ? 'An' : 'A'
}
