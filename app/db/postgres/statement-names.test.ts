import { expect, it } from 'vitest'
import { StatementNames } from './statement-names.ts'

it('names a statement at its second use, and each by a name of its own', () => {
  const names = new StatementNames()
  expect(names.nameOf('select 1')).toBeUndefined()
  expect(names.nameOf('select 2')).toBeUndefined()
  const [one, two] = [names.nameOf('select 1'), names.nameOf('select 2')]
  expect(new Set([undefined, one, two]).size).toBe(3)
  expect(names.nameOf('select 1')).toBe(one)
})

it('gives new names once tables have changed', () => {
  const names = new StatementNames()
  const use = () => [names.nameOf('select 1'), names.nameOf('select 1')]
  const [, before] = use()
  names.clear()
  const [first, after] = use()
  expect(first).toBeUndefined()
  expect([undefined, before]).not.toContain(after)
})

it.each([
  ['has a list of values that never comes again', `select ${'1, '.repeat(3000)}1`],
  ['PostgreSQL has no plan for', 'create table plain (n integer)'],
])('never names a statement that %s', (_, sql) => {
  const names = new StatementNames()
  names.nameOf(sql)
  expect(names.nameOf(sql)).toBeUndefined()
})
