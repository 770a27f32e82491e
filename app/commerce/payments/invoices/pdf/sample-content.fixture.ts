import type { DocumentContent } from '../document-content.ts'

/** The content of an invoice with every part. */
export const sampleContent: DocumentContent = {
  layout: 1,
  countries: { seller: 'US', buyer: 'US' },
  language: 'en',
  pageSize: 'LETTER',
  currency: 'USD',
  issuedAt: '2026-11-21T12:00:00.000Z',
  title: 'Invoice 000001',
  brand: 'tote',
  seller: ['Tote Ltd', '12 Market Street, Springfield', 'VAT ID DE123456789'],
  buyerLabel: 'Billed to',
  buyer: ['Žofie Ελένη Иванова', '12 St James Sq', 'San Francisco, CA 94103', 'United States'],
  facts: [
    { name: 'Date', value: 'November 21, 2026' },
    { name: 'Order', value: 'T-7KQ4-M2XA' },
    { name: 'Ordered', value: 'November 20, 2026' },
  ],
  columns: ['Item', 'Qty', 'Price', 'Amount'],
  lines: [
    {
      title: 'School Bag & Co',
      detail: 'Clay, BAG-CLAY',
      quantity: '2',
      price: '$44.00',
      amount: '$88.00',
    },
  ],
  totals: [
    { label: 'Subtotal', amount: '$88.00', isStrong: false },
    { label: 'Total', amount: '$88.00', isStrong: true },
  ],
  note: { title: 'How to pay', lines: ['Please transfer $88.00 with the reference T-7KQ4-M2XA.'] },
  pageLabel: 'Page {page} of {pages}',
}
