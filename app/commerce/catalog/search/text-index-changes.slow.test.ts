import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { naiveSearch } from './naive-search.fixture.ts'
import type { ProductText } from './segments/product-text.ts'
import { TextIndex } from './text-index.ts'
import { indexedWords } from './words/fold.ts'

const someWord = fc.oneof(
  fc.constantFrom(
    ...[
      'water',
      'watter',
      'waters',
      'pot',
      'pots',
      'bag',
      'bags',
      'school',
      'schools',
      'basic',
      'tee',
      't',
      's',
    ],
    ...[
      'T-shirt',
      'tshirt',
      'shirt',
      "men's",
      'mens',
      'crew',
      'neck',
      'crewneck',
      'dress',
      'dresses',
      'hoodie',
    ],
    ...[
      'hoodies',
      'hoody',
      'crème',
      'for',
      'on',
      'the',
      '1500',
      '2500',
      'boxes',
      'box',
      'gooseneck',
      'gosneck',
    ],
  ),
  fc.string({ unit: fc.constantFrom('a', 'b', 'é'), minLength: 1, maxLength: 9 }),
)
const someWords = (maxLength: number) => fc.array(someWord, { maxLength }).map(words => words.join(' '))
const someText: fc.Arbitrary<ProductText> = fc.record({
  title: someWords(4),
  brand: someWords(2),
  category: someWords(2),
  description: fc.oneof(fc.constant(''), someWords(5)),
})
/** On both sides of a segment boundary. */
const someSlot = fc.integer({ min: 65_524, max: 65_547 })
const someChange = fc.oneof(
  fc.record({ kind: fc.constant('replace' as const), slot: someSlot, text: someText }),
  fc.record({ kind: fc.constant('remove' as const), slot: someSlot }),
  fc.record({ kind: fc.constant('describe' as const), slot: someSlot, description: someWords(4) }),
  fc.record({ kind: fc.constant('merge' as const) }),
  fc.record({ kind: fc.constant('search' as const), query: someWords(4) }),
)

/** The index with its expected state: all products, and those that are searchable. */
class CheckedIndex {
  readonly index = new TextIndex()
  readonly known = new Set<string>()
  readonly named = new Set<string>()
  readonly all = new Map<number, ProductText>()
  visible = new Map<number, ProductText>()
  readonly atOnce = new Set<number>()

  replace(slot: number, text: ProductText) {
    this.index.replace(slot, text)
    this.#addWords(text)
    this.all.set(slot, text)
    this.visible.set(slot, text)
    this.atOnce.add(slot)
  }

  add(slot: number, text: ProductText) {
    this.index.add(slot, text)
    this.#addWords(text)
    this.all.set(slot, text)
  }

  remove(slot: number) {
    this.index.remove(slot)
    this.all.delete(slot)
    this.visible.delete(slot)
    this.atOnce.delete(slot)
  }

  describe(slot: number, more: string) {
    const text = this.all.get(slot)
    if (text?.description !== '') return
    this.index.addDescription(slot, more)
    const described = { ...text, description: more }
    this.#addWords(described)
    this.all.set(slot, described)
    if (this.atOnce.has(slot)) this.visible.set(slot, described)
  }

  async merge() {
    await this.index.merge()
    this.visible = new Map(this.all)
    this.atOnce.clear()
  }

  #addWords({ title, brand, category, description }: ProductText) {
    for (const text of [title, brand, category, description])
      for (const word of indexedWords(text).words) this.known.add(word)
    for (const text of [title, brand, category])
      for (const word of indexedWords(text).words) this.named.add(word)
  }

  check(query: string) {
    const { slots, scores } = this.index.search(query)
    expect({ slots: [...slots], scores: [...scores] }, query).toEqual(
      naiveSearch(query, this.visible, { all: this.known, named: this.named }),
    )
  }
}

describe('the index', () => {
  it('equals a scan of all products after any changes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(someText, { maxLength: 20 }),
        fc.array(someChange, { maxLength: 25 }),
        fc.array(someWords(4), { minLength: 1, maxLength: 6 }),
        async (texts, changes, queries) => {
          const checked = new CheckedIndex()
          for (const [at, text] of texts.entries()) checked.add(65_524 + at, text)
          for (const step of changes) {
            if (step.kind === 'replace') checked.replace(step.slot, step.text)
            if (step.kind === 'remove') checked.remove(step.slot)
            if (step.kind === 'describe') checked.describe(step.slot, step.description)
            if (step.kind === 'merge') await checked.merge()
            if (step.kind === 'search') checked.check(step.query)
          }
          for (const query of queries) checked.check(query)
          await checked.merge()
          expect(checked.index.pendingCount).toBe(0)
          for (const query of queries) checked.check(query)
        },
      ),
      { numRuns: 300 },
    )
  })

  it('keeps changes made during a merge', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(someText, { minLength: 1, maxLength: 20 }),
        fc.nat({ max: 12 }),
        fc.array(someChange, { maxLength: 8 }),
        someWords(3),
        async (texts, turns, changes, query) => {
          const checked = new CheckedIndex()
          for (const [at, text] of texts.entries()) checked.replace(65_530 + at, text)
          const merged = checked.index.merge()
          // With so little to do it never yields, but changes may come at every await.
          for (let turn = 0; turn < turns; turn++) await undefined
          for (const step of changes) {
            if (step.kind === 'replace') checked.replace(step.slot, step.text)
            if (step.kind === 'remove') checked.remove(step.slot)
            if (step.kind === 'search') checked.check(step.query)
          }
          await merged
          checked.check(query)
          await checked.merge()
          checked.check(query)
        },
      ),
      { numRuns: 200 },
    )
  })
})
