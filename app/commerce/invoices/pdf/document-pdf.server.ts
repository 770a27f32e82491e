import PDFDocument from 'pdfkit'
import type { DocumentContent } from '../document-content.ts'
import { DocumentText, documentFonts } from './document-text.server.ts'
import { drawDocument } from './draw-document.server.ts'

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
    font: documentFonts.plain,
    info: {
      Title: content.title,
      Author: content.seller[0] ?? content.brand,
      CreationDate: new Date(content.issuedAt),
    },
  })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const done = new Promise<void>(resolve => document.on('end', resolve))
  drawDocument(document, new DocumentText(document), content)
  document.end()
  await done
  return Buffer.concat(chunks)
}
