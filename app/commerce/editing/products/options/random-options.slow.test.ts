import fc from 'fast-check'
import { expect, it } from 'vitest'
import { optionRecord, optionValueRecord } from '#commerce/catalog/products/taxonomy-records.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { databases } from '#test/databases.ts'
import { type Draw, randomDraw, tableDump } from '../../changes/random-edits.fixture.ts'
import { undo } from '../../compensations/undo.server.ts'
import { setRecord } from '../../edit-records.server.ts'
import { moveRecord } from '../../moving/move-record.server.ts'
import { typedSource } from '../../record-shop.fixture.ts'
import { editShop } from '../edit-shop.fixture.ts'
import type { ProductEdit } from '../read-product-edit.server.ts'
import { readShopOptions, type ShopOption } from './option-value-store.server.ts'
import { setOptions } from './set-options.server.ts'

type Shop = Awaited<ReturnType<typeof editShop>>

interface OptionEdit {
  shop: Shop
  product: ProductEdit
  options: ShopOption[]
  draw: Draw
  /** Different in every edit. */
  number: number
}

const pick = <T>(items: readonly T[], draw: Draw): T => items[draw(items.length)]!

/** Values are kept, left out and added, options get other places, combinations are left out or made again. */
function pickOptions({ shop, product, options, draw, number }: OptionEdit) {
  const used = new Set(product.variants.flatMap(({ values }) => values.map(({ option }) => option)))
  const values = options.flatMap(({ slug, values }) =>
    values.flatMap(value => (draw(used.has(slug) ? 4 : 20) < 3 ? [`${slug}/${value.slug}`] : [])),
  )
  const lists = options.filter(({ kind }) => kind !== 'swatch')
  const isNew = draw(5) === 0
  return setOptions(shop.db, shop.origin(), shop.id, {
    values,
    newValues: draw(3) === 0 ? { [pick(lists, draw).id]: `V${number}, W${number}` } : {},
    hexes: {},
    places: Object.fromEntries(options.map(({ id }) => [id, draw(5) + 1])),
    newOption: isNew
      ? { name: `O${number}`, kind: 'buttons', values: 'One, Two', isOwn: draw(2) === 0 }
      : undefined,
    leftOut: product.variants.flatMap(({ id }) => (draw(8) === 0 ? [id] : [])),
    makesMissing: draw(3) === 0,
  })
}

function rename({ shop, options, draw, number }: OptionEdit) {
  const option = pick(options, draw)
  const source = typedSource([['name', `Name ${number}`]])
  return draw(2) === 0
    ? setRecord(shop.db, shop.origin(), optionRecord, [option.slug], source)
    : setRecord(
        shop.db,
        shop.origin(),
        optionValueRecord,
        [option.slug, pick(option.values, draw).slug],
        source,
      )
}

function reorder({ shop, options, draw }: OptionEdit) {
  const option = pick(options, draw)
  const step = draw(2) === 0 ? 1 : -1
  return draw(3) === 0
    ? moveRecord(shop.db, shop.origin(), optionRecord, [option.slug], step)
    : moveRecord(
        shop.db,
        shop.origin(),
        optionValueRecord,
        [option.slug, pick(option.values, draw).slug],
        step,
      )
}

function editCells({ shop, product, draw, number }: OptionEdit) {
  const { id } = pick(product.variants, draw)
  const cells = {
    [`price-${id}`]: `${number + 1}.50`,
    [`compare_at_price-${id}`]: '',
    [`stock-${id}`]: `${draw(9)}`,
  }
  return shop.save(cells, { base: product.values })
}

const edits = [pickOptions, pickOptions, rename, reorder, editCells]

/** A random edit and its change set; undefined if it was refused or made no difference. */
async function makeOptionEdit(shop: Shop, draw: Draw, number: number) {
  const product = await shop.read()
  const options = await readShopOptions(shop.db, shop.id)
  const edit = pick(edits, draw)
  const made = await edit({ shop, product, options, draw, number })
  return made.ok && made.changeSet !== null ? { name: edit.name, changeSet: made.changeSet } : undefined
}

/** Every row of every table that isn't removed, without the ledger of stock, which undo adds to. */
async function readRows(db: Db) {
  const dump = await tableDump(db)
  const live = (table: 'option' | 'option_value' | 'variant') =>
    db.selectFrom(table).selectAll().where('removed_at', 'is', null).orderBy('id').execute()
  return async () => ({
    ...(await dump()),
    stock_movement: undefined,
    option: await live('option'),
    option_value: await live('option_value'),
    variant: await live('variant'),
  })
}

it.each(databases)('random options, values and variants are the same after undo, on %s', async kind => {
  const made = new Set<string>()
  await fc.assert(
    fc.asyncProperty(fc.nat(), async seed => {
      const draw = randomDraw(seed)
      const shop = await editShop(kind)
      const read = await readRows(shop.db)
      const sets: { changeSet: number; before: object }[] = []
      for (let number = 0; number < 20; number++) {
        const before = await read()
        const edit = await makeOptionEdit(shop, draw, number)
        if (edit) sets.push({ changeSet: edit.changeSet, before })
        else expect(await read()).toEqual(before)
        if (edit) made.add(edit.name)
      }
      for (const { changeSet, before } of sets.toReversed()) {
        expect(await undo(shop.db, changeSet, shop.origin())).toMatchObject({
          ok: true,
          skipped: [],
        })
        expect(await read()).toEqual(before)
      }
    }),
    { numRuns: kind === 'SQLite' ? 3 : 1, endOnFailure: true },
  )
  expect([...made].toSorted()).toEqual(['editCells', 'pickOptions', 'rename', 'reorder'])
})
