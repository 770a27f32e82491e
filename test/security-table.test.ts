import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** OWASP ASVS 5.0.0: the number of requirements of level 1 and 2 per section. "1 1 2" is .1, .2 and .3. */
const sections: Record<string, string> = {
  '1.1': '2 2',
  '1.2': '1 1 1 1 1 2 2 2 2',
  '1.3': '1 1 2 2 2 2 2 2 2 2 2',
  '1.4': '2 2 2',
  '1.5': '1 2',
  '2.1': '1 2 2',
  '2.2': '1 1 2',
  '2.3': '1 2 2 2',
  '2.4': '2',
  '3.2': '1 1',
  '3.3': '1 2 2 2',
  '3.4': '1 1 2 2 2 2',
  '3.5': '1 1 1 2 2',
  '3.7': '2 2',
  '4.1': '1 2 2',
  '4.2': '2',
  '4.3': '2 2',
  '4.4': '1 2 2 2',
  '5.1': '2',
  '5.2': '1 1 2',
  '5.3': '1 1',
  '5.4': '2 2 2',
  '6.1': '1 2 2',
  '6.2': '1 1 1 1 1 1 1 1 2 2 2 2',
  '6.3': '1 1 2 2',
  '6.4': '1 1 2 2',
  '6.5': '2 2 2 2 2',
  '6.6': '2 2 2',
  '6.8': '2 2 2 2',
  '7.1': '2 2 2',
  '7.2': '1 1 1 1',
  '7.3': '2 2',
  '7.4': '1 1 2 2 2',
  '7.5': '2 2',
  '7.6': '2 2',
  '8.1': '1 2',
  '8.2': '1 1 2',
  '8.3': '1',
  '8.4': '2',
  '9.1': '1 1 1',
  '9.2': '1 2 2 2',
  '10.1': '2 2',
  '10.2': '2 2',
  '10.3': '2 2 2 2',
  '10.4': '1 1 1 1 1 2 2 2 2 2 2',
  '10.5': '2 2 2 2 2',
  '10.6': '2 2',
  '10.7': '2 2 2',
  '11.1': '2 2',
  '11.2': '2 2 2',
  '11.3': '1 1 2',
  '11.4': '1 2 2 2',
  '11.5': '2',
  '11.6': '2',
  '12.1': '1 2 2',
  '12.2': '1 1',
  '12.3': '2 2 2 2',
  '13.1': '2',
  '13.2': '2 2 2 2 2',
  '13.3': '2 2',
  '13.4': '1 2 2 2 2',
  '14.1': '2 2',
  '14.2': '1 2 2 2',
  '14.3': '1 2 2',
  '15.1': '1 2 2',
  '15.2': '1 2 2',
  '15.3': '1 2 2 2 2 2 2',
  '16.1': '2',
  '16.2': '2 2 2 2 2',
  '16.3': '2 2 2 2',
  '16.4': '2 2 2',
  '16.5': '2 2 2',
  '17.1': '2',
  '17.2': '2 2 2 2',
  '17.3': '2 2',
}
const standard = Object.entries(sections).flatMap(([section, levels]) =>
  levels.split(' ').map((level, at) => `${section}.${at + 1} of level ${level}`),
)

const page = readFileSync('docs/asvs.md', 'utf8')
const rows = [...page.matchAll(/^\| (\d[\d.]*) \| (\d) \| (.+?) \| (.+) \|$/gm)].map(
  ([, id, level, requirement, evidence]) => ({
    id: id!,
    level: level!,
    requirement: requirement!,
    evidence: evidence!,
  }),
)
const tests = rows.flatMap(({ id, evidence }) =>
  [...evidence.matchAll(/`([^`]+)`: "([^"]+)"/g)].map(([, file, name]) => ({ id, file: file!, name: name! })),
)

describe('the table of security requirements', () => {
  it('has every requirement of level 1 and 2 once, in order', () => {
    expect(standard).toHaveLength(253)
    expect(rows.map(({ id, level }) => `${id} of level ${level}`)).toEqual(standard)
  })

  it('gives evidence for each', () => {
    const states = /^(?:`[^`]+`: "|by design: |not applicable(?: yet)?: |not yet: )/
    expect(rows.filter(({ evidence }) => !states.test(evidence))).toEqual([])
  })

  it('names existing tests', () => {
    expect(tests.length).toBeGreaterThan(60)
    const missing = tests.filter(({ file, name }) => {
      const isTest = /\.(?:test|spec)\.ts$|^test\/attack\//.test(file)
      return !isTest || !existsSync(file) || !isNamedIn(readFileSync(file, 'utf8'), name)
    })
    expect(missing).toEqual([])
  })

  it('names existing files', () => {
    const paths = [...page.matchAll(/`((?:app|server|scripts|test|docs)\/[^`\s]*)`/g)].map(
      ([, path]) => path!,
    )
    expect(paths.filter(path => !existsSync(path))).toEqual([])
  })
})

/** Whether a file has a test of this name, in any quotes. */
function isNamedIn(source: string, name: string): boolean {
  return [`'${name}'`, `"${name}"`, `\`${name}\``, `'${name.replaceAll("'", "\\'")}'`].some(quoted =>
    source.includes(quoted),
  )
}
