import { expect, it } from 'vitest'
import { inOneCommit } from '#db/connection/one-commit.server.ts'
import { migratedDatabase } from '../databases.ts'
import { countStatements } from './count-statements.ts'

const count = countStatements()

it('counts a shared commit for each piece of work, with its own statements', async () => {
  const db = await migratedDatabase('SQLite')
  const work = (names: string[]) =>
    count.ofWork(() =>
      inOneCommit(db, async tx => {
        for (const name of names) await tx.insertInto('setting').values({ name, value: '1' }).execute()
      }),
    )
  const counts = await Promise.all([work(['a']), work(['b', 'c'])])
  expect(counts.map(({ statements, commits }) => [statements, commits])).toEqual([
    [1, 1],
    [2, 1],
  ])
})
