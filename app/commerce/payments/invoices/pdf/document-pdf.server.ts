import PDFDocument from 'pdfkit'
import type { DocumentContent } from '../document-content.ts'
import { DocumentPage } from './document-page.server.ts'
import { DocumentTags } from './document-tags.server.ts'
import { DocumentText } from './document-text.server.ts'
import { drawDocument } from './draw-document.server.ts'
import { printableText } from './text/printable-text.ts'
import { type HanRegion, hanRegion } from './text/text-scripts.ts'
import { DocumentTypefaces } from './text/typefaces.server.ts'

/** The document as a PDF file. The same content always gives the same bytes, so a lost file can be rendered again. */
export async function documentPdf(content: DocumentContent): Promise<Buffer> {
  const document = new PDFDocument({
    size: content.pageSize,
    margin: 0,
    bufferPages: true,
    // Compressed bytes would depend on the version of zlib.
    compress: false,
    lang: content.language,
    displayTitle: true,
    pdfVersion: '1.7',
    font: '',
    tagged: true,
    info: {
      Title: content.title,
      Author: content.seller[0] ?? content.brand,
      CreationDate: new Date(content.issuedAt),
    },
  })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const done = new Promise<void>(resolve => document.on('end', resolve))
  await drawShaped(document, content)
  document.end()
  await done
  return Buffer.concat(chunks)
}

async function drawShaped(document: PDFKit.PDFDocument, content: DocumentContent): Promise<void> {
  const typefaces = new DocumentTypefaces()
  const regionOf = regionsOf(content)
  const text = new DocumentText(document, typefaces, regionOf)
  for (const one of [...stringsIn(content), text.join(content.seller)])
    await typefaces.load(printableText(one), regionOf(one))
  drawDocument(new DocumentPage(document, text, new DocumentTags(document)), content)
  text.finish()
}

/** Which forms Han characters have: an address as in its country, all else as where the shop is. */
function regionsOf({ buyer, countries }: DocumentContent): (text: string) => HanRegion {
  const ofBuyer = hanRegion(buyer.join(' '), countries.buyer)
  return text => (buyer.includes(text) ? ofBuyer : hanRegion(text, countries.seller))
}

function stringsIn(content: unknown): string[] {
  if (typeof content === 'string') return [content]
  return typeof content === 'object' && content !== null ? Object.values(content).flatMap(stringsIn) : []
}
