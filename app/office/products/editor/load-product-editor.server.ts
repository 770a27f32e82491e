import { createHash } from 'node:crypto'
import { productFormChoices } from '#commerce/editing/products/product-form-choices.server.ts'
import type { ProductEdit } from '#commerce/editing/products/read-product-edit.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { variantsPerPage } from './editor-fields.server.ts'

/** The data of a product's page; `page` is that of its variants, from 1. */
export async function loadProductEditor(db: Db, id: number, product: ProductEdit, page: number) {
  const { values, variants, pictures } = product
  const pages = Math.max(1, Math.ceil(variants.length / variantsPerPage))
  const current = Math.min(Math.max(1, page), pages)
  const rows = variants.slice((current - 1) * variantsPerPage, current * variantsPerPage)
  const ids = new Set(rows.map(row => String(row.id)))
  const shown = Object.fromEntries(
    Object.entries(values).filter(([field]) => {
      const [, column, number] = /^([a-z_]+)-(\d+)$/.exec(field) ?? []
      const isCell =
        column !== undefined && ['price', 'compare_at_price', 'barcode', 'weight', 'stock'].includes(column)
      return !isCell || ids.has(number!)
    }),
  )
  return {
    id,
    shown,
    version: createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 16),
    variants: rows.map(({ id, sku, color_name, hex, size_name }) => ({
      id,
      sku,
      color: color_name,
      hex,
      size: size_name,
    })),
    variantCount: variants.length,
    page: current,
    pages,
    colors: distinct(variants.map(({ color, color_name, hex }) => ({ slug: color, name: color_name, hex }))),
    sizes: distinct(variants.map(({ size, size_name }) => ({ slug: size, name: size_name, hex: null }))),
    pictures: pictures.map(({ key, picture_hash, width, height }) => ({
      key,
      hash: picture_hash,
      width,
      height,
    })),
    choices: await productFormChoices(db),
  }
}

function distinct(values: readonly { slug: string | null; name: string | null; hex: string | null }[]) {
  const named = values.flatMap(({ slug, name, hex }) => (slug === null ? [] : [{ slug, name: name!, hex }]))
  return [...new Map(named.map(value => [value.slug, value])).values()]
}

export type ProductEditorData = Awaited<ReturnType<typeof loadProductEditor>>

/** The same with what was typed into a form that was refused. */
export type EditedProduct = ProductEditorData & { values: Readonly<Record<string, string>> }
