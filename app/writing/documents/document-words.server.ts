import type { DocumentWriter } from '#commerce/payments/invoices/document-writer.server.ts'
import { amendmentContent } from './amendment-content.server.ts'
import { creditNoteContent } from './credit-note-content.server.ts'
import { invoiceContent } from './invoice-content.server.ts'

export const documentWords: DocumentWriter = {
  invoice: invoiceContent,
  creditNote: creditNoteContent,
  amendment: amendmentContent,
}
