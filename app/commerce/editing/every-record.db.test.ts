import { describe, expect, it } from 'vitest'
import { databases } from '#test/databases.ts'
import { rulesOf } from './changes/editable-tables.ts'
import { readRowNames } from './changes/history/row-names-store.server.ts'
import { tableDump } from './changes/random-edits.fixture.ts'
import { readStepsBackwards } from './changes/undo/change-history-store.server.ts'
import { undo } from './compensations/undo.server.ts'
import { addRecord, removeRecord, setRecord } from './edit-records.server.ts'
import { listRecords } from './read-records.server.ts'
import { recordDefinitions } from './record-definitions.server.ts'
import { recordShop, typedSource } from './record-shop.fixture.ts'
import { readNames } from './record-store.server.ts'

/** Fields that must differ in a copy, by subject. */
const differences: Record<string, Record<string, string>> = {
  pictures: { hash: '0123456789abcdef01234567' },
  files: { hash: '0123456789abcdef01234567' },
  'product-files': { product: 'steel-bottle' },
  'price-ranges': { label: 'Another range', from_price: '80.00', to_price: '90.00' },
  variants: { sku: 'ANOTHER-1', value_2: '' },
  benefits: { text: 'Another benefit' },
  'menu-items': { label: 'Another entry' },
  'social-links': { network: 'another' },
  'tax-classes': { name: 'Another class' },
  'tax-rates': { name: 'Another tax' },
  'delivery-zones': { name: 'Another zone', countries: '' },
  'bank-accounts': { name: 'Another account', countries: '' },
  'delivery-methods': { name: 'Another method' },
  companies: { name: 'Another company' },
  promotions: { code: 'ANOTHER' },
  'search-synonyms': { word: 'another' },
  'search-redirects': { query: 'another' },
  'arranged-searches': { query: 'another' },
}

/** A record of a kind that the demo shop has none of. */
const firstRecords: Record<string, Record<string, string>> = {
  promotions: { title: 'Welcome', kind: 'percent', percent: '10', code: 'welcome' },
}

describe.each(databases)('every kind of record, on %s', kind => {
  it.each(recordDefinitions)(
    '$subject: reads back as it was typed, and is added, removed and restored',
    async definition => {
      const { db, origin, add } = await recordShop(kind)
      const first = firstRecords[definition.subject]
      if (first) expect(await add(definition.subject, first)).toMatchObject({ ok: true })
      const records = await listRecords(db, definition, { max: 30 })
      expect(records.length).toBeGreaterThan(0)
      for (const { key, fields } of records)
        expect(await setRecord(db, origin(), definition, key, typedSource(fields))).toEqual({
          ok: true,
          changeSet: null,
          key,
        })

      if (definition.isWrittenByShoppers) return
      const dump = await tableDump(db)
      const before = await dump()
      const differs = { slug: 'another', ...differences[definition.subject] } as Record<string, string>
      const copy = records[0]!.fields
        .filter(([name]) => name !== 'position' && !(differs[name] === ''))
        .map(([name, text]): [string, string] => [name, differs[name] ?? text])
      const added = await addRecord(db, origin(), definition, typedSource(copy))
      expect(added).toMatchObject({ ok: true, changeSet: expect.any(Number) })
      if (!added.ok) return
      const removed = await removeRecord(db, origin(), definition, added.key)
      expect(removed).toMatchObject({ ok: true })
      const steps = await readStepsBackwards(db, added.changeSet!, { from: 0, to: 1 })
      const [id] = Object.values(steps[0]!.key)
      const names = await readRowNames(db, [{ table: definition.table, key: id! }])
      expect(names.get(definition.table, id) ?? '').not.toContain('~')
      const by = rulesOf(definition.table)?.releases
      const plain = by ? await readNames(db, { table: definition.table, by }, [id!]) : new Map([[id, '']])
      expect([...plain.values()]).toEqual([expect.not.stringContaining('~')])
      expect(await removeRecord(db, origin(), definition, added.key)).toEqual({
        ok: false,
        reason: 'not-found',
      })
      for (const set of [removed, added])
        expect(
          await undo(db, set.ok ? set.changeSet! : 0, { actor: origin().actor, now: origin().now }),
        ).toMatchObject({ ok: true, skipped: [] })
      expect(await dump()).toEqual(before)
    },
  )
})
