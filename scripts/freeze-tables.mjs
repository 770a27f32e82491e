// Keeps the tables of a version that is about to be released, so that a test migrates them for as long as there are later ones.
import { writeFileSync } from 'node:fs'
import { migrationNames } from '#db/migrations/migrations.ts'
import { sampleRows } from '#db/migrations/sample-rows.ts'
import { tables } from '#db/schema/schema.ts'
import { createStatements, inOrderOfReferences } from '#db/schema/table.ts'
import shop from '../package.json' with { type: 'json' }

const ordered = inOrderOfReferences(tables)
/** @param {'SQLite' | 'PostgreSQL'} engine */
const statements = engine => ordered.flatMap(table => createStatements(table, engine))
/** @param {readonly unknown[]} list */
const lines = list => `[\n${list.map(one => `  ${JSON.stringify(one)}`).join(',\n')}\n ]`
const file = new URL(`../app/db/migrations/releases/${shop.version}.json`, import.meta.url)
writeFileSync(
  file,
  `{
 "migrations": ${lines(migrationNames)},
 "SQLite": ${lines(statements('SQLite'))},
 "PostgreSQL": ${lines(statements('PostgreSQL'))},
 "rows": ${lines(sampleRows())}
}
`,
)
