import { describe, expect, it } from 'vitest'
import { breakLines, prepareParagraph, shapeLine, widthOf } from './paragraph.server.ts'
import { printableText } from './printable-text.ts'
import { DocumentTypefaces } from './typefaces.server.ts'

const plain = { weight: 'plain', tracking: 0 } as const

async function prepare(typed: string) {
  const text = printableText(typed)
  const typefaces = new DocumentTypefaces()
  await typefaces.load(text, 'jp')
  return prepareParagraph(text, 'jp', typefaces)
}

/** The characters on paper from left to right. */
async function shaped(typed: string) {
  const paragraph = await prepare(typed)
  const runs = shapeLine(paragraph, 0, paragraph.text.length, plain)
  const groups = runs.flatMap(run => run.groups)
  return {
    fonts: runs.map(({ font }) => font.name.replace(/-400$/, '')),
    texts: groups.map(({ text }) => text),
    glyphs: groups.map(group => group.glyphs.map(({ id }) => id)),
    groups,
    width: widthOf(runs),
  }
}

async function lines(typed: string, width: number) {
  const paragraph = await prepare(typed)
  return breakLines(paragraph, width, plain).map(([start, end]) => paragraph.text.slice(start, end))
}

describe('text on paper', () => {
  it.each([
    ['שלום ABC 12-34 עולם', 'םלוע ABC 12-34 םולש'],
    ['ABC שלום 12-34', 'ABC 12-34 םולש'],
    ['שלום (ABC) עולם', 'םלוע )ABC( םולש'],
    ['Total: \u2068שלום\u2069 12', 'Total: םולש 12'],
    ['مرحبا ٢٠', '٢٠ ابحرم'],
    ['abc\u202Edef\u202C', 'abcfed'],
  ])('%j stands in the order of UAX #9', async (text, order) => {
    expect((await shaped(text)).texts.join('')).toBe(order)
  })

  it('mirrors parentheses from right to left', async () => {
    const { groups } = await shaped('(א)')
    const latin = await shaped('(a)')
    expect(groups[0]!.text).toBe(')')
    expect(groups[0]!.glyphs[0]!.id).toBe(latin.glyphs[0]![0])
  })

  it('joins Arabic letters', async () => {
    const [joined, apart] = [await shaped('بب'), await shaped('ب ب')]
    expect(joined.glyphs[0]).not.toEqual(apart.glyphs[0])
  })

  it.each([
    ['Devanagari vowel signs stand before their consonant', 'कि', 'क'],
    ['Devanagari letters form conjuncts', 'क्ष', 'कष'],
    ['Bengali vowel signs stand around their consonant', 'কো', 'ক'],
    ['Khmer letters stand below', 'ស្ព', 'សព'],
    ['Sinhala joiners form conjuncts', 'ශ්‍රී', 'ශ්රී'],
  ])('%s', async (_, text, other) => {
    const [one, another] = [await shaped(text), await shaped(other)]
    expect(one.texts).toEqual([text])
    expect(one.glyphs[0]).not.toEqual(another.glyphs.flat())
    expect(one.glyphs.flat()).not.toContain(0)
  })

  it('puts combining marks on their letters', async () => {
    const { texts, groups } = await shaped('בְּ')
    expect(texts).toEqual(['בְּ'])
    const marks = groups[0]!.glyphs.filter(({ advance }) => advance === 0)
    expect(marks.length).toBeGreaterThan(0)
    expect((await shaped('e\u0301')).texts).toEqual(['é'])
  })

  it.each([
    ['School Bag', ['instrument-sans']],
    ['Žofie', ['noto-sans-latin-ext', 'noto-sans-latin']],
    ['Bag 背包', ['instrument-sans', 'noto-sans-jp']],
    ['भारत', ['noto-sans-devanagari-devanagari']],
    ['→', ['DejaVuSans']],
  ])('%s is in %j', async (text, fonts) => {
    const found = (await shaped(text)).fonts.map(name => name.replace(/-jp-\d+$/, '-jp'))
    expect([...new Set(found)]).toEqual(fonts)
  })

  it.each(['👨‍👩‍👧‍👦', '🇩🇪', '👍🏽', '❤️'])('%s is one picture', async emoji => {
    const { texts, fonts } = await shaped(emoji)
    expect(texts).toEqual([emoji])
    expect(fonts[0]).toMatch(/^noto-emoji/)
  })

  it('shows a substitute for what no typeface has, and still tells what was meant', async () => {
    const { texts, fonts, glyphs } = await shaped('a\u{13000}b')
    expect(texts).toEqual(['a', '\u{13000}', 'b'])
    expect(fonts).toEqual(['instrument-sans', 'DejaVuSans', 'instrument-sans'])
    expect(glyphs[1]).toEqual((await shaped('x\u{13001}')).glyphs[1])
    expect(glyphs.flat()).not.toContain(0)
  })

  it('prints neither control characters nor halves of characters', async () => {
    expect((await shaped('a\u0000b\r\nc\ud800')).texts.join('')).toBe('ab c\ufffd')
  })

  it('wraps between words, and breaks words that are too long between characters', async () => {
    expect(await lines('one two three', 4)).toEqual(['one two', 'three'])
    expect((await lines('W'.repeat(30), 5)).join('')).toBe('W'.repeat(30))
    expect((await lines('👨‍👩‍👧‍👦'.repeat(3), 1)).every(line => line === '👨‍👩‍👧‍👦')).toBe(true)
    expect(await lines('', 5)).toEqual([''])
    for (const line of await lines('กระเป๋าเป้สะพายหลังกันน้ำสำหรับนักเรียน', 8))
      expect((await shaped(line)).width).toBeLessThanOrEqual(8)
  })

  it('keeps the direction of a paragraph on each of its lines', async () => {
    const paragraph = await prepare('שלום עולם ABC 12')
    const [, second] = breakLines(paragraph, 5, plain)
    const runs = shapeLine(paragraph, ...second!, plain)
    expect(runs.flatMap(({ groups }) => groups.map(({ text }) => text)).join('')).toBe('ABC 12')
  })

  it('takes little time for a long text', async () => {
    const start = performance.now()
    await lines('שלום ABC 12 กระเป๋าเป้ '.repeat(100), 20)
    await lines('W'.repeat(2000), 20)
    expect(performance.now() - start).toBeLessThan(5000)
  })
})
