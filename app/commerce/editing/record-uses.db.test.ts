import { expect, it } from 'vitest'
import { databases } from '#test/databases.ts'
import { readUses } from './changes/reference-store.server.ts'
import { undo } from './compensations/undo.server.ts'
import { removeRecord } from './edit-records.server.ts'
import { findRecordRow, listRecords } from './read-records.server.ts'
import { recordDefinitions } from './record-definitions.server.ts'
import { recordShop } from './record-shop.fixture.ts'
import { idColumnOf } from './record-store.server.ts'

const usedInDemo = [
  ...['pictures', 'files', 'categories', 'brands', 'companies', 'option-values', 'attribute-values'],
  ...['tax-classes', 'delivery-zones'],
]

it.each(databases)(
  'lists uses of every record whose removal is refused for them, and of no other, on %s',
  async kind => {
    const { db, origin, add } = await recordShop(kind)
    await add('promotions', { title: 'Bags', kind: 'percent', percent: '10', code: 'bags', category: 'bags' })
    const refused = new Set<string>()
    for (const definition of recordDefinitions.filter(({ isWrittenByShoppers }) => !isWrittenByShoppers))
      for (const { key } of await listRecords(db, definition, { max: 4 })) {
        const row = (await findRecordRow(db, definition, key))!
        const { total, uses } = await readUses(db, definition.table, row[idColumnOf(definition.table)]!, 10)
        const removed = await removeRecord(db, origin(), definition, key)
        if (removed.ok) await undo(db, removed.changeSet!, { actor: origin().actor, now: origin().now })
        const isInUse =
          !removed.ok &&
          removed.reason === 'invalid' &&
          Object.values(removed.errors).some(error => error?.code === 'in-use')
        expect([definition.subject, key, total > 0, uses.length]).toEqual([
          definition.subject,
          key,
          isInUse,
          Math.min(total, 10),
        ])
        if (isInUse) refused.add(definition.subject)
      }
    expect([...refused].sort()).toEqual(usedInDemo.toSorted())
  },
)
