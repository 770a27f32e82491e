import { describe, expect, it } from 'vitest'
import { TextIndex } from './text-index.ts'

const nothingElse = { brand: '', category: '', description: '' }

async function shopOf(...titles: string[]): Promise<TextIndex> {
  const index = new TextIndex()
  for (const [slot, title] of titles.entries()) index.add(slot, { ...nothingElse, title })
  await index.merge()
  return index
}

function found(index: TextIndex, query: string): number[] {
  const { slots, scores } = index.search(query)
  return [...slots.keys()].sort((one, other) => scores[other]! - scores[one]!).map(at => slots[at]!)
}

describe('text search', () => {
  it('requires every word, in any order', async () => {
    const index = await shopOf('School Bag', 'Office Bag', 'School Shoes')
    expect(found(index, 'bag school')).toEqual([0])
  })

  it('recognizes the first word of a title when the second is another spelling of it', async () => {
    const index = await shopOf('Hoody Dress', 'Hoodie Hoody')
    index.replace(2, { ...nothingElse, title: 'Hoodie Hoody' })
    expect(found(index, 'hoodies')).toEqual([0, 1, 2])
    const { scores } = index.search('hoodies')
    expect(new Set(scores).size).toBe(1)
  })

  it('finds parts of text without blanks between words', async () => {
    const index = await shopOf(
      ...['帆布トートバッグ', 'ステンレス水筒 500 ml', '黑色纯棉T恤', '陶瓷水壶', 'กระเป๋าผ้า', 'แก้วน้ำเซรามิก'],
    )
    const cases = [
      ...['トートバッグ', '水筒', 'ステンレスの水筒', '黑色T恤', 'T恤', '纯棉', '水壶', '恤', '水'],
      ...['กระเป๋า', 'แก้วน้ำ', '白色T恤', '茶壶', 'バッグ 帆布'],
    ]
    expect(cases.map(query => found(index, query).toSorted())).toEqual([
      ...[[0], [1], [1], [2], [2], [2], [3], [2], [1, 3]],
      ...[[4], [5], [2], [], [0]],
    ])
    expect(index.search('水壶 茶壶').noResults).toEqual({ unknown: ['茶壶'], nearest: '水壶' })
  })

  it('corrects a typo and returns the corrected text', async () => {
    const index = await shopOf('Basic Crew Neck Tee', 'Water Pot', 'School Bag')
    const corrected = ['basc crew tee', 'watter pot', 'scool bag', 'shcool bag', 'bagg'].map(query => {
      const { slots, correctedText } = index.search(query)
      return [query, [...slots], correctedText]
    })
    expect(corrected).toEqual([
      ['basc crew tee', [0], 'basic crew tee'],
      ['watter pot', [1], 'water pot'],
      ['scool bag', [2], 'school bag'],
      ['shcool bag', [2], 'school bag'],
      ['bagg', [2], 'bag'],
    ])
    expect(index.search('school bags')).not.toHaveProperty('correctedText')
  })

  it('corrects one typo in a word of three letters if nothing else matches', async () => {
    const index = await shopOf('Basic Crew Neck Tee', 'Water Pot', 'Potter Cup', 'Top 100')
    const corrected = ['crew nek te', 'nec', 'pto', 'pat', 'hop', 'ta', '110'].map(query => {
      const { slots, correctedText } = index.search(query)
      return [query, [...slots], correctedText]
    })
    expect(corrected).toEqual([
      ['crew nek te', [0], 'crew neck te'],
      ['nec', [0], undefined],
      ['pto', [1], 'pot'],
      ['pat', [], undefined],
      ['hop', [], undefined],
      ['ta', [], undefined],
      ['110', [], undefined],
    ])
  })

  it('does not correct a word that products have', async () => {
    const index = await shopOf('Water Pot', 'Later Pot')
    expect(found(index, 'later')).toEqual([1])
  })

  it('corrects a known word when no product has all words as typed', async () => {
    const index = await shopOf('Water Pot', 'Later Bag')
    const { slots, correctedText } = index.search('later pot')
    expect([[...slots], correctedText]).toEqual([[0], 'water pot'])
  })

  it('does not correct numbers', async () => {
    const index = await shopOf('Bottle 1500', 'Bottle 2500')
    expect(found(index, 'bottle 1500')).toEqual([0])
    expect(found(index, 'bottle 3500')).toEqual([])
  })

  it('finds T-shirt, T shirt and Tshirt by each other', async () => {
    const index = await shopOf('White T-shirt', 'White T Shirt', 'White Tshirt', 'White T-Shirts')
    for (const query of ['t-shirt', 't shirt', 'tshirt', 'T-Shirts', 'tshirts', 't-shi'])
      expect(index.search(query).slots, query).toHaveLength(4)
  })

  it('splits and joins words', async () => {
    const index = await shopOf('Crew Neck Tee', 'Raincoat')
    expect(index.search('crewneck tee')).toMatchObject({ correctedText: 'crew neck tee' })
    expect(found(index, 'rain coat')).toEqual([1])
  })

  it('matches unfinished words', async () => {
    const index = await shopOf('Gooseneck Kettle', 'Goose')
    expect(found(index, 'gooseneck ket')).toEqual([0])
    expect(found(index, 'goosneck ketl')).toEqual([0])
  })

  it('ignores stop words that no product has', async () => {
    const index = await shopOf('School Bag', 'On Shoes', 'Shoes')
    expect(found(index, 'a bag for the school')).toEqual([0])
    expect(found(index, 'on shoes')).toEqual([1])
  })

  it('ignores accents', async () => {
    const index = await shopOf('Café Crème', 'Straße', 'Smørrebrød')
    expect(['cafe creme', 'CAFÉ', 'strasse', 'smorrebrod'].map(query => found(index, query))).toEqual([
      [0],
      [0],
      [1],
      [2],
    ])
  })

  it('ranks title before brand before category before description', async () => {
    const index = new TextIndex()
    index.add(0, { title: 'x', brand: '', category: '', description: 'clay' })
    index.add(1, { title: 'x', brand: '', category: 'Clay', description: '' })
    index.add(2, { title: 'x', brand: 'Clay', category: '', description: '' })
    index.add(3, { title: 'x claymore', brand: '', category: '', description: '' })
    await index.merge()
    expect(found(index, 'clay')).toEqual([3, 2, 1, 0])
  })

  it('ranks exact words before plurals and prefixes, and shorter titles first', async () => {
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

  it('returns unknown words and the nearest query with results', async () => {
    const index = await shopOf('School Bag', 'Water Pot')
    expect(index.search('school qwxyz').noResults).toEqual({ unknown: ['qwxyz'], nearest: 'school' })
    expect(index.search('pot qwxyz').noResults).toEqual({ unknown: ['qwxyz'], nearest: 'pot' })
    expect(index.search('shcolo').noResults).toEqual({ unknown: ['shcolo'], nearest: 'school' })
    expect(index.search('qqqq').noResults).toEqual({ unknown: ['qqqq'] })
  })

  it('leaves out words before the noun if nothing has them all', async () => {
    const index = await shopOf('School Bag', 'Water Pot')
    index.replace(2, { ...nothingElse, title: 'Towel', description: 'For a sturdy pot' })
    const { slots, correctedText } = index.search('school pot')
    expect([[...slots], correctedText]).toEqual([[1, 2], 'pot'])
    expect(index.search('pot sturdy bag').correctedText).toBe('bag')
    expect(index.search('bag sturdy').noResults).toEqual({ unknown: [], nearest: 'sturdy' })
  })

  it('finds nothing by function words alone, unless they are names', async () => {
    const index = await shopOf('School Bag', 'On Shoes')
    index.replace(2, { ...nothingElse, title: 'Towel', own: 'The best', description: 'With a loop' })
    const queries = ['the', 'with', 'on', 'the bag']
    expect(queries.map(query => found(index, query))).toEqual([[], [], [1], [0]])
  })

  it('finds numbers only as they are', async () => {
    const index = await shopOf('Bag 10 liter', 'Carafe 1 liter', 'Carafe 1,5 liter')
    expect(found(index, '1 liter')).toEqual([1])
    expect(found(index, '10')).toEqual([0])
    expect(index.search('12 liter')).toMatchObject({ noResults: { unknown: ['12'] } })
    expect(index.search('12 liter bag').correctedText).toBe('bag')
  })

  it('handles queries without words and very long ones', async () => {
    const index = await shopOf('School Bag', 'مياه عذبة', 'Bag 🎒')
    for (const query of ['', ' ', '\u0000\u0007', '🎒', '-', "'''", '\ud83c', '%_*', '‮', '\u0301'])
      expect(index.search(query)).toMatchObject({ slots: new Uint32Array(0) })
    expect(found(index, 'مياه')).toEqual([1])
    const before = process.threadCpuUsage().user
    index.search('a'.repeat(10_000))
    index.search('bag '.repeat(10_000))
    index.search('é́'.repeat(10_000))
    index.search('bags tools pots boots coats hats cups bowls lamps'.replaceAll('s', 'zz'))
    expect((process.threadCpuUsage().user - before) / 1000).toBeLessThan(200)
  })

  it('finds words in descriptions added later', async () => {
    const index = await shopOf('School Bag', 'Water Pot')
    index.addDescription(0, 'Waxed blue canvas')
    await index.merge()
    index.replace(1, { ...nothingElse, title: 'Water Pot' })
    index.addDescription(1, 'Blue glaze')
    expect(found(index, 'blue')).toEqual([0, 1])
  })

  it('yields to other work while merging', async () => {
    const index = new TextIndex()
    for (let slot = 0; slot < 40_000; slot++)
      index.add(slot, { ...nothingElse, title: `Bag ${slot} ${slot * 7} ${slot * 13}` })
    let yields = 0
    const merged = index.merge().then(() => true)
    while (!(await Promise.race([merged, new Promise(resolve => setImmediate(resolve))]))) yields++
    expect(yields).toBeGreaterThan(5)
  })
})
