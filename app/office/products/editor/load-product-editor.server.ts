import { createHash } from 'node:crypto'
import { readTitles } from '#commerce/catalog/collections/collection-store.server.ts'
import { readCompanies } from '#commerce/catalog/companies/company-store.server.ts'
import { makerIds } from '#commerce/catalog/companies/makers.ts'
import { lacksResponsible } from '#commerce/catalog/companies/responsible-company.ts'
import { swatchLook } from '#commerce/catalog/products/options/option-values.ts'
import {
  type HighComparison,
  readHighComparisons,
} from '#commerce/catalog/products/prices/asked-price-store.server.ts'
import type { VariantToEdit } from '#commerce/editing/products/product-edit-store.server.ts'
import { productFormChoices } from '#commerce/editing/products/product-form-choices.server.ts'
import { cellField } from '#commerce/editing/products/product-values.ts'
import type { ProductEdit } from '#commerce/editing/products/read-product-edit.server.ts'
import { loadSetting } from '#commerce/running/settings/load-settings.server.ts'
import { readDeliveryCountries } from '#commerce/selling/delivery/delivery-store.server.ts'
import { sumRates } from '#commerce/selling/taxes/tax-groups.ts'
import { taxOfClass } from '#commerce/selling/taxes/tax-rate.ts'
import { readTaxes } from '#commerce/selling/taxes/tax-store.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { formatBytes } from '#messages/format-bytes.ts'
import { countryOptions } from '../../country-options.server.ts'
import { gridCells } from '../grid/grid-columns.ts'
import { packRows } from '../grid/sheet-rows.ts'
import { variantLabel } from '../grid/variant-label.ts'
import { variantsPerPage } from './editor-fields.server.ts'

/** The data of a product's page; `page` is that of its variants, from 1. */
export async function loadProductEditor(db: Db, id: number, product: ProductEdit, page: number) {
  const { attributes, variants, pictures, files } = product
  const formChoices = await productFormChoices(db)
  const companies = await readCompanies(db)
  return {
    id,
    ...gridOf(product, page),
    includedTax: await includedTaxOf(db, Number(product.row.tax_class_id ?? 0) || null),
    highComparisons: groupComparisons(await readHighComparisons(db, id), variants),
    pictures: pictures.map(({ key, picture_hash, width, height }) => ({
      key,
      hash: picture_hash,
      width,
      height,
    })),
    files: files.map(({ file_hash, bytes }) => ({ hash: file_hash, size: formatBytes(bytes) })),
    titles: await readTitles(db, product.values.related!.split(', ').filter(Boolean)),
    attributes: attributes.map(({ slug, name, kind, unit, group, categories, values }) => ({
      ...{ slug, name, kind, unit, group, categories },
      values: values.map(({ slug, name }) => ({ value: slug, label: name })),
    })),
    choices: {
      ...formChoices,
      countries: countryOptions(),
      companies: companies.map(({ name }) => name),
    },
    lacksResponsible: await isResponsibleMissing(db, product, { ...formChoices, companies }),
  }
}

interface MakerChoices {
  brands: readonly { slug: string; manufacturer_id: number | null; responsible_id: number | null }[]
  companies: readonly { id: number; country: string }[]
}

/** As it's stored: what shoppers see. */
async function isResponsibleMissing(
  db: Db,
  { row, values }: ProductEdit,
  { brands, companies }: MakerChoices,
): Promise<boolean> {
  const ofBrand = brands.find(({ slug }) => slug === values.brand)
  const ids = makerIds(row as never, ofBrand ?? { manufacturer_id: null, responsible_id: null })
  const countryOf = (id: number | null) => companies.find(company => company.id === id)?.country
  const makers = { manufacturer: countryOf(ids.manufacturer), responsible: countryOf(ids.responsible) }
  return makers.manufacturer !== undefined && lacksResponsible(makers, await readDeliveryCountries(db))
}

/** The rows of the grid, and the other values of the form. */
function gridOf({ values, variants }: ProductEdit, page: number) {
  const pages = Math.max(1, Math.ceil(variants.length / variantsPerPage))
  const options = optionsOf(variants)
  const ids = new Set(variants.map(({ id }) => id))
  const isCell = (field: string) => {
    const [, cell, id] = /^([a-z_]+)-(\d+)$/.exec(field) ?? []
    return gridCells.some(name => name === cell) && ids.has(Number(id))
  }
  const shown = Object.fromEntries(Object.entries(values).filter(([field]) => !isCell(field)))
  const packedRows = packRows(
    variants.map(({ id, sku, values: own }) => ({
      ...{ id, sku },
      places: own.map(({ slug }, at) => options[at]!.values.findIndex(value => value.slug === slug)),
      before: gridCells.map(cell => values[cellField(cell, id)]!),
    })),
  )
  const all = JSON.stringify(shown) + packedRows
  return {
    shown,
    version: createHash('sha256').update(all).digest('base64url').slice(0, 16),
    options,
    packedRows,
    page: Math.min(Math.max(1, page), pages),
    pages,
    rowsPerPage: variantsPerPage,
  }
}

/** The tax that prices include where the shop is, in hundredths of a percent. */
async function includedTaxOf(db: Db, taxClassId: number | null): Promise<number> {
  const { included, rates } = await readTaxes(db, await loadSetting(db, 'country'), '')
  return included ? sumRates(taxOfClass(rates, taxClassId).rates) : 0
}

/** Those with the same prices together; a variant alone by its name. */
function groupComparisons(found: readonly HighComparison[], variants: readonly VariantToEdit[]) {
  const groups = Map.groupBy(found, ({ compareAt, highest, since }) => `${compareAt} ${highest} ${since}`)
  return [...groups.values()].map(group => {
    const { id, ...prices } = group[0]!
    const only = group.length === 1 ? variants.find(variant => variant.id === id) : undefined
    return { ...prices, count: group.length, name: only ? variantLabel(only) : '' }
  })
}

/** The options of these variants in their order, with the values in the shop's order. */
function optionsOf(variants: readonly VariantToEdit[]) {
  const values = new Map(variants.flatMap(variant => variant.values.map(value => [value.id, value])))
  const inOrder = [...values.values()].toSorted((a, b) => a.position - b.position || a.id - b.id)
  const order = new Set(variants.flatMap(variant => variant.values.map(({ option }) => option)))
  return [...order].map(option => {
    const own = inOrder.filter(value => value.option === option)
    return {
      slug: option,
      name: own[0]!.option_name,
      values: own.map(({ slug, name, ...look }) => ({ slug, name, ...swatchLook(look) })),
    }
  })
}

export type ProductEditorData = Awaited<ReturnType<typeof loadProductEditor>>

/** The same with what was typed into a form that was refused. */
export type EditedProduct = ProductEditorData & { values: Readonly<Record<string, string>> }
