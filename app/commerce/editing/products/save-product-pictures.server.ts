import { productPictureRecord } from '../../catalog/products/product-records.server.ts'
import type { Edit } from '../changes/edit.server.ts'
import type { EditedValues } from '../merge-edits.ts'
import type { RecordErrors } from '../records/record-error.ts'
import type { PictureToEdit } from './product-edit-store.server.ts'
import { hashOfPicture, pictureField, pictureFields } from './product-values.ts'
import type { ProductEdit } from './read-product-edit.server.ts'
import { writePart } from './write-part.server.ts'

/** Puts the pictures in the merged order, and leaves out those that are not in it. Errors are by field, such as "alt-3f9a". */
export async function saveProductPictures(
  edit: Edit,
  { row, values, pictures }: ProductEdit,
  merged: EditedValues,
): Promise<RecordErrors> {
  const order = new Set((merged.pictures ?? '').split(' '))
  const keys = [...order].filter(key => pictures.some(known => known.key === key))
  const isSame = (key: string) =>
    pictureFields.every(name => merged[pictureField(name, key)] === values[pictureField(name, key)])
  const errors: RecordErrors = {}
  for (const [at, key] of keys.entries()) {
    const place = pictures[at]!
    if (place.key === key && isSame(key)) continue
    const found = await writePart(edit, productPictureRecord, pictureTexts(key, merged), rowOf(place))
    for (const [name, error] of Object.entries(found)) errors[`${fieldOf(name)}-${key}`] = error
  }
  const surplus = pictures.slice(keys.length)
  await edit.removeAll(
    'product_picture',
    surplus.map(({ position }) => ({ product_id: Number(row.id), position })),
  )
  return errors
}

function pictureTexts(key: string, merged: EditedValues): Record<string, string> {
  const value = (name: (typeof pictureFields)[number]) => merged[pictureField(name, key)] ?? ''
  const [focal_x = '', focal_y = ''] = value('focal').split(' ')
  return {
    picture: hashOfPicture(key),
    alt: value('alt'),
    decorative: value('decorative') === 'yes' ? 'yes' : 'no',
    value: value('value'),
    focal_x,
    focal_y,
  }
}

function fieldOf(name: string): string {
  return name === 'focal_x' || name === 'focal_y' ? 'focal' : name
}

function rowOf({ width: _, height: __, option: ___, value: ____, ...row }: PictureToEdit & { key: string }) {
  const { key: _____, ...columns } = row
  return columns
}
