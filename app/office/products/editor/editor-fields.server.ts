import { changeKeyField } from '#commerce/cart/visitors/change-key-field.server.ts'
import { maxFilesOfProduct } from '#commerce/catalog/files/product-file.ts'
import {
  type InputValues,
  listField,
  namedField,
  numberedField,
  optionalField,
} from '#commerce/editing/input/field.server.ts'
import { choiceField, textField, typedField } from '#commerce/editing/input/text-fields.server.ts'
import { maxVariants } from '#commerce/editing/products/options/plan-variants.ts'
import {
  attributeField,
  fileField,
  pictureField,
  variantColumns,
} from '#commerce/editing/products/product-values.ts'
import type { ProductEdit } from '#commerce/editing/products/read-product-edit.server.ts'
import { productEditorMessages as messages } from '#messages/office/product-editor.ts'
import { mergeFields, sentEdits, shownValues } from '../../edits/sent-edits.server.ts'
import { publicationChoices, shownTime } from '../../publication/publication.ts'
import { variantLabel } from '../grid/variant-label.ts'

/** Variants on a page of the grid without JavaScript. */
export const variantsPerPage = 100

const maxPictures = 100
const text = (max: number) => optionalField(textField({ max, lines: true }), '')
const perVariant = numberedField(typedField({ max: 100 }), { max: maxVariants })
const perFile = (max: number) => numberedField(typedField({ max }), { max: maxFilesOfProduct })
const perPicture = (max: number) => numberedField(typedField({ max }), { max: maxPictures })

export const editorFields = {
  key: changeKeyField,
  title: text(1000),
  slug: text(1000),
  description: text(40_000),
  details: text(10_000),
  badge: text(1000),
  tax_class: text(1000),
  unit_measure: text(200),
  unit_base: text(200),
  hs_code: text(200),
  origin_country: text(200),
  manufacturer: text(1000),
  responsible: text(1000),
  safety: text(10_000),
  brand: text(200),
  categories: listField(textField({ max: 200 }), { max: 200 }),
  attribute: namedField({ max: 500 }),
  tags: text(5000),
  related: text(50_000),
  seo_title: text(1000),
  seo_description: text(2000),
  publication: choiceField(publicationChoices),
  publication_at: text(40),
  price: perVariant,
  compare_at_price: perVariant,
  cost: perVariant,
  barcode: perVariant,
  weight: perVariant,
  measure: perVariant,
  stock: perVariant,
  stock_reason: choiceField(['correction', 'received', 'found', 'damaged', 'lost']),
  picture: perPicture(60),
  position: perPicture(10),
  alt: perPicture(2000),
  decorative: perPicture(5),
  value: perPicture(201),
  focal_x: perPicture(10),
  focal_y: perPicture(10),
  remove: perPicture(5),
  file: perFile(60),
  file_position: perFile(10),
  file_name: perFile(1000),
  file_kind: perFile(20),
  file_remove: perFile(5),
  ...mergeFields,
}

export type EditorInput = InputValues<typeof editorFields>

/** The values that the form showed and those it has now. */
export function sentValues(input: EditorInput, timeZone: string) {
  const typed = Object.keys(shownValues(input)).flatMap(field => {
    const value = typedValue(field, input, timeZone)
    return value === undefined ? [] : [[field, value] as const]
  })
  return sentEdits(input, Object.fromEntries(typed))
}

/** The fields of a variant's row. */
const cellColumns = [...variantColumns, 'stock'] as const

/** Undefined for a value that the form doesn't have. */
function typedValue(field: string, input: EditorInput, timeZone: string): string | undefined {
  if (field.startsWith(attributeField('')))
    return input.attribute.get(field.slice(attributeField('').length))?.join(', ') ?? ''
  const [, column, id] = /^([a-z_]+)-(\d+)$/.exec(field) ?? []
  const cells = cellColumns.find(name => name === column)
  if (cells) return input[cells].get(Number(id)) ?? ''
  switch (field) {
    case 'categories':
      return input.categories.join(', ')
    case 'visibility':
      if (input.publication !== 'scheduled') return input.publication === 'now' ? 'published' : 'draft'
      return shownTime({ at: input.publication_at, was: shownValues(input)[field] ?? '' }, timeZone) ?? '–'
    case 'pictures':
      return sentOrder(input)
    case 'files':
      return sentOrder({ picture: input.file, position: input.file_position, remove: input.file_remove })
    case 'title':
    case 'slug':
    case 'description':
    case 'details':
    case 'badge':
    case 'tax_class':
    case 'unit_measure':
    case 'unit_base':
    case 'hs_code':
    case 'origin_country':
    case 'manufacturer':
    case 'responsible':
    case 'safety':
    case 'brand':
    case 'tags':
    case 'related':
    case 'seo_title':
    case 'seo_description':
      return input[field]
  }
  for (const [number, key] of input.picture) {
    if (field === pictureField('alt', key!)) return input.alt.get(number) ?? ''
    if (field === pictureField('value', key!)) return input.value.get(number) ?? ''
    if (field === pictureField('focal', key!)) return sentFocus(number, input)
    if (field === pictureField('decorative', key!)) return input.decorative.has(number) ? 'yes' : 'no'
  }
  for (const [number, hash] of input.file) {
    if (field === fileField('file_name', hash!)) return input.file_name.get(number) ?? ''
    if (field === fileField('file_kind', hash!)) return input.file_kind.get(number) ?? ''
  }
  return undefined
}

/** "40 25". A number alone goes with the middle; none are the middle. */
function sentFocus(number: number, { focal_x, focal_y }: EditorInput): string {
  const [x, y] = [focal_x, focal_y].map(values => values.get(number)?.trim() ?? '')
  return x === '' && y === '' ? '' : `${x || '50'} ${y || '50'}`
}

/** The keys of pictures or files by their typed positions, without those that are removed. */
function sentOrder({
  picture,
  position,
  remove,
}: Pick<EditorInput, 'picture' | 'position' | 'remove'>): string {
  const places = [...picture].filter(([number]) => !remove.has(number))
  const placeOf = (number: number) => Number(position.get(number)) || number
  return places
    .sort(([one], [other]) => placeOf(one) - placeOf(other) || one - other)
    .map(([, key]) => key)
    .join(' ')
}

/** "Price of Clay, XL": a field of the form of a product, such as "price-12". */
export function editorFieldLabel(
  field: string,
  { attributes, variants, pictures, files }: ProductEdit,
): string {
  const attribute = attributes.find(({ slug }) => field === attributeField(slug))
  if (attribute) return attribute.name
  const [, name = field, key] = /^([a-z_]+)-(.+)$/.exec(field) ?? []
  const label = messages.labels[name] ?? field
  const variant = variants.find(({ id }) => String(id) === key)
  if (variant) return messages.variants.cell(label, variantLabel(variant))
  const file = files.find(({ file_hash }) => file_hash === key)
  if (file) return messages.variants.cell(label, file.name)
  const picture = pictures.findIndex(one => one.key === key)
  return picture === -1 ? label : messages.variants.cell(label, messages.pictures.picture(picture + 1))
}
