import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { allFiles, sourceFiles } from '../source-files.ts'

const read = (file: string) => readFileSync(file, 'utf8')

/** Folders with code that tells the databases apart, or has SQL that Kysely doesn't write. */
const foldersByDatabase = new Set(
  sourceFiles
    .filter(file => /\bisPostgres\(|\bsql(<[^`]*>)?`/.test(read(file)))
    .map(file => path.dirname(file)),
)

const onEither = allFiles.filter(
  file => file.endsWith('.db.test.ts') && read(file).includes('.each(eitherDatabase)'),
)

it('tests that run on either database are of code that is the same on both', () => {
  expect(onEither.length).toBeGreaterThan(20)
  expect(onEither.filter(file => foldersByDatabase.has(path.dirname(file)))).toEqual([])
})

it('tests of what happens at the same time run on both databases', () => {
  const atOnce = /Promise\.all|concurrent|at once|at the same time|simultaneous|\brace|deadlock|lock|kill/i
  expect(onEither.filter(file => atOnce.test(read(file)))).toEqual([])
})
