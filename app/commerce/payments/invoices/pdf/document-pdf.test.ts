import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { documentPdf } from './document-pdf.server.ts'
import { pdfText, structureOf } from './pdf-text.fixture.ts'
import { sampleContent } from './sample-content.fixture.ts'
import { contentInScripts, textsInScripts } from './scripts-content.fixture.ts'

const line = sampleContent.lines[0]!
const pagesOf = (file: Buffer) => file.toString('latin1').match(/\/Type \/Page$/gm)!.length

const hashOf = (file: Buffer) => createHash('sha256').update(file).digest('hex')

describe('a document', () => {
  // A change here changes documents that were issued: print new ones with a new layout instead.
  it('has the same bytes on every machine and in every version of the shop', async () => {
    const hash = 'd889b5a95503226b7ccd6dc513baac83663bffab3c32c2ff5f78b9f71a727a8e'
    expect(hashOf(await documentPdf(contentInScripts))).toBe(hash)
  })

  it('prints every script, with a glyph for each character', async () => {
    const file = await documentPdf(contentInScripts)
    const read = structureOf(file).map(({ text }) => text)
    for (const [name, title] of textsInScripts) {
      expect(read.join('\n')).toContain(name)
      expect(read).toContain(title)
    }
    expect(file.toString('latin1')).not.toMatch(/<0000>[^\n]*TJ/)
  })

  it('tells a screen reader its parts, in the order of reading, and the language of each', async () => {
    const hebrew = { title: 'שלום ABC 12-34 עולם', detail: 'XL' }
    const content = { ...sampleContent, lines: [{ ...line, ...hebrew }] }
    expect(structureOf(await documentPdf(content))).toMatchObject([
      { tag: 'P', text: 'tote' },
      { tag: 'H1', text: 'Invoice 000001' },
      { tag: 'H2', text: 'Billed to' },
      { tag: 'P', text: sampleContent.buyer.join('') },
      ...sampleContent.facts.flatMap(({ name, value }) => [
        { tag: 'Lbl', text: name },
        { tag: 'LBody', text: value },
      ]),
      ...sampleContent.columns.map(text => ({ tag: 'TH', text, scope: 'Column' })),
      { tag: 'P', text: hebrew.title, lang: 'he' },
      { tag: 'P', text: 'XL' },
      ...['2', '$44.00', '$88.00'].map(text => ({ tag: 'TD', text })),
      { tag: 'TH', text: 'Subtotal', scope: 'Row' },
      { tag: 'TD', text: '$88.00' },
      { tag: 'TH', text: 'Total', scope: 'Row' },
      { tag: 'TD', text: '$88.00' },
      { tag: 'H2', text: 'How to pay' },
      { tag: 'P', text: sampleContent.note!.lines[0] },
      { tag: 'P', text: sampleContent.seller.join(' · ') },
    ])
  })

  it('repeats neither headings nor the seller to a screen reader', async () => {
    const file = await documentPdf({ ...sampleContent, lines: Array.from({ length: 30 }, () => line) })
    const read = structureOf(file)
    expect(read.filter(({ tag, scope }) => tag === 'TH' && scope === 'Column')).toHaveLength(4)
    expect(read.filter(({ text }) => text === sampleContent.seller.join(' · '))).toHaveLength(1)
    expect(read.filter(({ text }) => text === line.title)).toHaveLength(30)
  })

  it('prints Han characters as the country of the address writes them, and all else as that of the shop', async () => {
    const fontsFor = async (buyer: string, seller: string, address: string) => {
      const content = {
        ...sampleContent,
        buyer: [address],
        countries: { buyer, seller },
        lines: [{ ...line, title: '門' }],
      }
      const text = (await documentPdf(content)).toString('latin1')
      return [
        ...new Set(
          [...text.matchAll(/\+noto-sans-(\w+?)-\d+-(400|600)/g)].map(
            ([, family, weight]) => `${family} ${weight}`,
          ),
        ),
      ].sort()
    }
    expect(await fontsFor('JP', 'TW', '直角')).toEqual(['jp 400', 'tc 600'])
    expect(await fontsFor('CN', 'KR', '直角')).toEqual(['kr 600', 'sc 400'])
    expect(await fontsFor('HK', 'DE', '直角')).toEqual(['hk 400', 'sc 600'])
    expect(await fontsFor('DE', 'DE', 'コーポ直角')).toEqual(['jp 400', 'sc 600'])
  })

  it('prints everything in its content, in any alphabet', async () => {
    const text = pdfText(await documentPdf(sampleContent))
    const { brand, title, seller, buyerLabel, buyer, facts, columns, lines, totals, note } = sampleContent
    const printed = [brand, title, seller.join(' · '), buyerLabel, ...buyer, ...columns, note!.title]
    for (const { name, value } of facts) printed.push(name, value)
    for (const one of lines) printed.push(...Object.values(one))
    for (const { label, amount } of totals) printed.push(label, amount)
    for (const one of [...printed, ...note!.lines, 'Page 1 of 1']) expect(text).toContain(one)
  })

  it('breaks words that are longer than their column', async () => {
    const title = 'W'.repeat(120)
    const text = pdfText(await documentPdf({ ...sampleContent, lines: [{ ...line, title }] }))
    const pieces = text.filter(one => /^W+$/.test(one))
    expect([pieces.length > 1, pieces.join('')]).toEqual([true, title])
  })

  it('repeats headings and numbers the pages of a long order', async () => {
    const long = { ...sampleContent, lines: Array.from({ length: 30 }, () => line) }
    const file = await documentPdf(long)
    const text = pdfText(file)
    expect(pagesOf(file)).toBe(3)
    expect(text.filter(one => one === 'Qty')).toHaveLength(3)
    expect(text.filter(one => /^Page \d of 3$/.test(one))).toHaveLength(3)
    expect(text.filter(one => one === line.title)).toHaveLength(30)
  })

  it('fits the paper of the buyer', async () => {
    const boxes = async (pageSize: 'A4' | 'LETTER') =>
      /\/MediaBox \[(.*)\]/.exec((await documentPdf({ ...sampleContent, pageSize })).toString('latin1'))![1]
    expect([await boxes('A4'), await boxes('LETTER')]).toEqual(['0 0 595.28 841.89', '0 0 612 792'])
  })
})
