import { choiceField, slugField } from '../../editing/input/text-fields.server.ts'
import type { RecordDefinition } from '../../editing/records/record-definition.server.ts'
import type { RecordErrorCode } from '../../editing/records/record-error.ts'
import {
  optional,
  plain,
  position,
  rowNamed,
  shortText,
  slugFrom,
  yesNo,
} from '../../editing/records/record-field.server.ts'
import { rowList } from '../../editing/records/rows-field.server.ts'
import { attributeKinds, filteredKinds, hasValueList, reservedSlugs, searchedKinds } from './attribute.ts'
import { findAttributeKind, isSlugTaken } from './attribute-store.server.ts'

const named = { slug: slugFrom('name'), name: shortText(100) }

const check = (start: 'yes' | 'no') =>
  ({ ...optional(yesNo, start === 'yes' ? 1 : 0), control: 'check', start }) as const

/** A fact of products, such as Material. */
export const attributeRecord: RecordDefinition = {
  subject: 'attributes',
  table: 'attribute',
  key: ['slug'],
  order: ['position', 'id'],
  office: {
    ...{ section: 'catalog', path: 'attributes', columns: ['name', 'kind', 'group', 'slug'] },
    isOrdered: true,
  },
  fields: {
    ...named,
    kind: { ...plain(choiceField(attributeKinds)), wording: 'choice', start: 'one', isFixed: true },
    unit: {
      ...optional(shortText(20)),
      shownWhen: { field: 'kind', is: ['number'], isCleared: true },
    },
    group: { ...optional(shortText(60)), column: 'group_name' },
    categories: {
      ...rowList(rowNamed(plain(slugField), 'category_id', { table: 'category', by: 'slug' }), {
        table: 'attribute_category',
        owner: 'attribute_id',
        column: 'category_id',
      }),
      control: 'ticks',
    },
    on_page: check('yes'),
    compared: check('yes'),
    searched: {
      ...check('yes'),
      shownWhen: { field: 'kind', is: searchedKinds },
    },
    filtered: {
      ...check('no'),
      shownWhen: { field: 'kind', is: filteredKinds, isCleared: true },
    },
    position: position(),
  },
  rules: async ({ slug, kind, filtered }, sent, { tx }): Promise<Record<string, RecordErrorCode>> => ({
    ...(reservedSlugs.includes(String(slug)) && { slug: 'reserved-address' as const }),
    ...(sent.slug !== undefined &&
      (await isSlugTaken(tx, 'option', String(slug))) && { slug: 'taken' as const }),
    ...(filtered === 1 &&
      !filteredKinds.some(name => name === kind) && { filtered: 'unfilterable' as const }),
  }),
}

/** A value that products have for an attribute, such as Oak. */
export const attributeValueRecord: RecordDefinition = {
  subject: 'attribute-values',
  table: 'attribute_value',
  key: ['attribute', 'slug'],
  order: ['attribute_id', 'position', 'id'],
  office: {
    ...{ section: 'catalog', path: 'attribute-values', columns: ['name', 'slug'] },
    ...{ isOrdered: true, groupedBy: 'attribute' },
  },
  fields: {
    attribute: {
      ...rowNamed(plain(slugField), 'attribute_id', { table: 'attribute', by: 'slug' }),
      isFixed: true,
    },
    ...named,
    position: position('attribute_id'),
  },
  rules: async ({ attribute_id }, sent, { tx }): Promise<Record<string, RecordErrorCode>> => {
    if (sent.attribute_id === undefined) return {}
    const kind = await findAttributeKind(tx, Number(attribute_id))
    return hasValueList(kind) ? {} : { attribute: 'without-values' }
  },
}
