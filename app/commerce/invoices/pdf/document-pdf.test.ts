import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { documentPdf } from './document-pdf.server.ts'
import { pdfText } from './pdf-text.fixture.ts'
import { sampleContent } from './sample-content.fixture.ts'

const line = sampleContent.lines[0]!
const pagesOf = (file: Buffer) => file.toString('latin1').match(/\/Type \/Page$/gm)!.length

describe('a document', () => {
  it('has the same bytes on every machine and in every version of the shop', async () => {
    const file = await documentPdf(sampleContent)
    // A change here changes documents that were issued: print new ones with a new layout instead.
    expect(createHash('sha256').update(file).digest('hex')).toBe(
      'd9654b828aea552887ad388ea97b339ecb40926eb3c893e25356d6c5b5d0fc0b',
    )
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
