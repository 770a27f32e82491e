import { describe, expect, it } from 'vitest'
import { TextIndex } from './text-index.ts'

const nothingElse = { brand: '', category: '', description: '' }

async function shopOf(...titles: string[]): Promise<TextIndex> {
  const index = new TextIndex()
  for (const [slot, title] of titles.entries()) index.add(slot, { ...nothingElse, title })
  await index.settle()
  return index
}

function found(index: TextIndex, query: string): number[] {
  const { slots, scores } = index.search(query)
  return [...slots.keys()].sort((one, other) => scores[other]! - scores[one]!).map(at => slots[at]!)
}

describe('finding products by words', () => {
  it('needs every word, in any order', async () => {
    const index = await shopOf('School Bag', 'Office Bag', 'School Shoes')
    expect(found(index, 'bag school')).toEqual([0])
  })

  it('knows that a title begins with a word also when the next one is its other spelling', async () => {
    const index = await shopOf('Hoody Dress', 'Hoodie Hoody')
    index.replace(2, { ...nothingElse, title: 'Hoodie Hoody' })
    expect(found(index, 'hoodies')).toEqual([0, 1, 2])
    const { scores } = index.search('hoodies')
    expect(new Set(scores).size).toBe(1)
  })

  it('forgives a slip, and says how it understood', async () => {
    const index = await shopOf('Basic Crew Neck Tee', 'Water Pot', 'School Bag')
    const respelled = ['basc crew tee', 'watter pot', 'scool bag', 'shcool bag', 'bagg'].map(query => {
      const { slots, respelled } = index.search(query)
      return [query, [...slots], respelled]
    })
    expect(respelled).toEqual([
      ['basc crew tee', [0], 'basic crew tee'],
      ['watter pot', [1], 'water pot'],
      ['scool bag', [2], 'school bag'],
      ['shcool bag', [2], 'school bag'],
      ['bagg', [2], 'bag'],
    ])
    expect(index.search('school bags')).not.toHaveProperty('respelled')
  })

  it('does not take another word for a slip when the shop has the word', async () => {
    const index = await shopOf('Water Pot', 'Later Pot')
    expect(found(index, 'later')).toEqual([1])
  })

  it('does take it when the words as typed are in no product together', async () => {
    const index = await shopOf('Water Pot', 'Later Bag')
    const { slots, respelled } = index.search('later pot')
    expect([[...slots], respelled]).toEqual([[0], 'water pot'])
  })

  it('does not take one number for another', async () => {
    const index = await shopOf('Bottle 1500', 'Bottle 2500')
    expect(found(index, 'bottle 1500')).toEqual([0])
    expect(found(index, 'bottle 3500')).toEqual([])
  })

  it('finds T-shirt, T shirt and Tshirt by each other', async () => {
    const index = await shopOf('White T-shirt', 'White T Shirt', 'White Tshirt', 'White T-Shirts')
    for (const query of ['t-shirt', 't shirt', 'tshirt', 'T-Shirts', 'tshirts', 't-shi'])
      expect(index.search(query).slots, query).toHaveLength(4)
  })

  it('takes a word apart, and two together', async () => {
    const index = await shopOf('Crew Neck Tee', 'Raincoat')
    expect(index.search('crewneck tee')).toMatchObject({ respelled: 'crew neck tee' })
    expect(found(index, 'rain coat')).toEqual([1])
  })

  it('knows what is meant before the word is finished', async () => {
    const index = await shopOf('Gooseneck Kettle', 'Goose')
    expect(found(index, 'gooseneck ket')).toEqual([0])
    expect(found(index, 'goosneck ketl')).toEqual([0])
  })

  it('passes over little words that no product has', async () => {
    const index = await shopOf('School Bag', 'On Shoes', 'Shoes')
    expect(found(index, 'a bag for the school')).toEqual([0])
    expect(found(index, 'on shoes')).toEqual([1])
  })

  it('reads all spellings of an accented word as one', async () => {
    const index = await shopOf('Café Crème', 'Straße', 'Smørrebrød')
    expect(['cafe creme', 'CAFÉ', 'strasse', 'smorrebrod'].map(query => found(index, query))).toEqual([
      [0],
      [0],
      [1],
      [2],
    ])
  })

  it('puts title before brand before category before description, however well they match', async () => {
    const index = new TextIndex()
    index.add(0, { title: 'x', brand: '', category: '', description: 'clay' })
    index.add(1, { title: 'x', brand: '', category: 'Clay', description: '' })
    index.add(2, { title: 'x', brand: 'Clay', category: '', description: '' })
    index.add(3, { title: 'x claymore', brand: '', category: '', description: '' })
    await index.settle()
    expect(found(index, 'clay')).toEqual([3, 2, 1, 0])
  })

  it('puts the same word before its plural, a beginning and a slip, and the shorter title first', async () => {
    const index = await shopOf(
      'The Potter',
      'The Pots',
      'The Big Pot',
      'Pot of the House',
      'The Pot',
      'Pot Holder',
      'Pot',
    )
    expect(found(index, 'pot')).toEqual([6, 5, 3, 4, 2, 1, 0])
  })

  it('says which words nobody knows, and what comes nearest', async () => {
    const index = await shopOf('School Bag', 'Water Pot')
    expect(index.search('school qwxyz').nothing).toEqual({ unknown: ['qwxyz'], nearest: 'school' })
    expect(index.search('school pot').nothing).toEqual({ unknown: [], nearest: 'pot' })
    expect(index.search('shcolo').nothing).toEqual({ unknown: ['shcolo'], nearest: 'school' })
    expect(index.search('qqqq').nothing).toEqual({ unknown: ['qqqq'] })
  })

  it('answers nothing sane to what is not a query', async () => {
    const index = await shopOf('School Bag', 'مياه عذبة', 'Bag 🎒')
    for (const query of ['', ' ', '\u0000\u0007', '🎒', '-', "'''", '\ud83c', '%_*', '‮', '\u0301'])
      expect(index.search(query)).toMatchObject({ slots: new Uint32Array(0) })
    expect(found(index, 'مياه')).toEqual([1])
    const began = performance.now()
    index.search('a'.repeat(10_000))
    index.search('bag '.repeat(10_000))
    index.search('é́'.repeat(10_000))
    index.search('bags tools pots boots coats hats cups bowls lamps'.replaceAll('s', 'zz'))
    expect(performance.now() - began).toBeLessThan(200)
  })

  it('finds a description that came later', async () => {
    const index = await shopOf('School Bag', 'Water Pot')
    index.addDescription(0, 'Waxed blue canvas')
    await index.settle()
    index.replace(1, { ...nothingElse, title: 'Water Pot' })
    index.addDescription(1, 'Blue glaze')
    expect(found(index, 'blue')).toEqual([0, 1])
  })

  it('lets others have their turn while it settles', async () => {
    const index = new TextIndex()
    for (let slot = 0; slot < 40_000; slot++)
      index.add(slot, { ...nothingElse, title: `Bag ${slot} ${slot * 7} ${slot * 13}` })
    let turns = 0
    const settled = index.settle().then(() => true)
    while (!(await Promise.race([settled, new Promise(resolve => setImmediate(resolve))]))) turns++
    expect(turns).toBeGreaterThan(5)
  })
})
