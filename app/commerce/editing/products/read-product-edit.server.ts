import type { Db, Tx } from '#db/schema/schema.ts'
import { readAttributes, type ShopAttribute } from '../../catalog/attributes/attribute-store.server.ts'
import {
  type CategoryChoice,
  readCategoryChoices,
} from '../../catalog/categories/category-tree-store.server.ts'
import { type FileToEdit, readFilesToEdit } from '../../catalog/files/file-store.server.ts'
import { lockVariants } from '../../catalog/products/lock-variants-store.server.ts'
import { productRecord } from '../../catalog/products/product-records.server.ts'
import { loadSetting } from '../../running/settings/load-settings.server.ts'
import { toDecimalString } from '../../values/currency.ts'
import { toAmount } from '../../values/money.ts'
import { findRecordById, showRecord } from '../read-records.server.ts'
import type { RecordRow } from '../records/record-definition.server.ts'
import {
  type PictureToEdit,
  readPicturesToEdit,
  readVariantsToEdit,
  type VariantToEdit,
} from './product-edit-store.server.ts'
import {
  attributeField,
  cellField,
  fileField,
  pictureField,
  pictureKeys,
  productTextFields,
  visibilityOf,
} from './product-values.ts'

/** A product as its form shows it. */
export interface ProductEdit {
  row: RecordRow
  /** By field, as people type them. */
  values: Record<string, string>
  /** All of the shop: `attributesOfProduct` finds those of its categories. */
  attributes: ShopAttribute[]
  /** All of the shop. */
  categories: CategoryChoice[]
  variants: VariantToEdit[]
  pictures: (PictureToEdit & { key: string })[]
  files: FileToEdit[]
}

/** Undefined if there is no such product. A locked one stays as it is until the transaction ends. */
export async function readProductEdit(
  db: Db | Tx,
  id: number,
  lock: { isLocked?: boolean } = {},
): Promise<ProductEdit | undefined> {
  const row = await findRecordById(db, productRecord, id, lock)
  if (!row) return undefined
  if (lock.isLocked) await lockVariants(db as Tx, { productIds: [id] })
  const { fields } = await showRecord(db, productRecord, row)
  const currency = await loadSetting(db, 'currency')
  const variants = await readVariantsToEdit(db, id)
  const rows = await readPicturesToEdit(db, id)
  const keys = pictureKeys(rows.map(({ picture_hash }) => picture_hash))
  const pictures = rows.map((picture, at) => ({ ...picture, key: keys[at]! }))
  const texts = Map.groupBy(fields, ([name]) => name)
  const values: Record<string, string> = { visibility: visibilityOf(row as never) }
  const attributes = await readAttributes(db)
  for (const name of [...productTextFields, ...attributes.map(({ slug }) => attributeField(slug))])
    values[name] = (texts.get(name) ?? [])
      .map(([, text]) => text)
      .filter(text => text !== '')
      .join(', ')
  Object.assign(values, ...variants.map(variant => variantValues(variant, currency)))
  values.pictures = keys.join(' ')
  Object.assign(values, ...pictures.map(pictureValues))
  const files = await readFilesToEdit(db, id)
  values.files = files.map(({ file_hash }) => file_hash).join(' ')
  for (const { file_hash, kind, name } of files)
    Object.assign(values, {
      [fileField('file_kind', file_hash)]: kind,
      [fileField('file_name', file_hash)]: name,
    })
  const categories = await readCategoryChoices(db)
  return { row, values, attributes, categories, variants, pictures, files }
}

function variantValues(variant: VariantToEdit, currency: string): Record<string, string> {
  const money = (amount: number | null) =>
    amount === null ? '' : toDecimalString(toAmount(amount), currency)
  return {
    [cellField('price', variant.id)]: money(variant.price),
    [cellField('compare_at_price', variant.id)]: money(variant.compare_at_price),
    [cellField('cost', variant.id)]: money(variant.cost),
    [cellField('barcode', variant.id)]: variant.barcode ?? '',
    [cellField('weight', variant.id)]: String(variant.weight),
    [cellField('measure', variant.id)]: variant.measure ?? '',
    [cellField('stock', variant.id)]: String(variant.available),
  }
}

function pictureValues(picture: PictureToEdit & { key: string }): Record<string, string> {
  const { key, alt, decorative, option, value, focal_x, focal_y } = picture
  return {
    [pictureField('alt', key)]: alt,
    [pictureField('decorative', key)]: decorative === 1 ? 'yes' : 'no',
    [pictureField('value', key)]: value === null ? '' : `${option}/${value}`,
    [pictureField('focal', key)]: focal_x === null || focal_y === null ? '' : `${focal_x} ${focal_y}`,
  }
}
