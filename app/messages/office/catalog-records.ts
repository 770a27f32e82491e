import { orderField, type RecordKindTexts } from './record-kind-texts.ts'

/** Records of the catalog. */
export const catalogRecordMessages = {
  brands: {
    title: 'Brands',
    intro: 'The makers of your products. Shoppers filter by them.',
    add: 'Add a brand',
    empty: 'There are no brands yet.',
    fields: {
      name: ['Name', ''],
      slug: ['Address', 'In links to the products of a brand: north-supply.'],
      position: orderField,
    },
  },
} satisfies Record<string, RecordKindTexts>
